import { packParts, type Landscape } from '../domain/illustrations.ts';
import { bells } from './bells.ts';
import { cos30, type Drawing, type Triple } from './drawing.ts';
import { inTheDark } from './materials.ts';
import { packPart } from './pack-parts.ts';
import { cell, reader, storage } from './parts.ts';
import { socket, tray, vanAtCharger } from './product-scenes.ts';
import { envelope } from './stationery.ts';
import { tracedPack } from './traced-scenes.ts';
import { car, van } from './vehicles.ts';

/*
 * Views from edge to edge of many things of one kind, one of which stands out. They go on beyond the view, so each is
 * drawn once and set down many times. Browsers that know AVIF get views with a lens instead (rendered.ts).
 */

/** How large a view is; the thing that stands out is in the middle of its drawing. */
export const landscapeSize = { width: 2100, height: 900 };
/** Of the one that goes down phones. */
const uprightSize = { width: 450, height: 900 };
export const sizeOf = (view: string) => (view === 'one-route' ? uprightSize : landscapeSize);

/** The stations of the way of data, each around a place: from vehicles, sealed, to where it is stored, and to those who read it. */
const wayOfData: ((drawing: Drawing, at: Triple, scale: number) => void)[] = [
  (drawing, [x, y, z], scale) => van(drawing, [x - 128 * scale, y - 57 * scale, z], scale),
  (drawing, [x, y, z], scale) => envelope(drawing, [x - 88 * scale, y - 58 * scale, z], 0.8 * scale),
  (drawing, [x, y, z], scale) => storage(drawing, [x - 88 * scale, y - 48 * scale, z], scale),
  (drawing, [x, y, z], scale) => reader(drawing, [x - 55 * scale, y - 75 * scale, z], 1.2 * scale),
];

interface Rows {
  /** What the view is centred on. */
  middle: Triple;
  /** From one thing to the next along each axis. */
  step: readonly [number, number];
  /** How far a thing reaches beyond its place, as it is seen. */
  reach: number;
  /** Draws what stands at a place, from back to front; at the origin stands what the picture is about. */
  thing: (at: Triple, isFound: boolean) => void;
  /** Draws a place where nothing stands, of which there are a few then: one is that which would hide what the picture is about. */
  free?: (at: Triple) => void;
}

/** One place of seven, no two of them beside each other. */
const isFree = (row: number, column: number) => (((row * 2 + column * 3) % 7) + 7) % 7 === 3;

function rows(drawing: Drawing, { middle, step, reach, thing, free }: Rows): void {
  drawing.window(middle, landscapeSize.width, landscapeSize.height);
  const count = Math.ceil((landscapeSize.width / 2 / cos30 + landscapeSize.height) / Math.min(...step));
  const numbers = Array.from({ length: 2 * count + 1 }, (_, index) => index - count);
  numbers
    .flatMap((row) => numbers.map((column): Triple => [row * step[0], column * step[1], 0]))
    .filter(
      ([x, y]) =>
        Math.abs(x - y - middle[0] + middle[1]) * cos30 < landscapeSize.width / 2 + reach &&
        Math.abs((x + y - middle[0] - middle[1]) / 2 + middle[2]) < landscapeSize.height / 2 + reach,
    )
    .sort((one, other) => one[0] + one[1] - other[0] - other[1])
    .forEach((at) => {
      const [row, column] = [at[0] / step[0], at[1] / step[1]];
      if (free && isFree(row, column)) free(at);
      else thing(at, row === 0 && column === 0);
    });
}

/** Lines beside a vehicle's place. */
function bay(drawing: Drawing, [x, y]: Triple, length: number): void {
  const points: Triple[] = [
    [x - 24, y - 28, 0],
    [x + length, y - 28, 0],
  ];
  drawing.line({ points, stroke: 'night-line', width: 3 });
}

const trayMiddle = [164, 126] as const;

