import type { Drawing, Triple } from './drawing.ts';
import type { Colour } from './materials.ts';
import { ground } from './product-scenes.ts';
import { car, windscreen as carScreen } from './vehicles.ts';

const scale = 1.75;
const asLarge = ([x, z]: readonly [number, number]) => ({ x: x * scale, z: z * scale });
/** The car's windscreen leans from its roof to its bonnet. */
const screen = { top: asLarge(carScreen.top), bottom: asLarge(carScreen.bottom) };

/** A place on the windscreen: `along` it from the car's one side to the other, `down` from 0 at the roof to 1 at the bonnet. */
function onScreen(along: number, down: number): Triple {
  const { top, bottom } = screen;
  return [top.x + (bottom.x - top.x) * down, along, top.z + (bottom.z - top.z) * down];
}

/** A place on the card, which hangs behind the windscreen; its sides run from 0 to 1. */
const onCard = (across: number, down: number) => onScreen(146 - across * 112, 0.12 + down * 0.74);

/** A rectangle on the card. */
function print(drawing: Drawing, [left, top, right, bottom]: [number, number, number, number], fill: Colour): void {
  drawing.face([onCard(left, top), onCard(right, top), onCard(right, bottom), onCard(left, bottom)], fill);
}

/** The gauge of the reports on the card, up to a share of its scale. */
function dial(drawing: Drawing, share: number, stroke: Colour): void {
  const points = Array.from({ length: 25 }, (_, step): Triple => {
    const angle = ((150 + 240 * share * (step / 24)) * Math.PI) / 180;
    return onCard(0.23 + 0.15 * Math.cos(angle), 0.53 + 0.21 * Math.sin(angle));
  });
  drawing.line({ points, stroke, width: 6 });
}

/** A rectangle on a side that faces the lower right. */
function panel(drawing: Drawing, [x, y, z]: Triple, width: number, height: number, fill: Colour): void {
  drawing.face(
    [
      [x, y, z],
      [x, y - width, z],
      [x, y - width, z - height],
      [x, y, z - height],
    ],
    fill,
  );
}

/** Where dark squares of a code stand: its three corners, and some between them. */
const code = ['###.###', '#.#.#.#', '###.###', '..##.#.', '###..##', '#.#.#..', '###.#.#'];

/** A window card in a car, and the phone that reads the code on it. */
export function windscreen(drawing: Drawing): void {
  ground(drawing, [-20, -24], 500, 248);
  car(drawing, [0, 0, 0], undefined, scale);

  // The card: its heading, the gauge, the verdict, and the code.
  print(drawing, [0, 0, 1, 1], 'surface');
  print(drawing, [0.07, 0.1, 0.64, 0.19], 'action');
  dial(drawing, 1, 'line');
  dial(drawing, 0.9, 'action');
  print(drawing, [0.07, 0.8, 0.39, 0.88], 'line-strong');
  print(drawing, [0.5, 0.28, 0.93, 0.42], 'aurora');
  code.forEach((row, down) => {
    for (const { index, 0: squares } of row.matchAll(/#+/g)) {
      const [left, top] = [0.6 + index * 0.047, 0.5 + down * 0.06];
      print(drawing, [left, top, left + squares.length * 0.047, top + 0.06], 'ink');
    }
  });

  // The phone, its camera on the code.
  const phone = 400;
  const eye: Triple = [phone, 40, 196];
  const [first, second, third] = [onCard(0.6, 0.5), onCard(0.93, 0.5), onCard(0.93, 0.92)];
  drawing.face([first, second, eye], 'aurora', 0.18);
  drawing.face([second, third, eye], 'aurora', 0.3);
  drawing.line({ points: [onCard(0.76, 0.7), eye], stroke: 'aurora-strong', width: 3, dashed: true });
  drawing.prism({ at: [phone, 8, 128], size: [9, 64, 116], radius: 4, material: 'dark' });
  const glass = phone + 9;
  panel(drawing, [glass, 67, 238], 54, 104, 'surface');
  panel(drawing, [glass, 61, 230], 26, 7, 'ink');
  code.forEach((row, down) => {
    for (const { index, 0: squares } of row.matchAll(/#+/g))
      panel(drawing, [glass, 60 - index * 5.6, 216 - down * 5.6], squares.length * 5.6, 5.6, 'night-raised');
  });
  panel(drawing, [glass, 61, 164], 42, 14, 'aurora');
}
