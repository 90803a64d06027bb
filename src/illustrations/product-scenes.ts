import type { Drawing, Triple } from './drawing.ts';
import type { Colour, Material } from './materials.ts';
import { closedPack, reader, shadow } from './parts.ts';
import { van } from './vehicles.ts';

/** The ground that things of the real world stand on. */
export function ground(drawing: Drawing, [x, y]: [number, number], width: number, depth: number): void {
  shadow(drawing, [x, y, -10], width, depth, 24);
  drawing.prism({ at: [x, y, -10], size: [width, depth, 10], radius: 24, material: 'dark' });
}

/** The upper part of a dashboard: flat, bent towards the driver, and down; its end to the right is seen. */
function dashboard(drawing: Drawing): void {
  const [left, right] = [-6, 326];
  const steps = 8;
  // Its side view, from the back along the top and round the edge.
  const edge = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (step / steps) * (Math.PI / 2);
    return [52 + 44 * Math.sin(angle), 172 - 36 * (1 - Math.cos(angle))] as const;
  });
  const profile = [[0, 172] as const, ...edge, [92, 116] as const, [0, 116] as const];
  const along = (x: number, places: readonly (readonly [number, number])[]) =>
    places.map(([y, z]): Triple => [x, y, z]);
  const strip = (places: readonly (readonly [number, number])[]) => [
    ...along(left, places),
    ...along(right, places).reverse(),
  ];
  drawing.bent(
    strip(profile.slice(0, -1)),
    [
      [left, ...edge[0]!],
      [left, ...edge.at(-1)!],
    ],
    ['line-strong', 'night-line'],
    'x',
  );
  drawing.face(along(right, profile), 'night-line');
}

/** The adapter as it stands out of its socket, its light on. */
function pluggedIn(drawing: Drawing, [x, y, z]: Triple): void {
  drawing.prism({ at: [x + 5, y, z + 4], size: [50, 10, 24], radius: 3, material: 'metal' });
  drawing.prism({ at: [x, y + 10, z], size: [60, 46, 32], radius: 9, material: 'dark' });
  drawing.patch({ at: [x + 9, y + 19, z + 32], width: 42, depth: 28, radius: 6, fill: 'night', stroke: 'line-strong' });
  drawing.patch({ at: [x + 16, y + 28, z + 32], width: 28, depth: 8, radius: 4, fill: 'aurora' });
  drawing.front({ at: [x + 14, y + 56, z + 20], width: 32, height: 6, radius: 3, fill: 'aurora' });
}

/** The windscreen behind it, in its frame, with what is mirrored in it. */
function windscreen(drawing: Drawing): void {
  const [foot, head]: [Triple, Triple] = [
    [0, -8, 164],
    [0, 22, 264],
  ];
  const at = (x: number, up: number): Triple => [
    x,
    foot[1] + (head[1] - foot[1]) * up,
    foot[2] + (head[2] - foot[2]) * up,
  ];
  const frame = [at(2, 0), at(20, 1), at(300, 1), at(318, 0)];
  drawing.face(frame, 'night-line', 0.75);
  drawing.face([at(60, 0.1), at(104, 1), at(150, 1), at(106, 0.1)], 'on-night', 0.12);
  drawing.face([at(124, 0.1), at(168, 1), at(182, 1), at(138, 0.1)], 'on-night', 0.12);
  drawing.line({ points: frame, stroke: 'on-night-muted', width: 6 });
}

/** BatScan's adapter in the socket below a dashboard, and the phone that it answers. */
export function socket(drawing: Drawing): void {
  ground(drawing, [-16, -16], 352, 264);
  windscreen(drawing);
  drawing.prism({ at: [0, 0, 0], size: [312, 40, 120], radius: 10, material: 'metal' });
  // The pedals.
  for (const x of [70, 112]) {
    drawing.line({
      points: [
        [x + 11, 44, 112],
        [x + 11, 54, 52],
      ],
      stroke: 'line-strong',
      width: 5,
    });
    drawing.prism({ at: [x, 52, 22], size: [22, 6, 34], radius: 3, material: 'dark' });
  }
  // The socket, in its light.
  drawing.front({ at: [178, 40, 84], width: 112, height: 62, radius: 14, fill: 'line-strong' });
  drawing.front({
    at: [184, 40, 78],
    width: 100,
    height: 50,
    radius: 10,
    fill: 'night',
    stroke: 'aurora',
    strokeWidth: 3,
  });
  pluggedIn(drawing, [202, 40, 36]);

  // The dashboard with its screen and instruments, and the wheel in front of them.
  dashboard(drawing);
  drawing.prism({ at: [40, 34, 170], size: [104, 34, 30], radius: 16, material: 'dark' });
  drawing.prism({ at: [168, 26, 171], size: [132, 14, 66], radius: 6, material: 'dark' });
  drawing.front({ at: [175, 40, 231], width: 118, height: 54, radius: 6, fill: 'night', stroke: 'line-strong' });
  drawing.front({ at: [187, 40, 218], width: 54, height: 8, radius: 4, fill: 'aurora' });
  for (const [z, long] of [
    [204, 92],
    [193, 70],
  ] as const)
    drawing.front({ at: [187, 40, z], width: long, height: 5, radius: 2.5, fill: 'line-strong' });
  drawing.prism({ at: [78, 84, 122], size: [36, 34, 26], radius: 10, material: 'dark' });
  const wheel = { at: [34, 124, 198] as const, width: 124, height: 124, radius: 62 };
  for (const [from, to] of [
    [
      [40, 136],
      [80, 136],
    ],
    [
      [112, 136],
      [152, 136],
    ],
    [
      [96, 122],
      [96, 78],
    ],
  ] as const)
    drawing.line({
      points: [
        [from[0], 124, from[1]],
        [to[0], 124, to[1]],
      ],
      stroke: 'night-raised',
      width: 13,
    });
  drawing.front({ ...wheel, stroke: 'night', strokeWidth: 15 });
  drawing.front({ ...wheel, stroke: 'night-line', strokeWidth: 10 });
  drawing.front({ at: [75, 126, 157], width: 42, height: 42, radius: 21, fill: 'night-raised', stroke: 'line-strong' });

  drawing.line({
    points: [
      [232, 98, 40],
      [232, 122, 12],
    ],
    stroke: 'aurora',
    width: 3,
    dashed: true,
  });
  shadow(drawing, [188, 112, 0], 76, 128, 16);
  reader(drawing, [188, 112, 0], 0.82);
}