/** What is not the one thing that a view is about stands in the dark. */
const openings = {
  /** Cars on a forecourt, one of which has been read. */
  forecourt(drawing: Drawing) {
    drawing.define('car', (one) => car(one, [0, 0, 0]), inTheDark);
    rows(drawing, {
      middle: [120, 52, 50],
      step: [400, 160],
      reach: 240,
      free: (at) => bay(drawing, at, 264),
      thing(at, isRead) {
        bay(drawing, at, 264);
        if (!isRead) return drawing.stamp('car', at);
        drawing.patch({ at: [-20, -14, 0], width: 280, depth: 132, radius: 24, fill: 'action' });
        drawing.beam([89, 52, 92], 58, 300, 'aurora');
        car(drawing, at, 'aurora');
      },
    });
  },

  /** Vans at their chargers, one of which is to be looked at. */
  depot(drawing: Drawing) {
    drawing.define('van', vanAtCharger, inTheDark);
    rows(drawing, {
      middle: [160, 60, 60],
      step: [600, 214],
      reach: 320,
      free: (at) => bay(drawing, at, 380),
      thing(at, isFound) {
        bay(drawing, at, 380);
        if (!isFound) return drawing.stamp('van', at);
        drawing.patch({ at: [-20, -8, 0], width: 400, depth: 148, radius: 24, fill: 'signal-strong' });
        drawing.beam([89, 66, 140], 64, 300, 'signal-bright');
        vanAtCharger(drawing);
      },
    });
  },

  /** Cells of a batch, one of which fits none of the others. */
  batch(drawing: Drawing) {
    const [side, height, lift] = [76, 84, 120];
    drawing.define('cell', (one) => cell(one, [0, 0, 0], side, height, 'cell'), inTheDark);
    // What they stand on goes on beyond the view.
    const far = 2400;
    drawing.patch({ at: [-far, -far, 0], width: 2 * far, depth: 2 * far, fill: 'night' });
    rows(drawing, {
      middle: [side / 2, side / 2, height],
      step: [112, 112],
      reach: 120,
      thing(at, isFound) {
        if (!isFound) return drawing.stamp('cell', at);
        // Where it belongs, its shadow, and what light there is behind it.
        const [middle, hole] = [side / 2, 8];
        drawing.patch({
          at: [-hole, -hole, 0],
          width: side + 2 * hole,
          depth: side + 2 * hole,
          radius: side,
          fill: 'night',
        });
        drawing.shade({ at: [0, 0, 0], width: side, depth: side, radius: middle }, 10, 0.5);
        drawing.beam([middle, middle, lift + height - 6], 64, 260, 'signal-bright');
        cell(drawing, [0, 0, lift], side, height, 'outlier');
      },
    });
  },

  /** Cabinets of used packs, one of which has been looked into. */
  hall(drawing: Drawing) {
    drawing.define('cabinet', (one) => storage(one, [0, 0, 0]), inTheDark);
    rows(drawing, {
      middle: [88, 48, 98],
      step: [330, 300],
      reach: 300,
      thing: (at, isOpen) => (isOpen ? storage(drawing, at) : drawing.stamp('cabinet', at)),
    });
  },

  /** Parked cars, one of which shows its report. */
  kerb(drawing: Drawing) {
    drawing.define('car', (one) => car(one, [0, 0, 0]), inTheDark);
    rows(drawing, {
      middle: [120, 52, 50],
      step: [520, 260],
      reach: 240,
      thing: (at, isShown) => (isShown ? car(drawing, at, 'aurora') : drawing.stamp('car', at)),
    });
  },

  /** The adapter in a car's socket. */
  cockpit(drawing: Drawing) {
    drawing.window([320, -100, 100], landscapeSize.width, landscapeSize.height);
    socket(drawing);
  },

  /** Modules on a bench, one of which fits none of the others. */
  laboratory(drawing: Drawing) {
    const [side, height] = [120, 44];
    drawing.define('module', (one) => cell(one, [0, 0, 0], side, height, 'cell'), inTheDark);
    rows(drawing, {
      middle: [side / 2, side / 2, height],
      step: [330, 170],
      reach: 180,
      thing: (at, isFound) => (isFound ? cell(drawing, at, side, height, 'outlier') : drawing.stamp('module', at)),
    });
  },

  /** A car that has been read; the words stand to its left. */
  exploded(drawing: Drawing) {
    drawing.window([-160, -160, 50], landscapeSize.width, landscapeSize.height);
    car(drawing, [0, 0, 0], 'aurora');
  },

  /** A van that sends its data; the words stand to its left. */
  'inside-van'(drawing: Drawing) {
    drawing.window([-160, -160, 60], landscapeSize.width, landscapeSize.height);
    vanAtCharger(drawing);
  },

  /** Each part of a pack in its sixth of the view. */
  'by-size'(drawing: Drawing) {
    drawing.window([0, 0, 0], landscapeSize.width, landscapeSize.height);
    packParts.forEach((part, place) => {
      const aside = ((place + 0.5) / packParts.length - 0.5) * (landscapeSize.width / 2 / cos30);
      drawing.define(part, packPart[part]);
      drawing.stamp(part, [aside, -aside, 0]);
    });
  },

  /** A car, a van and cells, each in its third of the view. */
  'line-up'(drawing: Drawing) {
    const third = landscapeSize.width / 3 / 2 / cos30;
    const [x, y] = trayMiddle;
    drawing.window([x - third, y + third, 60], landscapeSize.width, landscapeSize.height);
    drawing.define('car', (one) => car(one, [0, 0, 0], 'aurora'));
    drawing.define('van', vanAtCharger);
    drawing.stamp('car', [x - 2 * third - 120, y + 2 * third - 52, 0]);
    drawing.stamp('van', [x - third - 160, y + third - 60, 0]);
    tray(drawing);
  },

  /** A tray, and the cell that is taken out of it; the words stand to its left. */
  'set-aside'(drawing: Drawing) {
    const [x, y] = trayMiddle;
    drawing.window([x - 230, y + 230, 60], landscapeSize.width, landscapeSize.height);
    tray(drawing);
  },

  'bell-curve': bells,

  /** A pack, opened; the words stand to its left. */
  'lifted-out'(drawing: Drawing) {
    drawing.window([0, 400, 100], landscapeSize.width, landscapeSize.height);
    tracedPack(drawing);
  },
};

