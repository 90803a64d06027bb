import { servers, smallVan } from './chain-scenes.ts';
import { cos30, type Drawing, type Triple } from './drawing.ts';
import { car, closedPack, glass, reader, storage } from './parts.ts';
import { padlock } from './path-scene.ts';
import { adapter, cells, chamber, cycler } from './tools.ts';

/*
 * Wide pictures, which stand across the whole head of a page: things beside each other, whose lower edge is level.
 */

/** Draws a thing; its middle is at a place on the row, in the unit of the picture's width. */
type Thing = readonly [across: number, draw: (middle: Triple) => void];

/** The place that is seen so far to the right on the row. */
const along = (across: number): Triple => [across / 2 / cos30, -across / 2 / cos30, 0];

function row(things: readonly Thing[]): void {
  for (const [across, draw] of things) draw(along(across));
}

const packAt = (drawing: Drawing, [x, y, z]: Triple, lit = false): void =>
  closedPack(drawing, [x - 75, y - 55, z], [150, 110, 44], { lit, ribs: 2 });

/** What we measure, and with what: cells, the cabinets that test them, cars, a report and a pack's second life. */
export function workshop(drawing: Drawing): void {
  row([
    [0, ([x, y, z]) => cells(drawing, [x - 95, y - 45, z])],
    [240, ([x, y, z]) => chamber(drawing, [x - 80, y - 60, z])],
    [450, ([x, y, z]) => cycler(drawing, [x - 60, y - 50, z])],
    [690, (middle) => packAt(drawing, middle, true)],
    [980, ([x, y, z]) => car(drawing, [x - 120, y - 55, z])],
    [1230, ([x, y, z]) => adapter(drawing, [x - 42, y - 54, z])],
    [1400, ([x, y, z]) => reader(drawing, [x - 46, y - 78, z])],
    [1640, ([x, y, z]) => smallVan(drawing, [x - 74, y - 92, z])],
    [1910, ([x, y, z]) => storage(drawing, [x - 90, y - 50, z + 8], 0.75)],
  ]);
}

/** Data under glass: stores on both sides of a padlock, and one reader that may see them. */
export function vault(drawing: Drawing): void {
  const store = (middle: Triple, isLit = false): void => {
    const [x, y, z] = middle;
    drawing.prism({ at: [x - 85, y - 85, z], size: [170, 170, 8], radius: 18, material: 'dark' });
    servers(drawing, [x - 74, y - 92, z + 8]);
    glass(drawing, [x - 85, y - 85, z + 8], [170, 170, 112], isLit ? 'aurora' : 'action');
  };
  drawing.line({ points: [along(0), along(1880)], stroke: 'action', width: 3 });
  row([
    [0, (middle) => store(middle)],
    [330, (middle) => store(middle)],
    [660, (middle) => store(middle, true)],
    [
      985,
      ([x, y, z]) => {
        drawing.prism({ at: [x - 85, y - 85, z], size: [170, 170, 20], radius: 18, material: 'lit' });
        padlock(drawing, [x, y, z + 20]);
      },
    ],
    [1310, (middle) => store(middle, true)],
    [1640, (middle) => store(middle)],
    [
      1930,
      ([x, y, z]) => {
        drawing.prism({ at: [x - 75, y - 92, z], size: [150, 184, 8], radius: 18, material: 'dark' });
        reader(drawing, [x - 46, y - 78, z + 8]);
      },
    ],
  ]);
}

/** A reading as a narrow bell of pillars, in front of the wide bell of what is usual. */
export function bells(drawing: Drawing): void {
  const [count, side, room] = [29, 38, 70];
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
