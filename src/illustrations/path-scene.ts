import { smallVan } from './chain-scenes.ts';
import type { Drawing, Triple } from './drawing.ts';
import { glass, reader, shadow } from './parts.ts';
import { along, onPlate, row, type Station } from './plates.ts';

/** The side of the glass over the stores. */
const glassSide = 166;

/** A padlock, closed. */
export function padlock(drawing: Drawing, [x, y, z]: Triple): void {
  const [width, depth, height] = [92, 40, 72];
  const [left, back] = [x - width / 2, y - depth / 2];
  const reach = 28;
  const bow = Array.from({ length: 13 }, (_, index): Triple => {
    const angle = (Math.PI * index) / 12;
    return [x - reach * Math.cos(angle), y, z + height + 22 + reach * Math.sin(angle)];
  });
  const points: Triple[] = [[x - reach, y, z + height], ...bow, [x + reach, y, z + height]];
  shadow(drawing, [left, back, z], width, depth, 12);
  drawing.prism({ at: [left, back, z], size: [width, depth, height], radius: 10, material: 'metal' });
  drawing.line({ points, stroke: 'line-strong', width: 14 });
  drawing.line({ points, stroke: 'line', width: 10 });
  drawing.disc([x, back + depth, z + 42], 10, 'night');
  drawing.front({ at: [x - 4, back + depth, z + 40], width: 8, height: 24, radius: 4, fill: 'night' });
}

/** A store for each product, under one glass. */
function stores(drawing: Drawing, [x, y, z]: Triple): void {
  for (let tray = 0; tray < 3; tray++) {
    const at: Triple = [x - 64 + tray * 46, y - 60, z];
    drawing.prism({ at, size: [36, 120, 26], radius: 8, material: 'cell' });
    for (let line = 0; line < 3; line++)
      drawing.patch({
        at: [at[0] + 8, at[1] + 14 + line * 34, z + 26],
        width: 20,
        depth: 24,
        radius: 4,
        fill: 'action',
      });
  }
  glass(drawing, [x - glassSide / 2, y - glassSide / 2, 0], [glassSide, glassSide, 84], 'aurora');
}

const stations: readonly Station[] = [
  (drawing, [x, y, z]) => smallVan(drawing, [x - 74, y - 92, z]),
  padlock,
  stores,
  (drawing, [x, y, z]) => reader(drawing, [x - 38, y - 64, z], onPlate),
];

/** The way of data on one line of light that begins and ends in a plate: from a vehicle, locked, under the glass of the EEA, and to those who may see them. */
export function path(drawing: Drawing): void {
  drawing.line({ points: [along(0), along(stations.length - 1)], stroke: 'aurora', width: 4 });
  pathStations(drawing);
}

/** The same without the line: phones show one station below the other. */
export function pathStations(drawing: Drawing): void {
  row(drawing, stations);
}
