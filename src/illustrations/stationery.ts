import type { Drawing, Triple } from './drawing.ts';
import type { Material } from './materials.ts';
import { cell, gauge, shadow } from './parts.ts';
import { van } from './vehicles.ts';

const envelopeSize = { width: 220, depth: 146 };

/** A closed envelope that lies flat, a seal on its flap. */
export function envelope(drawing: Drawing, [x, y, z]: Triple, scale = 1, material: Material = 'lit'): void {
  const [width, depth] = [envelopeSize.width * scale, envelopeSize.depth * scale];
  const top = z + 10 * scale;
  drawing.prism({ at: [x, y, z], size: [width, depth, 10 * scale], radius: 8 * scale, material });
  const tip: Triple = [x + width / 2, y + depth * 0.58, top];
  const inset = 3 * scale;
  const corners: Triple[] = [
    [x + inset, y + inset, top],
    [x + width - inset, y + inset, top],
  ];
  // The folds of the pocket end where the flap covers them.
  for (const [corner, end] of [
    [inset, 0.41],
    [width - inset, 0.59],
  ] as const)
    drawing.line({
      points: [
        [x + corner, y + depth - inset, top],
        [x + width * end, y + depth * 0.475, top],
      ],
      stroke: 'aurora',
      width: 2.5 * scale,
    });
  // In a tone of its own: by its edges alone it is not told from the folds, seen at this angle.
  drawing.face([corners[0]!, tip, corners[1]!], 'aurora');
  drawing.line({ points: [corners[0]!, tip, corners[1]!], stroke: 'action', width: 2.5 * scale });
  const seal = 40 * scale;
  drawing.patch({
    at: [tip[0] - seal / 2, tip[1] - seal / 2, top],
    width: seal,
    depth: seal,
    radius: seal / 2,
    fill: 'night',
  });
  drawing.line({
    points: [
      [tip[0] - seal * 0.17, tip[1] + seal * 0.12, top],
      [tip[0] + seal * 0.08, tip[1] + seal * 0.14, top],
      [tip[0] + seal * 0.08, tip[1] - seal * 0.26, top],
    ],
    stroke: 'aurora',
    width: 4 * scale,
  });
}

/** An open envelope, and the report that comes out of it. */
export function letter(drawing: Drawing): void {
  const { width, depth } = envelopeSize;
  const reach = 132;
  shadow(drawing, [0, -reach, 0], width, depth + reach, 10);
  drawing.prism({ at: [0, 8, 0], size: [width, depth - 8, 8], material: 'lit' });
  drawing.prism({ at: [16, -reach, 10], size: [width - 32, depth + reach - 20, 3], radius: 5, material: 'paper' });
  const page = 13;
  drawing.patch({ at: [34, -reach + 18, page], width: 76, depth: 11, radius: 3, fill: 'ink' });
  gauge(drawing, [width - 66, -reach + 50, page], 30, 0.86);
  for (const [line, long] of [
    [44, 76],
    [60, 62],
    [76, 70],
    [100, 152],
    [116, 152],
    [132, 120],
  ] as const)
    drawing.patch({ at: [34, -reach + line, page], width: long, depth: 7, radius: 3, fill: 'line' });
  const pocket = 16;
  drawing.face(
    [
      [0, 8, pocket],
      [width / 2, depth * 0.62, pocket],
      [width, 8, pocket],
      [width, depth, pocket],
      [0, depth, pocket],
    ],
    'aurora',
  );
  drawing.face(
    [
      [0, depth, pocket],
      [width / 2, depth * 0.62, pocket],
      [width, depth, pocket],
    ],
    'aurora-strong',
  );
  drawing.face(
    [
      [0, depth, pocket],
      [width, depth, pocket],
      [width, depth, 0],
      [0, depth, 0],
    ],
    'aurora',
  );
  drawing.face(
    [
      [width, 8, pocket],
      [width, depth, pocket],
      [width, depth, 0],
      [width, 8, 0],
    ],
    'action',
  );
}

/** A letter on its way: it has left the ground, and its track is behind it. */
export function sent(drawing: Drawing): void {
  const high = 92;
  shadow(drawing, [10, 10, 0], envelopeSize.width - 20, envelopeSize.depth - 20, 20);
  for (const [line, from] of [
    [22, -120],
    [73, -170],
    [124, -96],
  ] as const)
    drawing.line({
      points: [
        [from, line, high],
        [-24, line, high],
      ],
      stroke: 'line-strong',
      width: 3,
      dashed: line !== 73,
    });
  envelope(drawing, [0, 0, high]);
}

