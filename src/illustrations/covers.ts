import type { CoverForm } from '../domain/illustrations.ts';
import { Drawing, type Triple } from './drawing.ts';
import type { Palette } from './materials.ts';
import { Modelling, type Model } from './model.ts';
import { closedPack, gauge, reader } from './parts.ts';
import { car } from './vehicles.ts';

/** Prisms in a grid, from back to front; the first so many are lit. */
function grid(drawing: Drawing, columns: number, rows: number, lit: number, [side, gap, height]: Triple, round = 6) {
  const step = side + gap;
  drawing.prism({
    at: [-gap, -gap, 0],
    size: [columns * step + gap, rows * step + gap, 8],
    radius: round + gap,
    material: 'dark',
  });
  for (let place = 0; place < columns * rows; place++) {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const isLit = place < lit;
    drawing.prism({
      at: [column * step, row * step, 8],
      size: [side, side, isLit ? height : height / 3],
      radius: round,
      material: isLit ? 'lit' : 'idle',
    });
  }
}

/** How the figure of a post becomes a shape. The value decides how much of it is lit. */
const forms: Record<CoverForm, (drawing: Drawing, value: number) => void> = {
  /** Of ten modules, as many as the share has tens. */
  modules: (drawing, value) => grid(drawing, 5, 2, Math.round(value / 10), [46, 10, 34], 8),

  /** Of a hundred cells, as many as the share has hundredths. */
  cells: (drawing, value) => grid(drawing, 10, 10, Math.round(value), [18, 5, 26], 9),

  /** Of ten layers, as many as the share has tens; the others are only outlines. */
  layers(drawing, value) {
    for (let layer = 0; layer < 10; layer++) {
      const at: Triple = [0, 0, layer * 20];
      if (layer < Math.round(value / 10)) drawing.prism({ at, size: [130, 100, 14], radius: 12, material: 'lit' });
      else
        drawing.patch({
          at: [0, 0, at[2] + 14],
          width: 130,
          depth: 100,
          radius: 12,
          stroke: 'aurora',
          strokeWidth: 1.5,
          dashed: true,
        });
    }
  },

  /** Year by year a column that has lost the value, true to scale; what is lost stands dark above it. */
  years(drawing, value) {
    const [full, years] = [150, 9];
    drawing.prism({ at: [-10, -10, 0], size: [years * 34 + 14, 50, 8], radius: 10, material: 'dark' });
    for (let year = 0; year < years; year++) {
      const left = full * (1 - value / 100) ** year;
      const at = [year * 34, 0] as const;
      drawing.prism({ at: [...at, 8], size: [28, 30, left], radius: 5, material: 'lit' });
      if (year > 0)
        drawing.prism({ at: [...at, 8 + left], size: [28, 30, full - left], radius: 5, material: 'outlier' });
    }
  },

  /** Ten columns that hardly differ. */
  level(drawing) {
    drawing.prism({ at: [-10, -10, 0], size: [354, 50, 8], radius: 10, material: 'dark' });
    for (let step = 0; step < 10; step++)
      drawing.prism({ at: [step * 34, 0, 8], size: [28, 30, 96 + step * 0.5], radius: 5, material: 'lit' });
    drawing.line({
      points: [
        [-24, 34, 104],
        [352, 34, 109],
      ],
      stroke: 'on-night',
      width: 3,
    });
  },

  /** Of 25 fields, one for each thousand. */
  thousands: (drawing, value) => grid(drawing, 5, 5, Math.round(value / 1000), [36, 8, 16], 6),

  /** One car, and as many dials as the figure says, each with a result of its own. */
  dials(drawing, value) {
    car(drawing, [0, 0, 0]);
    const step = 66;
    const left = 120 - (value * step - 8) / 2;
    for (let place = 0; place < value; place++) {
      const at: Triple = [left + place * step, 150, 0];
      drawing.prism({ at, size: [58, 58, 8], radius: 14, material: 'paper' });
      gauge(drawing, [at[0] + 29, at[1] + 32, 8], 19, 0.4 + ((place * 3) % 4) * 0.17);
    }
  },

  /** As many sheets as the figure says, each with the cloud of points that its tests make. */
  clouds(drawing, value) {
    const columns = Math.ceil(value / 2);
    for (let place = 0; place < value; place++) {
      const [x, y] = [(place % columns) * 96, Math.floor(place / columns) * 96];
      drawing.prism({ at: [x, y, 0], size: [84, 84, 8], radius: 10, material: 'paper' });
      for (let point = 0; point < 20; point++) {
        // Scattered, and the same each time.
        const [along, off] = [point / 19, ((point ** 3 + point * 17 + place * 41) % 89) / 88 - 0.5];
        drawing.patch({
          at: [x + 9 + along * 59, y + 18 + along * 40 + off * (22 + (place % 3) * 10), 8],
          width: 6,
          depth: 6,
          radius: 3,
          fill: 'action',
        });
      }
    }
  },

  /** A pack and the device that reads it. */
  reading(drawing) {
    closedPack(drawing, [0, 0, 0], [210, 130, 50], { lit: true });
    drawing.cable(
      [
        [210, 66, 18],
        [280, 66, 18],
        [250, 190, 4],
        [170, 204, 4],
      ],
      'night-line',
      'aurora',
    );
    reader(drawing, [78, 160, 0]);
  },
};

export function drawCover(form: CoverForm, value: number, palette: Palette): string {
  const drawing = new Drawing(palette);
  forms[form](drawing, value);
  return drawing.toSvg();
}

/** The same cover in space. */
export function modelCover(form: CoverForm, value: number, palette: Palette): Model {
  const modelling = new Modelling(palette);
  forms[form](modelling, value);
  return modelling.toModel();
}
