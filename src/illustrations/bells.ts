import { cos30, type Drawing, type Triple } from './drawing.ts';

/** The place that is seen so far to the right on the row. */
const along = (across: number): Triple => [across / 2 / cos30, -across / 2 / cos30, 0];

/** A reading as a narrow bell of pillars, in front of the wide bell of what is usual. */
export function bells(drawing: Drawing): void {
  // The row goes on beyond the view, as wide as all are (landscape-scenes.ts).
  const [count, side, room] = [31, 38, 70];
  const [x, y] = along(((count - 1) * room) / 2);
  drawing.window([x, y, 108], (count - 1) * room, 900);
  const bell = (at: number, middle: number, spread: number) => Math.exp(-(((at - middle) / spread) ** 2) / 2);
  for (let pillar = 0; pillar < count; pillar++) {
    const [x, y, z] = along(pillar * room);
    const measured = 210 * bell(pillar, 9, 1.5);
    const usual = 105 * bell(pillar, 18, 3);
    const isMeasured = measured > usual;
    drawing.prism({
      at: [x - side / 2, y - side / 2, z],
      size: [side, side, 10 + Math.max(measured, usual)],
      radius: 8,
      material: pillar === 9 ? 'lit' : isMeasured && measured > 4 ? 'cell' : 'metal',
    });
  }
}