/** A van of BatStream's at its charger. */
export function chargingVan(drawing: Drawing): void {
  ground(drawing, [-28, -22], 408, 190);
  for (const y of [-2, 148])
    drawing.line({
      points: [
        [-8, y, 0],
        [290, y, 0],
      ],
      stroke: 'line-strong',
      width: 2,
    });
  vanAtCharger(drawing);
}

/** The van, what it is charged by, and the cable between them. */
export function vanAtCharger(drawing: Drawing): void {
  van(drawing, [0, 8, 0]);
  charger(drawing, [322, 6, 0]);
  drawing.cable(
    [
      [330, 44, 84],
      [336, 96, 8],
      [320, 74, 4],
      [290, 70, 40],
    ],
    'night-raised',
    'aurora',
  );
}

function charger(drawing: Drawing, [x, y, z]: Triple): void {
  drawing.prism({ at: [x - 6, y - 6, z], size: [50, 50, 8], radius: 10, material: 'metal' });
  drawing.prism({ at: [x, y, z + 8], size: [38, 38, 138], radius: 10, material: 'dark' });
  drawing.front({ at: [x + 7, y + 38, z + 132], width: 24, height: 34, radius: 4, fill: 'aurora' });
  drawing.front({ at: [x + 12, y + 38, z + 90], width: 14, height: 14, radius: 7, fill: 'on-night-muted' });
}

/** Cells from BatData's line on their tray; the one that fits none of the others is lifted out. */
export function tray(drawing: Drawing): void {
  const [columns, rows, step] = [8, 6, 38];
  const odd = { column: 5, row: 2 };
  const [width, depth] = [columns * step + 24, rows * step + 24];
  shadow(drawing, [0, 0, 0], width, depth, 22);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, 18], radius: 22, material: 'dark' });
  const place = (column: number, row: number): Triple => [15 + column * step, 15 + row * step, 18];
  const [oddX, oddY] = place(odd.column, odd.row);
  drawing.prism({ at: [oddX - 4, -44, 0], size: [40, 34, 214], radius: 10, material: 'metal' });
  const draw = (one: Drawing, [x, y, z]: Triple, height: number, material: Material, middle: Colour) =>
    one
      .prism({ at: [x, y, z], size: [32, 32, height], radius: 16, material })
      .patch({ at: [x + 10, y + 10, z + height], width: 12, depth: 12, radius: 6, fill: middle });
  drawing.define('cell', (one) => draw(one, [0, 0, 0], 46, 'cell', 'action'));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y, z] = place(column, row);
      if (column === odd.column && row === odd.row) draw(drawing, [x, y, z + 34], 58, 'outlier', 'canvas');
      else drawing.stamp('cell', [x, y, z]);
    }
  // The gripper: an arm from the post to the cell.
  drawing.prism({ at: [oddX + 9, oddY + 9, 110], size: [14, 14, 60], radius: 7, material: 'dark' });
  drawing.prism({ at: [oddX - 2, -44, 170], size: [36, oddY + 84, 26], radius: 12, material: 'metal' });
  drawing.patch({ at: [oddX + 10, oddY + 10, 196], width: 12, depth: 12, radius: 6, fill: 'aurora' });
}

/** Used packs on a pallet, one of them under a reader: it is the one to choose. */
export function packs(drawing: Drawing): void {
  const size: Triple = [190, 120, 40];
  ground(drawing, [-20, -20], 236, 300);
  closedPack(drawing, [0, 0, 0], size, { material: 'faded' });
  for (const level of [1, 2]) closedPack(drawing, [0, 0, level * 44], size);
  closedPack(drawing, [0, 146, 0], size, { material: 'lit' });
  reader(drawing, [120, 126, 46]);
}
