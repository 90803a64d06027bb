import {
  connectedChains,
  untestedPacks,
  type ConnectedChain,
  type Landscape,
  type LifeStage,
  type PagePicture,
  type ProductScene,
  type Tool,
  type UntestedPack,
} from '../domain/illustrations.ts';
import { chains, flows } from './chain-scenes.ts';
import { contact, inbox, unplugged } from './contact-scenes.ts';
import { Drawing, type Triple } from './drawing.ts';
import { landscapeScenes } from './landscape-scenes.ts';
import type { Palette } from './materials.ts';
import { methods } from './method-scene.ts';
import { Modelling, type Model } from './model.ts';
import { bench, demonstration, missing } from './other-scenes.ts';
import { packPart } from './pack-parts.ts';
import {
  closedPack,
  cutLid,
  gauge,
  glass,
  guides,
  materialsBlocks,
  module,
  moduleSize,
  pack,
  reader,
  shadow,
  sheet,
  slotOf,
  storage,
} from './parts.ts';
import { chargingVan, packs, socket, tray } from './product-scenes.ts';
import { calculator, calendar, letter, prices, sent } from './stationery.ts';
import { adapter, cells, chamber, cycler, weights } from './tools.ts';
import { untested } from './untested-scenes.ts';
import { car } from './vehicles.ts';
import { windscreen } from './windscreen-scene.ts';

type Scene = (drawing: Drawing) => void;

