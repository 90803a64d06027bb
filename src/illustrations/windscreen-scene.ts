import type { Drawing, Triple } from './drawing.ts';
import type { Colour } from './materials.ts';
import { ground } from './product-scenes.ts';
import { wheel } from './vehicle.ts';

/** The windscreen leans from the roof to the bonnet. */
const screen = { top: { x: 130, z: 188 }, bottom: { x: 214, z: 98 } };
const side = 196;

/** A place on the windscreen: `along` it from the car's one side to the other, `down` from 0 at the roof to 1 at the bonnet. */
function onScreen(along: number, down: number): Triple {
  const { top, bottom } = screen;
  return [top.x + (bottom.x - top.x) * down, along, top.z + (bottom.z - top.z) * down];
}

/** A place on the card, which hangs behind the windscreen; its sides run from 0 to 1. */
const onCard = (across: number, down: number) => onScreen(150 - across * 104, 0.25 + down * 0.6);

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
  ground(drawing, [-20, -24], 400, 248);
  drawing.prism({ at: [60, 8, 10], size: [170, side - 16, 16], radius: 6, material: 'lit' });
  drawing.prism({ at: [0, 0, 24], size: [330, side, 72], radius: 30, material: 'metal' });

  // The cabin: its side with two windows, the windscreen, the roof.
  const { top, bottom } = screen;
  const door = side - 6;
  drawing.face(
    [
      [14, door, 96],
      [bottom.x + 4, door, 96],
      [top.x, door - 10, top.z],
      [34, door - 10, top.z],
    ],
    'line',
  );
  for (const [left, right, lean] of [
    [30, 90, 8],
    [98, 186, 0],
  ] as const)
    drawing.face(
      [
        [left, door - 1, 102],
        [right, door - 1, 102],
        [lean ? right : 124, door - 8, 176],
        [left + lean, door - 8, 176],
      ],
      'night-raised',
    );
  drawing.face([onScreen(door, 1.04), onScreen(6, 1.04), onScreen(16, 0), onScreen(door - 10, 0)], 'on-night-muted');
  drawing.face(
    [onScreen(door - 10, 0.97), onScreen(16, 0.97), onScreen(24, 0.06), onScreen(door - 18, 0.06)],
    'night-raised',
  );
  drawing.patch({
    at: [30, 14, top.z],
    width: top.x - 26,
    depth: door - 22,
    radius: 14,
    fill: 'surface',
    stroke: 'on-night-muted',
    strokeWidth: 0.8,
  });
  drawing.patch({ at: [44, 32, top.z], width: top.x - 62, depth: door - 58, radius: 10, fill: 'sunken' });

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

  // The front of the car.
  for (const y of [165, 65]) panel(drawing, [330, y, 78], 34, 11, 'aurora');
  panel(drawing, [330, 124, 52], 52, 13, 'surface');
  for (const x of [58, 262]) wheel(drawing, [x, side, 26], 28);

  // The phone, its camera on the code.
  const phone = 330;
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
