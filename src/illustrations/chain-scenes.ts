import type { ConnectedChain } from '../domain/illustrations.ts';
import { margin, type Drawing, type Triple } from './drawing.ts';
import { display } from './method-scene.ts';
import { reader, shadow } from './parts.ts';
import { along, onPlate, row } from './plates.ts';
import { adapter, cycler } from './tools.ts';
import { van } from './vehicles.ts';

/** The plate that each station of a chain stands on, and the distance from one to the next. */
const plate = { width: 148, depth: 184, height: 8 };
const step = 206;
const end = 46;

/** What stands on a plate, from its corner at the back. */
type Station = (drawing: Drawing, corner: Triple) => void;

/** Where data come from, what they pass and where the results are: three stations on one line of light. */
function chain(drawing: Drawing, stations: readonly Station[]): void {
  const { width, depth, height } = plate;
  const long = (stations.length - 1) * step + width + 2 * end;
  stations.forEach((_station, index) => shadow(drawing, [index * step, 0, 0], width, depth, 20));
  drawing.patch({ at: [-end, depth / 2 - 7, 0], width: long, depth: 14, radius: 7, fill: 'aurora', stroke: 'action' });
  stations.forEach((station, index) => {
    drawing.prism({ at: [index * step, 0, 0], size: [width, depth, height], radius: 20, material: 'dark' });
    station(drawing, [index * step, 0, height]);
  });
}

/** The panel below a dashboard, with the socket for diagnostics. */
function socketPanel(drawing: Drawing, [x, y, z]: Triple): void {
  drawing.prism({ at: [x + 10, y + 60, z], size: [128, 50, 104], radius: 12, material: 'metal' });
  const front = y + 110;
  drawing.front({ at: [x + 26, front, z + 84], width: 96, height: 58, radius: 12, fill: 'line-strong' });
  drawing.front({ at: [x + 33, front, z + 77], width: 82, height: 44, radius: 9, fill: 'night' });
  for (let pin = 0; pin < 16; pin++)
    drawing.disc([x + 45 + (pin % 8) * 8.4, front, z + (pin < 8 ? 63 : 47)], 2.6, pin === 5 ? 'aurora' : 'line');
}

/** A van that fits a plate. */
export const smallVan: Station = (drawing, [x, y, z]) => van(drawing, [x + 4, y + 62, z], 0.5);

/** Servers one on the other, the upper one at work. */
export function servers(drawing: Drawing, [x, y, z]: Triple): void {
  const [width, depth] = [108, 108];
  const [left, back] = [x + 20, y + 38];
  shadow(drawing, [left, back, z], width, depth, 18);
  for (let layer = 0; layer < 3; layer++) {
    const up = z + layer * 32;
    drawing.prism({
      at: [left, back, up],
      size: [width, depth, 24],
      radius: 16,
      material: layer === 2 ? 'lit' : 'metal',
    });
    drawing.front({ at: [left + 20, back + depth, up + 15], width: 44, height: 6, radius: 3, fill: 'night' });
    drawing.front({ at: [left + 70, back + depth, up + 15], width: 10, height: 6, radius: 3, fill: 'action' });
  }
}

/** A tray of cells, one of them unlike the others. */
function cellTray(drawing: Drawing, [x, y, z]: Triple): void {
  const [left, back] = [x + 10, y + 28];
  drawing.prism({ at: [left, back, z], size: [128, 128, 10], radius: 14, material: 'metal' });
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const isOdd = row === 1 && column === 2;
      const at: Triple = [left + 8 + column * 38, back + 8 + row * 38, z + 10];
      drawing.prism({ at, size: [34, 34, 50], radius: 17, material: isOdd ? 'outlier' : 'cell' });
      drawing.patch({
        at: [at[0] + 11, at[1] + 11, at[2] + 50],
        width: 12,
        depth: 12,
        radius: 6,
        fill: isOdd ? 'canvas' : 'action',
      });
    }
}

/** The rack that runs a line; it holds one cell back. */
function rack(drawing: Drawing, [x, y, z]: Triple): void {
  const [left, back, width] = [x + 16, y + 36, 116];
  const front = back + 100;
  shadow(drawing, [left, back, z], width, 100, 12);
  drawing.prism({ at: [left, back, z], size: [width, 100, 132], radius: 10, material: 'metal' });
  drawing.front({ at: [left + 10, front, z + 122], width: width - 20, height: 112, radius: 6, fill: 'night' });
  for (let shelf = 0; shelf < 4; shelf++) {
    const top = z + 114 - shelf * 26;
    drawing.front({ at: [left + 16, front, top], width: width - 32, height: 20, radius: 3, fill: 'night-line' });
    for (let light = 0; light < 6; light++)
      drawing.disc(
        [left + 26 + light * 12, front, top - 10],
        3.4,
        shelf * 6 + light === 9 ? 'signal-bright' : 'aurora',
      );
  }
}

/** How data come to each product, and how the results leave it. */
const stationsOf: Record<ConnectedChain, readonly [Station, Station, Station]> = {
  batscan: [
    socketPanel,
    (drawing, [x, y, z]) => adapter(drawing, [x + 32, y + 40, z]),
    (drawing, [x, y, z]) => reader(drawing, [x + 36, y + 28, z], onPlate),
  ],
  batstream: [smallVan, servers, (drawing, [x, y, z]) => display(drawing, [x + 9, y + 70, z])],
  batdata: [(drawing, [x, y, z]) => cycler(drawing, [x + 14, y + 42, z]), cellTray, rack],
};

/** The stations of a product one behind the other. */
export const chains = (product: ConnectedChain) => (drawing: Drawing) => chain(drawing, stationsOf[product]);

/** The picture that the stations side by side have in common, so that the line of light of each runs at one height. */
const frame = { width: 912, height: 322, below: 83 };

const whole = { width: frame.width + 2 * margin, height: frame.height + 2 * margin };
const line = frame.height - frame.below + margin;

/** How far down that picture the line runs, in shares of its height. */
export const flowLine = line / whole.height;

/** How much of its upper end is bare, as only the racks of BatData are as high as it. */
const bare: Record<ConnectedChain, number> = { batscan: 80, batstream: 80, batdata: 0 };

/** That picture without its bare end: its form, and how far down it the line runs, in shares of its height. */
export function flowCut(product: ConnectedChain): { form: string; line: number } {
  const height = whole.height - bare[product];
  return { form: `${whole.width}/${height}`, line: (line - bare[product]) / height };
}

/** The stations of a product side by side, on a line that begins and ends beyond them. */
export const flows = (product: ConnectedChain) => (drawing: Drawing) => {
  const [x, y] = along(2);
  const front = frame.below - 22;
  drawing.frame([x + front, y + front, 0], frame.width, frame.height);
  drawing.line({ points: [along(-0.52), along(2.52)], stroke: 'aurora', width: 4 });
  row(
    drawing,
    stationsOf[product].map(
      (station) =>
        (on, [left, back, up]) =>
          station(on, [left - 74, back - 92, up]),
    ),
  );
};
