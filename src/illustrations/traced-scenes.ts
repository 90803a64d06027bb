import { sampleLine } from '../domain/sample-line.ts';
import type { Drawing, Triple } from './drawing.ts';
import type { Material } from './materials.ts';
import { guides, shadow } from './parts.ts';

const { place } = sampleLine;

/** How the flat cells of a module stand in its case, in one row. */
const module = {
  /** From one cell to the next. */
  step: 13.3,
  /** Across the row, along it, and upwards. */
  cell: [51, 11.7, 36] as Triple,
  /** The case around the cells, and how high it is. */
  rim: 11,
  base: 10,
  radius: 10,
};
/** How large the case is. */
const size: [number, number] = [
  module.cell[0] + 2 * module.rim,
  (place.cellsPerModule - 1) * module.step + module.cell[1] + 2 * module.rim,
];

/** A flat cell: a can with two terminals. They are flat too: from afar their height is not seen, and many of them stay light. */
function flatCell(drawing: Drawing, [x, y, z]: Triple, material: Material): void {
  const [width, depth, height] = module.cell;
  drawing.prism({ at: [x, y, z], size: module.cell, radius: 2, material });
  for (const share of [0.14, 0.7])
    drawing.patch({
      at: [x + width * share, y + depth * 0.22, z + height],
      width: width * 0.16,
      depth: depth * 0.56,
      radius: 1,
      fill: 'surface',
    });
}

/** A module without its cover; with `lift`, the cell that was found is lifted out of it. */
function openModule(drawing: Drawing, [x, y, z]: Triple, lift?: number): void {
  const { step, rim, base, radius } = module;
  const [width, depth] = module.cell;
  drawing.prism({ at: [x, y, z], size: [...size, base], radius, material: 'dark' });
  for (let number = 1; number <= place.cellsPerModule; number++) {
    const at: Triple = [x + rim, y + rim + (number - 1) * step, z + base];
    if (lift === undefined || number !== place.cell) {
      flatCell(drawing, at, 'cell');
      continue;
    }
    drawing.patch({ at, width, depth, radius: 2, fill: 'night' });
    guides(drawing, at, [width, depth], lift);
    flatCell(drawing, [at[0], at[1], at[2] + lift], 'outlier');
  }
}

/** A module with its cover on: two poles, ribs and a level. */
function coveredModule(drawing: Drawing, [x, y, z]: Triple): void {
  const [width, depth] = size;
  const height = module.base + module.cell[2];
  drawing.prism({ at: [x, y, z], size: [width, depth, height], radius: module.radius, material: 'metal' });
  const top = z + height;
  const inset = 12;
  const across = width - 2 * inset;
  for (const pole of [inset, width - inset - 16])
    drawing.prism({ at: [x + pole, y + inset, top], size: [16, 16, 7], radius: 8, material: 'lit' });
  for (let rib = 0; rib < 3; rib++)
    drawing.patch({
      at: [x + inset, y + 44 + (rib * (depth - 84)) / 3, top],
      width: across,
      depth: (depth - 84) / 3 - 6,
      radius: 5,
      fill: 'sunken',
      stroke: 'line',
    });
  for (const fill of ['night-raised', 'aurora'] as const)
    drawing.patch({
      at: [x + inset, y + depth - inset - 14, top],
      width: fill === 'aurora' ? across * 0.9 : across,
      depth: 14,
      radius: 7,
      fill,
    });
}

/** A pack, opened; a module lifted out of it, and out of this a cell: as data/sample-line.json has them. */
export function tracedPack(drawing: Drawing): void {
  const columns = 4;
  const rows = place.modules / columns;
  const found = { column: (place.module - 1) % columns, row: Math.floor((place.module - 1) / columns) };
  const [gap, rim, floor, lift] = [10, 24, 44, 150];
  const width = columns * (size[0] + gap) - gap + 2 * rim;
  const depth = rows * (size[1] + gap) - gap + 2 * rim;
  shadow(drawing, [0, 0, 0], width, depth, 40);
  drawing.prism({ at: [6, 6, 0], size: [width - 12, depth - 12, 8], radius: 34, material: 'cell' });
  drawing.prism({ at: [0, 0, 8], size: [width, depth, floor - 8], radius: 38, material: 'dark' });
  drawing.patch({ at: [12, 12, floor], width: width - 24, depth: depth - 24, radius: 28, fill: 'night' });
  for (let bolt = 0; bolt < 4; bolt++) {
    const share = (bolt + 0.5) / 4;
    for (const [x, y] of [
      [width * share, depth - 6],
      [width - 6, depth * share],
      [width * share, 6],
      [6, depth * share],
    ] as const)
      drawing.patch({ at: [x - 4, y - 4, floor], width: 8, depth: 8, radius: 4, fill: 'on-night-muted' });
  }
  // What the pack is plugged in with.
  const plug = width * 0.62;
  drawing.prism({ at: [plug, depth - 2, 10], size: [76, 26, 28], radius: 6, material: 'metal' });
  for (const across of [14, 44])
    drawing.front({ at: [plug + across, depth + 24, 32], width: 18, height: 16, radius: 8, fill: 'night' });
  const slot = (column: number, row: number): Triple => [
    rim + column * (size[0] + gap),
    rim + row * (size[1] + gap),
    floor,
  ];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const at = slot(column, row);
      if (column === found.column && row === found.row) {
        drawing.patch({ at, width: size[0], depth: size[1], radius: module.radius, stroke: 'aurora', strokeWidth: 2 });
        // From between the tops of its neighbours, which hide what is below.
        const high = module.base + module.cell[2];
        guides(drawing, [at[0], at[1], at[2] + high], size, lift - high);
      } else if (column < 2) openModule(drawing, at);
      else coveredModule(drawing, at);
    }
  // What connects the covered modules with each other.
  for (let row = 0; row < rows; row++) {
    const [x, y, z] = slot(columns - 2, row);
    const level = z + module.base + module.cell[2] + 7;
    drawing.prism({ at: [x + size[0] - 24, y + 16, level], size: [size[0] - 2, 8, 4], radius: 4, material: 'lit' });
  }
  const at = slot(found.column, found.row);
  openModule(drawing, [at[0], at[1], at[2] + lift], 90);
}
