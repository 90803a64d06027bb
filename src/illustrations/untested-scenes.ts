import type { UntestedPack } from '../domain/illustrations.ts';
import type { Drawing, Triple } from './drawing.ts';
import { closedPack, shadow } from './parts.ts';
import { lorry } from './vehicles.ts';

/** A pack on the bed of a lorry. */
function transport(drawing: Drawing): void {
  lorry(drawing, [0, 0, 0], () => closedPack(drawing, [18, 10, 42], [184, 76, 48]));
}

/** Five modules side by side, full to their health; the weakest is where the whole string ends. */
function weakest(drawing: Drawing): void {
  const [side, gap, low] = [44, 12, 58];
  const width = 5 * (side + gap) + gap;
  shadow(drawing, [0, 0, 0], width, side + 2 * gap, 14);
  drawing.prism({ at: [0, 0, 0], size: [width, side + 2 * gap, 8], radius: 14, material: 'dark' });
  [118, 112, low, 120, 114].forEach((height, place) =>
    drawing.prism({
      at: [gap + place * (side + gap), gap, 8],
      size: [side, side, height],
      radius: 8,
      material: height === low ? 'outlier' : 'cell',
    }),
  );
  drawing.line({
    points: [
      [-14, side + gap, 8 + low],
      [width + 14, side + gap, 8 + low],
    ],
    stroke: 'signal-bright',
    width: 3,
    dashed: true,
  });
}

/** A report whose fields are empty. */
function history(drawing: Drawing): void {
  const [width, depth, top] = [176, 224, 6];
  shadow(drawing, [0, 0, 0], width, depth, 10);
  drawing.prism({ at: [0, 0, 0], size: [width, depth, top], radius: 10, material: 'paper' });
  drawing.patch({ at: [20, 22, top], width: 92, depth: 14, radius: 3, fill: 'ink' });
  drawing.patch({ at: [20, 46, top], width: 60, depth: 8, radius: 3, fill: 'line' });
  for (const y of [76, 122, 168]) {
    drawing.patch({ at: [20, y, top], width: 44, depth: 8, radius: 3, fill: 'line' });
    const field = { at: [76, y - 8, top] as Triple, width: 80, depth: 32, radius: 6 };
    drawing.patch({ ...field, stroke: 'line-strong', strokeWidth: 1.6, dashed: true });
  }
}

export const untested: Record<UntestedPack, (drawing: Drawing) => void> = { transport, weakest, history };
