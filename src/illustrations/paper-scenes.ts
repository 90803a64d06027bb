import type { Drawing, Triple } from './drawing.ts';
import { shadow } from './parts.ts';

const size = { width: 168, depth: 226, height: 3 };

/** A written sheet that lies flat: its heading and so many lines, each of its own length. */
function written(drawing: Drawing, [x, y, z]: Triple, lines: number[]): void {
  const { width, depth, height } = size;
  drawing.prism({ at: [x, y, z], size: [width, depth, height], radius: 6, material: 'paper' });
  const top = z + height;
  drawing.patch({ at: [x + 20, y + 20, top], width: 84, depth: 13, radius: 3, fill: 'ink' });
  lines.forEach((long, line) =>
    drawing.patch({ at: [x + 20, y + 50 + line * 20, top], width: long, depth: 7, radius: 3, fill: 'line' }),
  );
}

/** A quote: its rows with a price each, what they come to, and a signature beside a seal. */
export function quote(drawing: Drawing): void {
  const { width, depth, height } = size;
  shadow(drawing, [0, 0, 0], width, depth, 8);
  written(drawing, [0, 0, 0], [72, 84, 60]);
  for (const row of [0, 1, 2])
    drawing.patch({ at: [width - 56, 50 + row * 20, height], width: 36, depth: 7, radius: 3, fill: 'action' });
  drawing.patch({ at: [20, 118, height], width: width - 40, depth: 26, radius: 6, fill: 'action-tint' });
  drawing.patch({ at: [width - 74, 127, height], width: 46, depth: 9, radius: 3, fill: 'action-strong' });
  drawing.line({
    points: [
      [22, 196, height],
      [36, 178, height],
      [42, 198, height],
      [56, 180, height],
      [64, 196, height],
      [84, 188, height],
    ],
    stroke: 'action',
    width: 2.5,
  });
  drawing.patch({ at: [20, 204, height], width: 72, depth: 2, fill: 'line-strong' });
  drawing.prism({ at: [width - 62, 168, height], size: [40, 40, 8], radius: 20, material: 'lit' });
}

/** Papers for a review, one above the other; the one on top is sealed. */
export function documents(drawing: Drawing): void {
  const { width, depth, height } = size;
  const step = 34;
  shadow(drawing, [0, 0, 0], width, depth, 8);
  for (const sheet of [0, 1, 2]) {
    const z = sheet * step;
    if (sheet > 0) drawing.shade({ at: [10, 10, z - step + height], width, depth, radius: 6 }, 8, 0.08);
    written(drawing, [0, 0, z], [128, 116, 124, 92, 128, 108, 64]);
  }
  drawing.prism({ at: [width - 62, depth - 62, 2 * step + height], size: [42, 42, 10], radius: 21, material: 'lit' });
}
