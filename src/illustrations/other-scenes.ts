import type { Drawing, Triple } from './drawing.ts';
import { closedPack, gauge, shadow } from './parts.ts';
import { adapter, cycler, table } from './tools.ts';

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

/** What a demonstration is: the adapter and the phone, and what they find on the engineer's screen. */
export function demonstration(drawing: Drawing): void {
  shadow(drawing, [0, 0, -10], 400, 300, 26);
  drawing.prism({ at: [0, 0, -10], size: [400, 300, 10], radius: 26, material: 'dark' });
  laptop(drawing, [34, 30, 0]);
  shadow(drawing, [40, 222, 0], 104, 66, 12);
  phone(drawing, [40, 222, 0]);
  adapter(drawing, [296, 130, 0]);
  drawing.line({
    points: [
      [222, 252, 4],
      [286, 236, 4],
    ],
    stroke: 'aurora',
    width: 3,
    dashed: true,
  });
}

/** A laptop: vehicles over months on its screen, and the one that leaves their band. */
function laptop(drawing: Drawing, [x, y, z]: Triple): void {
  const [width, depth, high] = [236, 152, 148];
  shadow(drawing, [x, y, z], width, depth, 14);
  drawing.prism({ at: [x, y, z], size: [width, depth, 9], radius: 12, material: 'metal' });
  drawing.patch({ at: [x + 16, y + 26, z + 9], width: width - 32, depth: 66, radius: 5, fill: 'line' });
  for (let key = 0; key < 36; key++)
    drawing.patch({
      at: [x + 20 + (key % 12) * 16.5, y + 30 + Math.floor(key / 12) * 20, z + 9],
      width: 14,
      depth: 17,
      radius: 3,
      fill: key === 17 ? 'aurora' : 'canvas',
    });
  drawing.patch({ at: [x + 78, y + 102, z + 9], width: 80, depth: 40, radius: 6, fill: 'line' });
  drawing.prism({ at: [x, y + 2, z + 9], size: [width, 9, high], radius: 4, material: 'dark' });
  const front = y + 11;
  drawing.front({ at: [x + 8, front, z + high + 1], width: width - 16, height: high - 14, radius: 5, fill: 'night' });
  const [left, top] = [x + 22, z + high - 14];
  drawing.front({ at: [left, front, top], width: 62, height: 9, radius: 4, fill: 'on-night-muted' });
  for (let grid = 0; grid < 4; grid++)
    drawing.front({ at: [left, front, top - 26 - grid * 22], width: 126, height: 1.5, fill: 'night-line' });
  const place = (month: number, loss: number): Triple => [left + month * 21, front, top - 26 - loss];
  const months = [0, 1, 2, 3, 4, 5, 6];
  for (const slope of [0.6, 1.5, 2.4])
    drawing.line({
      points: months.map((month) => place(month, 4 + month * slope)),
      stroke: 'line-strong',
      width: 2,
    });
  drawing.line({
    points: months.map((month) => place(month, 4 + month * 1.5 + Math.max(0, month - 2) ** 2 * 3)),
    stroke: 'aurora',
    width: 3.5,
  });
  drawing.disc(place(6, 61), 6, 'aurora');
  for (let cell = 0; cell < 24; cell++)
    drawing.front({
      at: [left + 144 + (cell % 4) * 13, front, top - 4 - Math.floor(cell / 4) * 13],
      width: 10,
      height: 10,
      radius: 2,
      fill: cell === 14 ? 'signal-bright' : (['action', 'aurora', 'action', 'aurora-strong'] as const)[(cell * 7) % 4],
    });
  drawing.front({ at: [left + 144, front, top - 88], width: 49, height: 18, radius: 9, fill: 'aurora' });
}

/** A phone that lies across, with its reading. */
function phone(drawing: Drawing, [x, y, z]: Triple): void {
  drawing.prism({ at: [x, y, z], size: [174, 66, 8], radius: 14, material: 'dark' });
  drawing.patch({ at: [x + 6, y + 5, z + 8], width: 162, depth: 56, radius: 10, fill: 'surface' });
  gauge(drawing, [x + 40, y + 35, z + 8], 18, 0.86);
  for (const [line, long, fill] of [
    [12, 76, 'ink'],
    [27, 60, 'line'],
    [42, 76, 'aurora'],
  ] as const)
    drawing.patch({ at: [x + 78, y + line, z + 8], width: long, depth: line === 42 ? 11 : 7, radius: 3.5, fill });
}

/** A pack on a table, with the adapter that reads it and the cabinet that checks the reading. */
export function bench(drawing: Drawing): void {
  shadow(drawing, [-182, -28, -10], 614, 318, 26);
  drawing.prism({ at: [-182, -28, -10], size: [614, 318, 10], radius: 26, material: 'dark' });
  cycler(drawing, [-152, 60, 0]);
  const top = table(drawing, [0, 0, 0], 400, 258);
  closedPack(drawing, [26, 26, top], [206, 140, 50], { lit: true });
  adapter(drawing, [292, 16, top]);
  drawing.cable(
    [
      [232, 118, top + 18],
      [268, 118, top + 10],
      [334, 172, top + 8],
      [334, 126, top + 19],
    ],
    'night-raised',
    'line-strong',
  );
  drawing.prism({ at: [258, 168, top], size: [120, 78, 7], radius: 10, material: 'dark' });
  drawing.patch({ at: [264, 174, top + 7], width: 108, depth: 66, radius: 6, fill: 'surface' });
  gauge(drawing, [296, 207, top + 7], 22, 0.86);
  for (const [line, fill] of [
    [188, 'sunken'],
    [202, 'sunken'],
    [218, 'aurora'],
  ] as const)
    drawing.patch({ at: [328, line, top + 7], width: 36, depth: 8, radius: 3, fill });
}