/** Others show how what an opening shows went on, or things of such a place from nearer; drawn, they are the same. */
export const landscapeScenes: Record<Landscape, (drawing: Drawing) => void> = {
  ...openings,
  sold: openings.exploded,
  'on-the-road': openings['inside-van'],
  parade: openings.kerb,
  laboratory: openings['lifted-out'],
  'on-screen': openings.laboratory,
  'on-paper': openings.exploded,
  'three-tools': openings['lifted-out'],
  networked: openings.exploded,
  'under-lock': openings.exploded,
  made: openings['lifted-out'],
  'side-by-side': openings['lifted-out'],
  'built-up': openings['lifted-out'],
  workshop: openings['lifted-out'],
  ageing: openings.depot,
  flagged: openings.batch,
  issue: openings.exploded,
  gateway: openings.hall,
  'first-light': openings.depot,
  'at-dawn': openings.forecourt,
  'open-air': openings.hall,
  facade: openings.forecourt,
  'one-life': openings['by-size'],
  'within-borders'(drawing) {
    // A quarter of the picture's width from one to the next.
    const aside = landscapeSize.width / 8 / cos30;
    drawing.window([-2 * aside, 2 * aside, 60], landscapeSize.width, landscapeSize.height);
    wayOfData.forEach((thing, station) => thing(drawing, [(station - 3.5) * aside, (3.5 - station) * aside, 0], 1.5));
  },
  'one-route'(drawing) {
    // A quarter of the picture's height from one to the next, a quarter of its width from the left.
    const [step, aside] = [uprightSize.height / 4, uprightSize.width / 8 / cos30];
    drawing.window([1.5 * step + aside, 1.5 * step - aside, 30], uprightSize.width, uprightSize.height);
    wayOfData.forEach((thing, station) => thing(drawing, [station * step, station * step, 0], 0.62));
  },
  'two-ways': openings['lifted-out'],
  'handed-over': openings.exploded,
  rolling: openings.exploded,
  'on-the-lift': openings.exploded,
  'from-behind': openings.exploded,
  'on-the-bench': openings.laboratory,
  'two-pages': openings.exploded,
};
