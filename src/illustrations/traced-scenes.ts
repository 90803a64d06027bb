import type { TracedPart } from '../domain/illustrations.ts';
import { sampleLine } from '../domain/sample-line.ts';
import type { Drawing, Triple } from './drawing.ts';
import { cell, guides, shadow } from './parts.ts';

const { place } = sampleLine;

/** Leads from a part to where the page names it (src/sections/product/DrillDown.tsx). */
function leader(drawing: Drawing, [x, y, z]: Triple, to: Triple): void {
  // Nearer to the viewer, so that the part does not hide half of the dot; seen from there, it is on the same place.
  const from: Triple = [x + 8, y + 8, z + 8];
  drawing.line({ points: [from, to], stroke: 'ink', width: 1.5 });
  drawing.patch({
    at: [from[0] - 4, from[1] - 4, from[2]],
    width: 8,
    depth: 8,
    radius: 4,
    fill: 'surface',
    stroke: 'ink',
  });
}

/** How the cells of a module stand in its case. */
interface CellCase {
  /** From one cell to the next, and how wide and high a cell is. */
  step: number;
  width: number;
  height: number;
  /** The case around the cells, and how high it is. */
  rim: number;
  base: number;
  radius: number;
  /** Seen from so far that the pole of a cell is flat. */
  isSmall?: boolean;
}
/** Cells are numbered from the back to the front, one row after the other. */
const cells = { columns: 2, rows: place.cellsPerModule / 2 };
const caseSize = ({ step, width, rim }: CellCase): [number, number] => [
  (cells.columns - 1) * step + width + 2 * rim,
  (cells.rows - 1) * step + width + 2 * rim,
];

/** A cell whose pole is flat: from afar its height is not seen, and many of them stay light. */
function smallCell(drawing: Drawing, at: Triple, width: number, height: number): void {
  const [x, y, z] = at;
  const pole = width * 0.4;
  const inset = (width - pole) / 2;
  drawing.prism({ at, size: [width, width, height], radius: width / 2, material: 'cell' });
  drawing.patch({
    at: [x + inset, y + inset, z + height],
    width: pole,
    depth: pole,
    radius: pole / 2,
    fill: 'surface',
  });
}

/** A module without its cover; with `lift`, the cell that was found is lifted out of it. */
function openCase(drawing: Drawing, [x, y, z]: Triple, look: CellCase, lift?: number): void {
  const { step, width, height, rim, base, radius, isSmall } = look;
  const [across, along] = caseSize(look);
  drawing.prism({ at: [x, y, z], size: [across, along, base], radius, material: 'dark' });
  for (let column = 0; column < cells.columns; column++)
    for (let row = 0; row < cells.rows; row++) {
      const at: Triple = [x + rim + column * step, y + rim + row * step, z + base];
      if (lift === undefined || column * cells.rows + row !== place.cell - 1) {
        if (isSmall) smallCell(drawing, at, width, height);
        else cell(drawing, at, width, height, 'cell');
        continue;
      }
      drawing.patch({ at, width, depth: width, radius: width / 2, fill: 'night' });
      const inset = width * 0.1;
      guides(drawing, [at[0] + inset, at[1] + inset, at[2]], [width - 2 * inset, width - 2 * inset], lift);
      cell(drawing, [at[0], at[1], at[2] + lift], width, height, 'outlier');
    }
}

const alone: CellCase = { step: 50, width: 44, height: 58, rim: 12, base: 18, radius: 16 };
const inPack: CellCase = { step: 27, width: 24, height: 36, rim: 11, base: 10, radius: 12, isSmall: true };

/** A module with its cover on: two poles, ribs and a level. */
function coveredModule(drawing: Drawing, [x, y, z]: Triple, [width, depth]: [number, number]): void {
  const height = inPack.base + inPack.height;
  drawing.prism({ at: [x, y, z], size: [width, depth, height], radius: inPack.radius, material: 'metal' });
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
function wholeWay(drawing: Drawing): void {
  const columns = 4;
  const rows = place.modules / columns;
  const found = { column: (place.module - 1) % columns, row: Math.floor((place.module - 1) / columns) };
  const size = caseSize(inPack);
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
        drawing.patch({ at, width: size[0], depth: size[1], radius: inPack.radius, stroke: 'aurora', strokeWidth: 2 });
        // From between the tops of its neighbours, which hide what is below.
        const high = inPack.base + inPack.height;
        guides(drawing, [at[0], at[1], at[2] + high], size, lift - high);
      } else if (column < 2) openCase(drawing, at, inPack);
      else coveredModule(drawing, at, size);
    }
  // What connects the covered modules with each other.
  for (let row = 0; row < rows; row++) {
    const [x, y, z] = slot(columns - 2, row);
    const level = z + inPack.base + inPack.height + 7;
    drawing.prism({ at: [x + size[0] - 24, y + 16, level], size: [size[0] - 2, 8, 4], radius: 4, material: 'lit' });
  }
  const at = slot(found.column, found.row);
  openCase(drawing, [at[0], at[1], at[2] + lift], inPack, 90);
  leader(drawing, [width * 0.16, depth, 26], [width * 0.16, depth, -50]);
  const corner: Triple = [at[0] + 6, at[1] + size[1] - 6, at[2] + lift + inPack.base];
  leader(drawing, corner, [corner[0], corner[1], corner[2] + 76]);
  // The right edge of a round cell, as it is seen.
  const edge = (inPack.width / 2) * Math.SQRT1_2;
  const cellAt: Triple = [
    at[0] + inPack.rim + inPack.step + inPack.width / 2 + edge,
    at[1] + inPack.rim + inPack.width / 2 - edge,
    at[2] + lift + inPack.base + 90 + inPack.height / 2,
  ];
  leader(drawing, cellAt, [cellAt[0] + 40, cellAt[1] - 40, cellAt[2]]);
}

/** The way from a pack to one of its cells. */
export const traced: Record<TracedPart, (drawing: Drawing) => void> = {
  pack: wholeWay,
  module(drawing) {
    const [width, depth] = caseSize(alone);
    shadow(drawing, [0, 0, 0], width, depth, 14);
    openCase(drawing, [0, 0, 0], alone, 64);
  },
};
