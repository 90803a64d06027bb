import type { Drawing } from './drawing.ts';
import { closedPack, gauge, reader, shadow } from './parts.ts';
import { adapter, cycler, dashboard, table } from './tools.ts';

const digits = {
  4: ['#.#', '#.#', '###', '..#', '..#'],
  0: ['###', '#.#', '#.#', '#.#', '###'],
};

/** The code of an unknown address, written with the cells of a pack. */
export function missing(drawing: Drawing): void {
  const rows = digits[4].map((row, index) => `.${row}.${digits[0][index]}.${row}.`);
  const empty = '.'.repeat(rows[0]!.length);
  const step = 28;
  const [width, depth] = [empty.length * step + 16, (rows.length + 2) * step + 16];
  drawing.prism({ at: [6, 6, -8], size: [width - 12, depth - 12, 8], radius: 18, material: 'cell' });
  drawing.prism({ at: [0, 0, 0], size: [width, depth, 14], radius: 20, material: 'dark' });
  [empty, ...rows, empty].forEach((row, y) =>
    [...row].forEach((cell, x) => {
      const isLit = cell === '#';
      drawing.prism({
        at: [10 + x * step, 10 + y * step, 14],
        size: [24, 24, isLit ? 15 : 4],
        radius: isLit ? 5 : 12,
        material: isLit ? 'lit' : 'faded',
      });
    }),
  );
}

/** What a demonstration is: the adapter in the car's socket, and the phone that shows what it says. */
export function demonstration(drawing: Drawing): void {
  dashboard(drawing, [0, 0, 0]);
  shadow(drawing, [112, 132, 0], 92, 156);
  reader(drawing, [112, 132, 0]);
}

/** A pack on a table, with the adapter that reads it and the cabinet that checks the reading. */
export function bench(drawing: Drawing): void {
  cycler(drawing, [-150, 20, 0]);
  const top = table(drawing, [0, 0, 0], 400, 230);
  closedPack(drawing, [30, 26, top], [210, 140, 50], { lit: true });
  drawing.cable(
    [
      [240, 92, top + 18],
      [290, 92, top + 18],
      [262, 54, top + 14],
      [296, 54, top + 14],
    ],
    'night-raised',
    'line-strong',
  );
  adapter(drawing, [296, 20, top]);
  drawing.prism({ at: [262, 138, top], size: [120, 78, 7], radius: 10, material: 'dark' });
  drawing.patch({ at: [268, 144, top + 7], width: 108, depth: 66, radius: 6, fill: 'surface' });
  gauge(drawing, [300, 177, top + 7], 22, 0.86);
  for (const [line, fill] of [
    [158, 'sunken'],
    [172, 'sunken'],
    [188, 'aurora'],
  ] as const)
    drawing.patch({ at: [332, line, top + 7], width: 36, depth: 8, radius: 3, fill });
}
