import type { PackPart } from '../domain/illustrations.ts';
import type { Drawing, Triple } from './drawing.ts';
import { cell, pack, reader, shadow } from './parts.ts';
import { adapter } from './tools.ts';

/** The room that each takes in its row, so that all stand on one line and have one scale. */
const frame = { width: 280, height: 254 };
const step = 46;

/** Cells in a tray; the last row of them is the part that was drawn before. */
function cells(drawing: Drawing, columns: number, rows: number, isLit: (column: number, row: number) => boolean): void {
  const [width, depth] = [columns * step + 14, rows * step + 14];
  shadow(drawing, [0, 0, 0], width, depth, 14);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, 14], radius: 14, material: 'dark' });
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: Triple = [10 + column * step, 10 + row * step, 14];
      const material = isLit(column, row) ? 'lit' : 'cell';
      cell(drawing, at, 40, 66, material);
    }
  drawing.frame([width, depth, 0], frame.width, frame.height);
}

/** From one cell to what is read of its pack: in each, the part before it is lit. */
export const packPart: Record<PackPart, (drawing: Drawing) => void> = {
  cell(drawing) {
    shadow(drawing, [0, 0, 0], 56, 56, 28);
    cell(drawing, [0, 0, 0], 56, 118, 'lit');
    drawing.frame([52, 52, 0], frame.width, frame.height);
  },
  'cell-group': (drawing) => cells(drawing, 3, 1, (column) => column === 2),
  module: (drawing) => cells(drawing, 3, 3, (_column, row) => row === 2),
  pack(drawing) {
    pack(drawing, [0, 0, 0], {
      columns: 2,
      rows: 2,
      moduleAt: (column, row) =>
        column === 1 && row === 1 ? { kind: 'lit', health: 0.9 } : { health: 0.7 + ((column + row) % 2) * 0.12 },
    });
    drawing.frame([152, 152, 0], frame.width, frame.height);
  },
  obd(drawing) {
    adapter(drawing, [0, 0, 0]);
    // Its plug is narrower than its housing, so that the lowest corner is further back.
    drawing.frame([74, 86, 0], frame.width * 0.8, frame.height * 0.8);
  },
  'state-of-health'(drawing) {
    shadow(drawing, [0, 0, 0], 92, 156, 16);
    reader(drawing, [0, 0, 0]);
    drawing.frame([92, 156, 0], frame.width * 0.9, frame.height * 0.9);
  },
};
