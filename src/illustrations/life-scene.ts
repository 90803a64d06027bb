import { cos30, margin, type Drawing, type Triple } from './drawing.ts';
import { closedPack, materialsBlocks, pack, reader, storage } from './parts.ts';
import { car } from './vehicles.ts';

/** The way that a battery goes, from the lower left to the upper right, and how far apart its stations are. */
const way = { width: 270, step: 240, height: 12 };
/** Where the record runs along the way, and how far before the middle of a station it has a knot. */
const record = { x: 248, before: 76 };

const middleOf = (station: number) => -(station + 0.5) * way.step;

/** What stands at each station, from the first to the last; drawn around the middle of its part of the way. */
const stations: ((drawing: Drawing, [x, y, z]: Triple) => void)[] = [
  (drawing, [x, y, z]) =>
    pack(drawing, [x - 76, y - 80, z], {
      columns: 2,
      rows: 2,
      moduleAt: (column, row) => ({ kind: 'open', litCell: column === 1 && row === 0 ? 4 : undefined }),
    }),
  (drawing, [x, y, z]) => car(drawing, [x - 122, y - 62, z]),
  (drawing, [x, y, z]) => {
    closedPack(drawing, [x - 112, y - 74, z], [116, 138, 46], { lit: true, ribs: 2 });
    drawing.cable(
      [
        [x + 4, y - 40, z + 14],
        [x + 18, y - 40, z + 14],
        [x + 8, y - 22, z + 6],
        [x + 26, y - 22, z + 6],
      ],
      'night-line',
      'aurora',
    );
    reader(drawing, [x + 22, y - 84, z]);
  },
  (drawing, [x, y, z]) => storage(drawing, [x - 80, y - 48, z + 7], 0.7),
  (drawing, [x, y, z]) => materialsBlocks(drawing, [x - 106, y - 76, z]),
];

/** Where the knot of each station is seen: from the left, and from the lower edge upwards, as the drawing is cut. */
export const lifeKnots = stations.map((_station, index) => {
  const [x, y, z] = [record.x, middleOf(index) + record.before, way.height];
  return { left: (x - y) * cos30 + margin, above: way.width / 2 + margin - ((x + y) / 2 - z) };
});

/** A battery's whole life along one way, with the record that it carries from station to station. */
export function life(drawing: Drawing): void {
  const { width, step, height } = way;
  const length = stations.length * step;
  drawing.prism({ at: [0, -length, 0], size: [width, length, height], radius: 26, material: 'faded' });
  [...stations.entries()].reverse().forEach(([index, station]) => {
    const middle = middleOf(index);
    drawing.patch({
      at: [14, middle - step / 2 + 8, height],
      width: width - 50,
      depth: step - 16,
      radius: 18,
      stroke: 'night-line',
      strokeWidth: 1.5,
    });
    station(drawing, [width / 2 - 12, middle, height]);
  });
  // After the stations: wide ones would hide it.
  const knots = stations.map((_station, index) => middleOf(index) + record.before);
  drawing.line({
    points: [
      [record.x, knots[0]!, height],
      [record.x, knots.at(-1)!, height],
    ],
    stroke: 'aurora',
    width: 3,
  });
  for (const knot of knots) {
    drawing.patch({ at: [record.x - 9, knot - 9, height], width: 18, depth: 18, radius: 9, fill: 'aurora' });
    drawing.patch({ at: [record.x - 4, knot - 4, height], width: 8, depth: 8, radius: 4, fill: 'night' });
  }
}