/** A desk calendar, one of its days chosen; or taken off again, its block beside where it was. */
export function calendar(drawing: Drawing, isCleared = false): void {
  const [columns, rows, step] = [5, 4, 46];
  const [width, depth] = [columns * step + 34, rows * step + 76];
  shadow(drawing, [0, 0, 0], width, depth, 16);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, 14], radius: 16, material: 'dark' });
  drawing.prism({ at: [6, 6, 14], size: [width - 12, depth - 12, 6], radius: 12, material: 'paper' });
  const top = 20;
  drawing.patch({ at: [6, 6, top], width: width - 12, depth: 44, radius: 10, fill: 'night-raised' });
  drawing.patch({ at: [24, 22, top], width: 84, depth: 12, radius: 6, fill: 'aurora' });
  for (let ring = 0; ring < 4; ring++)
    drawing.prism({ at: [40 + ring * 56, -4, 12], size: [12, 20, 14], radius: 6, material: 'metal' });
  for (let day = 0; day < columns * rows; day++) {
    const [x, y] = [20 + (day % columns) * step, 62 + Math.floor(day / columns) * step];
    if (day === 12 && isCleared) {
      drawing.patch({
        at: [x, y, top],
        width: 38,
        depth: 38,
        radius: 8,
        stroke: 'line-strong',
        strokeWidth: 1.5,
        dashed: true,
      });
    } else if (day === 12) {
      drawing.prism({ at: [x, y, top], size: [38, 38, 34], radius: 8, material: 'lit' });
      drawing.beam([x + 19, y + 19, top + 34], 20, 84, 'aurora');
    } else
      drawing.patch({ at: [x, y, top], width: 38, depth: 38, radius: 8, fill: day < 6 ? 'sunken' : 'action-tint' });
  }
  if (isCleared) {
    const beside: Triple = [width + 30, depth - 90, 0];
    shadow(drawing, beside, 38, 38, 8);
    drawing.prism({ at: beside, size: [38, 38, 34], radius: 8, material: 'metal' });
  }
}

/** What a reading earns, worked out: a desk calculator. */
export function calculator(drawing: Drawing): void {
  const [width, depth, high] = [176, 236, 22];
  shadow(drawing, [0, 0, 0], width, depth, 20);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, high], radius: 20, material: 'dark' });
  drawing.patch({ at: [16, 16, high], width: width - 32, depth: 56, radius: 10, fill: 'night' });
  for (let bar = 0; bar < 6; bar++) {
    const tall = 12 + bar * 5;
    drawing.patch({ at: [34 + bar * 19, 64 - tall, high], width: 12, depth: tall, radius: 3, fill: 'aurora' });
  }
  for (let key = 0; key < 16; key++) {
    const [column, row] = [key % 4, Math.floor(key / 4)];
    if (column === 3 && row === 3) continue;
    const isTall = column === 3 && row === 2;
    drawing.prism({
      at: [16 + column * 37, 84 + row * 36, high],
      size: [32, isTall ? 66 : 30, 10],
      radius: 8,
      material: isTall ? 'lit' : column === 3 ? 'cell' : 'metal',
    });
  }
}

/** What prices are made for: cells of a line, a vehicle and reports, each on its lane. */
export function prices(drawing: Drawing): void {
  const [side, floor] = [404, 14];
  shadow(drawing, [0, 0, 0], side, side, 30);
  drawing.prism({ at: [0, 0, 0], size: [side, side, floor], radius: 30, material: 'metal' });
  for (const y of [122, 276])
    drawing.line({
      points: [
        [22, y, floor],
        [side - 22, y, floor],
      ],
      stroke: 'line',
      width: 2,
    });
  const [belt, cells] = [22, 7];
  drawing.prism({ at: [22, 28, floor], size: [side - 44, 72, belt], radius: 20, material: 'dark' });
  for (let place = 0; place < cells; place++)
    cell(drawing, [40 + place * 48, 46, floor + belt], 36, 54, place === 4 ? 'lit' : 'cell');
  van(drawing, [58, 140, floor]);
  for (let place = 0; place < 3; place++) {
    const [x, y, z] = [26 + place * 122, 290, floor];
    drawing.prism({ at: [x, y, z], size: [108, 92, 4], radius: 8, material: 'paper' });
    gauge(drawing, [x + 54, y + 54, z + 4], 30, [0.86, 0.92, 0.79][place]!);
    drawing.patch({
      at: [x + 24, y + 68, z + 4],
      width: 60,
      depth: 12,
      radius: 5,
      fill: place === 2 ? 'signal-bright' : 'aurora',
    });
  }
}
