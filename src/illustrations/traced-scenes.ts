import type { TracedPart } from '../domain/illustrations.ts';
import { sampleLine } from '../domain/sample-line.ts';
import type { Drawing, Triple } from './drawing.ts';
import { cell, module, moduleSize, pack, shadow, slotOf } from './parts.ts';

const { place } = sampleLine;
const lift = 64;

/** Where a numbered part lies in rows of so many. */
const placeOf = (number: number, perRow: number) => ({
  column: (number - 1) % perRow,
  row: Math.floor((number - 1) / perRow),
});

/** From the edges of a place up to what was lifted out of it. */
function guides(drawing: Drawing, [x, y, z]: Triple, width: number, depth: number): void {
  for (const [across, along] of [
    [4, depth - 4],
    [width - 4, depth - 4],
    [width - 4, 4],
  ] as const)
    drawing.line({
      points: [
        [x + across, y + along, z],
        [x + across, y + along, z + lift],
      ],
      stroke: 'line-strong',
      dashed: true,
    });
}

/** The way from a pack to one of its cells, as data/sample-line.json has it: at each step the next part is lifted out. */
export const traced: Record<TracedPart, (drawing: Drawing) => void> = {
  pack(drawing) {
    const columns = 4;
    const found = placeOf(place.module, columns);
    pack(drawing, [0, 0, 0], {
      columns,
      rows: place.modules / columns,
      moduleAt: (column, row) => (column === found.column && row === found.row ? undefined : { health: 1 }),
    });
    const at = slotOf(found.column, found.row);
    guides(drawing, at, moduleSize.width, moduleSize.depth);
    module(drawing, [at[0], at[1], at[2] + lift], { kind: 'lit', health: 1 });
  },
  module(drawing) {
    const columns = 6;
    const step = 50;
    const rows = place.cellsPerModule / columns;
    const found = placeOf(place.cell, columns);
    const [width, depth] = [columns * step + 18, rows * step + 18];
    shadow(drawing, [0, 0, 0], width, depth, 14);
    drawing.prism({ at: [0, 0, 0], size: [width, depth, 18], radius: 16, material: 'dark' });
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++) {
        const at: Triple = [12 + column * step, 12 + row * step, 18];
        if (column !== found.column || row !== found.row) {
          cell(drawing, at, 44, 58, 'cell');
          continue;
        }
        drawing.patch({ at, width: 44, depth: 44, radius: 22, fill: 'night' });
        guides(drawing, [at[0] + 4, at[1] + 4, at[2]], 36, 36);
        cell(drawing, [at[0], at[1], at[2] + lift], 44, 58, 'outlier');
      }
  },
  cell(drawing) {
    shadow(drawing, [0, 0, 0], 120, 120, 24);
    drawing.prism({ at: [0, 0, 0], size: [120, 120, 12], radius: 24, material: 'dark' });
    cell(drawing, [22, 22, 12], 76, 150, 'outlier');
  },
};
