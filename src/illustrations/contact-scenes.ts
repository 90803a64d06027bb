import type { Drawing, Triple } from './drawing.ts';
import { closedPack, reader, shadow } from './parts.ts';
import { envelope } from './stationery.ts';

/** How a place is marked on a map: it stands on its point, and its front looks to the lower left. */
function pin(drawing: Drawing, [x, y, z]: Triple): void {
  const [radius, high] = [36, 92];
  for (const [back, fill] of [
    [-12, 'action'],
    [0, 'aurora'],
  ] as const) {
    drawing.face(
      [
        [x - radius * 0.9, y + back, z + high - 16],
        [x + radius * 0.9, y + back, z + high - 16],
        [x, y + back, z],
      ],
      fill,
    );
    drawing.disc([x, y + back, z + high], radius, fill);
  }
  drawing.disc([x, y, z + high], 15, 'night');
}

/** How wide and deep the plate of each way is. */
const side = 184;

function plate(drawing: Drawing, x: number): void {
  shadow(drawing, [x, 0, 0], side, side, 24);
  drawing.prism({ at: [x, 0, 0], size: [side, side, 12], radius: 24, material: 'dark' });
  drawing.patch({
    at: [x + 10, 10, 12],
    width: side - 20,
    depth: side - 20,
    radius: 16,
    stroke: 'line-strong',
    strokeWidth: 1.5,
  });
}

/** A place on the map. */
function place(drawing: Drawing, x: number): void {
  plate(drawing, x);
  const map = x + 22;
  drawing.prism({ at: [map, 22, 12], size: [side - 44, side - 44, 5], radius: 10, material: 'paper' });
  for (const street of [34, 96]) {
    drawing.patch({ at: [map + street, 22, 17], width: 9, depth: side - 44, fill: 'line' });
    drawing.patch({ at: [map, 22 + street - 6, 17], width: side - 44, depth: 9, fill: 'line' });
  }
  drawing.patch({ at: [map + 52, 66, 17], width: 36, depth: 38, radius: 8, fill: 'aurora-strong', opacity: 0.6 });
  drawing.patch({ at: [map + 58, 78, 17], width: 24, depth: 16, radius: 8, fill: 'ink', opacity: 0.25 });
  pin(drawing, [map + 70, 86, 17]);
}

/** The three ways to reach us, each on a plate of its own: a letter, a phone, a place on the map. */
export function contact(drawing: Drawing): void {
  const step = side + 20;
  plate(drawing, 0);
  drawing.patch({ at: [24, 52, 12], width: 150, depth: 100, radius: 12, fill: 'ink', opacity: 0.35 });
  envelope(drawing, [18, 38, 42], 0.68);
  plate(drawing, step);
  drawing.patch({ at: [step + 52, 22, 12], width: 100, depth: 156, radius: 16, fill: 'ink', opacity: 0.35 });
  reader(drawing, [step + 44, 12, 34]);
  place(drawing, 2 * step);
}

/** A phone, and the letter that has arrived on it. */
export function inbox(drawing: Drawing): void {
  const [width, depth] = [176, 290];
  shadow(drawing, [0, 0, 0], width, depth, 28);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, 15], radius: 28, material: 'dark' });
  drawing.patch({ at: [10, 10, 15], width: width - 20, depth: depth - 20, radius: 20, fill: 'surface' });
  drawing.patch({ at: [28, 30, 15], width: 66, depth: 13, radius: 6, fill: 'ink' });
  for (let mail = 0; mail < 4; mail++) {
    const y = 150 + mail * 32;
    drawing.patch({ at: [28, y, 15], width: 20, depth: 20, radius: 10, fill: mail ? 'line' : 'action' });
    drawing.patch({ at: [56, y, 15], width: 84, depth: 7, radius: 3, fill: mail ? 'line' : 'night-raised' });
    drawing.patch({ at: [56, y + 12, 15], width: 60, depth: 6, radius: 3, fill: 'sunken' });
  }
  drawing.patch({ at: [22, 62, 15], width: 140, depth: 82, radius: 12, fill: 'ink', opacity: 0.12 });
  envelope(drawing, [6, 34, 64], 0.74);
}

/** A cable that has been pulled out: nothing is read any more. */
export function unplugged(drawing: Drawing): void {
  closedPack(drawing, [0, 0, 0], [220, 150, 56]);
  drawing.prism({ at: [220, 62, 14], size: [10, 26, 18], radius: 4, material: 'dark' });
  drawing.cable(
    [
      [318, 75, 14],
      [380, 75, 10],
      [340, 240, 4],
      [214, 236, 6],
    ],
    'night-raised',
    'line-strong',
  );
  drawing.prism({ at: [268, 64, 4], size: [50, 24, 20], radius: 6, material: 'lit' });
  for (const pole of [68, 78])
    drawing.line({
      points: [
        [254, pole, 14],
        [268, pole, 14],
      ],
      stroke: 'line-strong',
      width: 4,
    });
  shadow(drawing, [122, 206, 0], 92, 156);
  reader(drawing, [122, 206, 0]);
}
