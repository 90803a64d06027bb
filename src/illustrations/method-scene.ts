import type { Drawing, Triple } from './drawing.ts';
import type { Material } from './materials.ts';
import { reader, shadow } from './parts.ts';
import { adapter, cycler } from './tools.ts';

const side = 178;
const pitch = side + 16;

interface Pillar {
  /** Place in the square, counted from the back. */
  column: number;
  row: number;
  height: number;
  material?: Material;
  /** Half the width of the band in which the true value lies. */
  spread: number;
}

/** A pillar with a scale on its front: the higher it is, the narrower the band. Gives back the corner of its top. */
function pillar(drawing: Drawing, { column, row, height, material = 'metal', spread }: Pillar): Triple {
  const [x, y] = [column * pitch, row * pitch];
  drawing.prism({ at: [x, y, 0], size: [side, side, height], radius: 16, material });
  const [front, middle, top] = [y + side, x + side / 2, height - 10];
  drawing.front({ at: [x + 22, front, top], width: side - 44, height: 26, radius: 7, fill: 'night' });
  drawing.front({ at: [x + 32, front, top - 10], width: side - 64, height: 6, radius: 3, fill: 'night-line' });
  drawing.front({
    at: [middle - spread, front, top - 8],
    width: 2 * spread,
    height: 10,
    radius: 5,
    fill: material === 'lit' ? 'surface' : 'aurora',
  });
  return [x, y, height];
}

/** A screen on its foot: the one behind the wheel, with the range that is left, or one that shows results. */
export function display(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 130, 44, 10);
  drawing.prism({ at: [x, y, z], size: [130, 44, 12], radius: 8, material: 'dark' });
  drawing.prism({ at: [x, y + 12, z + 12], size: [130, 18, 78], radius: 6, material: 'dark' });
  const front = y + 30;
  drawing.front({ at: [x + 8, front, z + 82], width: 114, height: 62, radius: 5, fill: 'night' });
  drawing.front({ at: [x + 18, front, z + 72], width: 94, height: 18, radius: 4, fill: 'action' });
  drawing.front({ at: [x + 18, front, z + 72], width: 66, height: 18, radius: 4, fill: 'aurora' });
  drawing.front({ at: [x + 18, front, z + 44], width: 52, height: 6, radius: 3, fill: 'on-night-muted' });
  drawing.front({ at: [x + 18, front, z + 33], width: 34, height: 6, radius: 3, fill: 'night-line' });
}

/** Four ways to test a battery: the surer the method, the higher it stands and the narrower its band. */
export function methods(drawing: Drawing): void {
  shadow(drawing, [0, 0, 0], pitch + side, pitch + side, 20);
  const [fx, fy, fz] = pillar(drawing, { column: 0, row: 0, height: 176, spread: 7 });
  cycler(drawing, [fx + 28, fy + 38, fz]);
  const [qx, qy, qz] = pillar(drawing, { column: 1, row: 0, height: 92, spread: 34 });
  adapter(drawing, [qx + 47, qy + 34, qz]);
  const [bx, by, bz] = pillar(drawing, { column: 0, row: 1, height: 124, material: 'lit', spread: 17 });
  shadow(drawing, [bx + 43, by + 11, bz], 92, 156, 16);
  reader(drawing, [bx + 43, by + 11, bz]);
  const [dx, dy, dz] = pillar(drawing, { column: 1, row: 1, height: 48, spread: 54 });
  display(drawing, [dx + 24, dy + 66, dz]);
}
