import { cos30, type Drawing, type Triple } from './drawing.ts';

/*
 * Wide pictures, which stand across the whole head of a page: things beside each other, whose lower edge is level.
 */

/** The place that is seen so far to the right on the row. */
const along = (across: number): Triple => [across / 2 / cos30, -across / 2 / cos30, 0];

/** A reading as a narrow bell of pillars, in front of the wide bell of what is usual. */
export function bells(drawing: Drawing): void {
  const [count, side, room] = [29, 38, 70];
  // Half of the first and half of the last are beyond the edges: the row goes on.
  const width = (count - 1) * room;
  const [x, y] = along(width / 2);
  drawing.window([x, y, 108], width, 282);
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