/** What a page head shows; every picture says something about its page. */
const scenes: Record<SceneName, Scene> = {
  /** One measure through three layers: the cells of a line, the packs of a fleet, the report of one car. */
  products(drawing) {
    const side = 236;
    const [line, fleet, report] = [0, 112, 224] as const;
    const middle = side / 2;
    const guides = (from: number, to: number) => {
      for (const [x, y] of [
        [10, side - 10],
        [side - 10, 10],
      ] as const)
        drawing.line({
          points: [
            [x, y, from],
            [x, y, to],
          ],
          stroke: 'line-strong',
          opacity: 0.7,
          dashed: true,
        });
    };
    shadow(drawing, [0, 0, 0], side, side, 22);
    drawing.prism({ at: [0, 0, line], size: [side, side, 8], radius: 22, material: 'dark' });
    for (let row = 0; row < 7; row++)
      for (let column = 0; column < 7; column++) {
        const at: Triple = [22 + column * 28, 22 + row * 28, line + 8];
        drawing.prism({
          at,
          size: [22, 22, 18],
          radius: 11,
          material: row + column === 6 && row === 3 ? 'lit' : 'cell',
        });
      }
    drawing.beam([middle, middle, line + 26], 16, 240, 'aurora');
    guides(line + 8, fleet);
    drawing.prism({ at: [0, 0, fleet], size: [side, side, 8], radius: 22, material: 'dark' });
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 3; column++) {
        const read = row === 1 && column === 1;
        const at: Triple = [22 + column * 67, 22 + row * 67, fleet + 8];
        drawing.prism({ at, size: [58, 58, 16], radius: 9, material: read ? 'lit' : 'metal' });
        const bar = { at: [at[0] + 9, at[1] + 23, at[2] + 16] as const, depth: 12, radius: 6 };
        drawing.patch({ ...bar, width: 40, fill: read ? 'action' : 'night-raised' });
        drawing.patch({ ...bar, width: 40 - ((row * 5 + column * 7) % 4) * 6, fill: read ? 'surface' : 'aurora' });
      }
    drawing.beam([middle, middle, fleet + 24], 16, 160, 'aurora');
    guides(fleet + 8, report);
    drawing.prism({ at: [0, 0, report], size: [side, side, 8], radius: 22, material: 'paper' });
    gauge(drawing, [middle, 104, report + 8], 66, 0.86);
    for (const [at, long] of [
      [176, 190],
      [194, 140],
    ] as const)
      drawing.patch({ at: [24, at, report + 8], width: long, depth: 9, radius: 4, fill: 'sunken' });
    drawing.beam([middle, 104, report + 8], 16, 96, 'aurora');
  },

  /** A pack cut open, and light on one of its cells. */
  about(drawing) {
    const [columns, rows] = [4, 3];
    const lit = { column: 3, row: 1 };
    pack(drawing, [0, 0, 0], {
      columns,
      rows,
      moduleAt: (column, row) =>
        column < 2 ? undefined : { kind: 'open', litCell: column === lit.column && row === lit.row ? 4 : undefined },
    });
    cutLid(drawing, [0, 0, 32], 2, rows);
  },

  /** A pack with one place free, and the module that belongs there. */
  careers(drawing) {
    const [columns, rows] = [4, 3];
    const free = { column: 2, row: 1 };
    pack(drawing, [0, 0, 0], {
      columns,
      rows,
      moduleAt: (column, row) =>
        column === free.column && row === free.row ? undefined : { health: 0.62 + ((column * 5 + row * 3) % 5) * 0.07 },
    });
    const [x, y, z] = slotOf(free.column, free.row);
    const lift = 110;
    const { width, depth, height } = moduleSize;
    // From between the tops of its neighbours, which hide what is below.
    guides(drawing, [x, y, z + height], [width, depth], lift - height, { stroke: 'aurora', width: 2 });
    module(drawing, [x, y, z + lift], { kind: 'lit', health: 1 });
  },

  /** Rows of packs of different formats, one of them read. */
  coverage(drawing) {
    const formats: [Triple, Triple, boolean?][] = [
      [
        [0, 0, 0],
        [150, 90, 24],
      ],
      [
        [180, 0, 0],
        [90, 90, 44],
      ],
      [
        [300, 0, 0],
        [120, 90, 30],
      ],
      [
        [0, 120, 0],
        [100, 110, 36],
      ],
      [[130, 120, 0], [190, 110, 26], true],
      [
        [350, 120, 0],
        [70, 110, 50],
      ],
      [
        [0, 260, 0],
        [180, 80, 28],
      ],
      [
        [210, 260, 0],
        [80, 80, 56],
      ],
      [
        [320, 260, 0],
        [100, 80, 22],
      ],
    ];
    for (const [at, size, read] of formats) {
      closedPack(drawing, at, size, { ribs: 2, lit: !read, material: read ? 'lit' : 'metal' });
    }
  },

  /** The issue: printed pages, the upper one just arriving. */
  newsletter(drawing) {
    const size: [number, number] = [200, 270];
    shadow(drawing, [0, 0, 0], ...size, 6);
    for (let page = 0; page < 6; page++) sheet(drawing, [page % 2 ? 3 : 0, (page % 3) * 2, page * 5], size, false);
    shadow(drawing, [16, 16, 28], 168, 230, 6);
    sheet(drawing, [0, -8, 84], size);
  },

  /** A report that was printed, beside the pack that it is about. */
  report(drawing) {
    closedPack(drawing, [0, 0, 0], [230, 150, 48], { lit: true });
    shadow(drawing, [70, 130, 0], 170, 220, 6);
    drawing.prism({ at: [70, 130, 60], size: [170, 220, 3], radius: 6, material: 'paper' });
    const top = 63;
    drawing.patch({ at: [86, 146, top], width: 60, depth: 10, radius: 2, fill: 'ink' });
    drawing.patch({ at: [206, 144, top], width: 18, depth: 18, radius: 9, fill: 'aurora' });
    gauge(drawing, [155, 214, top], 38, 0.86);
    for (let cell = 0; cell < 24; cell++)
      drawing.patch({
        at: [86 + (cell % 8) * 17.4, 268 + Math.floor(cell / 8) * 15, top],
        width: 14,
        depth: 12,
        radius: 2,
        fill:
          cell === 13 ? 'signal-bright' : (['aurora', 'action', 'aurora', 'aurora-strong'] as const)[(cell * 7) % 4],
      });
    drawing.patch({ at: [86, 324, top], width: 138, depth: 12, radius: 4, fill: 'action-tint' });
  },

  /** A pack under glass: seen by those who may see it. */
  privacy(drawing) {
    closedPack(drawing, [16, 16, 0], [210, 150, 44], { lit: true });
    glass(drawing, [0, 0, 0], [242, 182, 74], 'action');
  },

  /** Columns that shrink a little from year to year: what the articles are about. */
  blog(drawing) {
    const years = 9;
    shadow(drawing, [0, 0, 0], years * 34 + 20, 150, 14);
    drawing.prism({ at: [0, 0, 0], size: [years * 34 + 20, 150, 8], radius: 14, material: 'dark' });
    for (let row = 0; row < 3; row++)
      for (let year = 0; year < years; year++)
        drawing.prism({
          at: [16 + year * 34, 14 + row * 44, 8],
          size: [28, 34, 118 - year * (3 + row * 2)],
          radius: 6,
          material: row === 2 ? 'lit' : row === 1 ? 'cell' : 'metal',
        });
  },

  contact,
  letter,
  sent,
  inbox,
  unplugged,
  calendar: (drawing) => calendar(drawing),
  'calendar-cleared': (drawing) => calendar(drawing, true),
  methods,
  prices,
  windscreen,
  weights,
  calculator,
  missing,
  bench,
  demo: demonstration,
  'tool-cycler': (drawing) => cycler(drawing, [0, 0, 0]),
  'tool-chamber': (drawing) => chamber(drawing, [0, 0, 0]),
  'tool-cell': (drawing) => cells(drawing, [0, 0, 0]),
  'tool-adapter': (drawing) => adapter(drawing, [0, 0, 0]),
  socket,
  tray,
  van: chargingVan,
  packs,
  'life-line': (drawing) => {
    pack(drawing, [0, 0, 0], { columns: 2, rows: 2, moduleAt: () => ({ kind: 'open' }) });
  },
  'life-road': (drawing) => car(drawing, [0, 0, 0]),
  'life-resale': (drawing) => {
    closedPack(drawing, [0, 0, 0], [170, 110, 44], { lit: true, ribs: 2 });
    drawing.cable(
      [
        [170, 60, 16],
        [230, 60, 16],
        [200, 170, 4],
        [150, 180, 4],
      ],
      'night-raised',
      'line-strong',
    );
    shadow(drawing, [58, 140, 0], 92, 156);
    reader(drawing, [58, 140, 0]);
  },
  'life-second': (drawing) => storage(drawing, [0, 0, 0]),
  'life-recycling': (drawing) => materialsBlocks(drawing, [0, 0, 0]),
  ...landscapeScenes,
  'part-cell-group': packPart['cell-group'],
  ...(Object.fromEntries(connectedChains.map((product) => [`chain-${product}`, chains(product)])) as Record<
    `chain-${ConnectedChain}`,
    Scene
  >),
  ...(Object.fromEntries(connectedChains.map((product) => [`flow-${product}`, flows(product)])) as Record<
    `flow-${ConnectedChain}`,
    Scene
  >),
  ...(Object.fromEntries(untestedPacks.map((pack) => [`untested-${pack}`, untested[pack]])) as Record<
    `untested-${UntestedPack}`,
    Scene
  >),
};
export type SceneName =
  | PagePicture
  | 'letter'
  | 'calculator'
  | 'missing'
  | 'bench'
  | 'weights'
  | Landscape
  | `life-${LifeStage}`
  | `tool-${Tool}`
  | 'part-cell-group'
  | `chain-${ConnectedChain}`
  | `flow-${ConnectedChain}`
  | `untested-${UntestedPack}`
  | 'packs'
  | ProductScene;
export const sceneNames = Object.keys(scenes) as SceneName[];

export function drawScene(name: SceneName, palette: Palette): string {
  const drawing = new Drawing(palette);
  scenes[name](drawing);
  return drawing.toSvg();
}

/** The same picture in space. */
export function modelScene(name: SceneName, palette: Palette): Model {
  const modelling = new Modelling(palette);
  scenes[name](modelling);
  return modelling.toModel();
}
