/** The pictures that the head of a page may show (src/illustrations/scenes.ts draws them). */
export const pagePictures = [
  'products',
  'about',
  'careers',
  'contact',
  'coverage',
  'newsletter',
  'report',
  'privacy',
  'demo',
  'blog',
  'sent',
  'inbox',
  'unplugged',
  'calendar',
  'calendar-cleared',
  'methods',
  'prices',
  'windscreen',
] as const;

/**
 * Views from edge to edge of a section, the head or the end of a page, most of them of many things of one kind, one of which
 * stands out. Where there is less room, a part is shown: where it is taken from, in percent of what is left of the width.
 */
export const landscapeParts = {
  forecourt: 52,
  depot: 86,
  batch: 36,
  hall: 92,
  kerb: 96,
  cockpit: 86,
  laboratory: 97,
  'on-screen': 80,
  sold: 100,
  'on-the-road': 100,
  'set-aside': 100,
  parade: 50,
  'line-up': 50,
  'on-paper': 100,
  'three-tools': 100,
  networked: 100,
  'under-lock': 100,
  made: 94,
  'side-by-side': 100,
  'built-up': 92,
  workshop: 100,
  gateway: 80,
  ageing: 98,
  flagged: 100,
  issue: 100,
  'first-light': 82,
  'at-dawn': 80,
  'open-air': 90,
  exploded: 90,
  'lifted-out': 90,
  'inside-van': 90,
  'bell-curve': 24,
  facade: 92,
  'one-life': 50,
  'within-borders': 50,
  'one-route': 25,
  'by-size': 50,
  'two-ways': 100,
  'handed-over': 100,
  rolling: 94,
  'on-the-lift': 100,
  'from-behind': 100,
  'on-the-bench': 50,
  'two-pages': 100,
};

export type Landscape = keyof typeof landscapeParts;
export const landscapes = Object.keys(landscapeParts) as [Landscape, ...Landscape[]];
export const isLandscape = (name: string): name is Landscape => name in landscapeParts;

/** Views by day, on the ground of a light section (`ground` in their scripts); the others are taken in the dark. */
const byDay: ReadonlySet<Landscape> = new Set([
  'exploded',
  'inside-van',
  'lifted-out',
  'on-the-bench',
  'by-size',
  'two-pages',
  'one-life',
  'three-tools',
  'two-ways',
  'on-paper',
  'handed-over',
  'issue',
  'rolling',
  'built-up',
  'made',
  'laboratory',
  'under-lock',
  'line-up',
  'set-aside',
  'on-the-lift',
  'workshop',
  'from-behind',
  'on-the-road',
  'within-borders',
  'one-route',
  'sold',
  'side-by-side',
  'networked',
]);
export const isByDay = (view: Landscape): boolean => byDay.has(view);

/** Views in the dark that are full from edge to edge: as the end of a page they stand below its words, not behind them. */
const panoramas: ReadonlySet<Landscape> = new Set(['facade']);
export const isPanorama = (view: Landscape): boolean => panoramas.has(view);

/**
 * Things from nearby, each rendered by a script of its own as views are, with the drawing that stands for it in browsers
 * without AVIF.
 */
export const closeUpDrawings = {
  printed: 'report',
  'in-system': 'chain-batstream',
  exported: 'privacy',
  calibrated: 'weights',
  shelved: 'packs',
  strapped: 'untested-transport',
  unequal: 'untested-weakest',
  unnamed: 'untested-history',
  poles: 'tool-cell',
  engraved: 'untested-history',
  claimed: 'chain-batdata',
  gauged: 'tool-cell',
} as const;

export type CloseUp = keyof typeof closeUpDrawings;
export const closeUps = Object.keys(closeUpDrawings) as [CloseUp, ...CloseUp[]];
export const isCloseUp = (name: string): name is CloseUp => name in closeUpDrawings;

/** What each product cannot tell, drawn across its page (src/illustrations/limits.ts). */
export const limitFigures = ['limits-report', 'limits-fleet', 'limits-line'] as const;
export type LimitFigure = (typeof limitFigures)[number];

/** Where each product is at work, in the real world. */
export const productScenes = ['socket', 'van', 'tray'] as const;

/** The stations of a battery's life on the about page, in their order. */
export const lifeStages = ['line', 'road', 'resale', 'second', 'recycling'] as const;

/** The products that the page of all of them shows in one view, in the order of what it shows. */
export const productsInView = ['batscan', 'batstream', 'batdata'] as const;

/** What we measure with, on the careers page. */
export const tools = ['cycler', 'chamber', 'cell', 'adapter'] as const;

/** What the glossary begins with, in one view: from a cell to what is read of its pack. Each is named like its entry there. */
export const packParts = ['cell', 'cell-group', 'module', 'pack', 'obd', 'state-of-health'] as const;

/** Products whose way from data to results is drawn, on the page of integrations. */
export const connectedChains = ['batscan', 'batstream', 'batdata'] as const;

/** What a used pack can cost whom it was not tested for, on the page of storage. */
export const untestedPacks = ['transport', 'weakest', 'history'] as const;

/** The shapes that the figure on a post's cover can take (src/illustrations/covers.ts draws them). */
export const coverForms = [
  'modules',
  'cells',
  'layers',
  'years',
  'level',
  'thousands',
  'dials',
  'clouds',
  'reading',
] as const;

/** Drawings of things that belong to a section, which the head of a page may show as well. */
export const objectPictures = [
  ...productScenes,
  ...lifeStages.map((stage) => `life-${stage}` as const),
  ...tools.map((tool) => `tool-${tool}` as const),
  'part-cell-group' as const,
  ...connectedChains.map((product) => `chain-${product}` as const),
  ...untestedPacks.map((untested) => `untested-${untested}` as const),
  'packs' as const,
  'weights' as const,
];

export type ObjectPicture = (typeof objectPictures)[number];
export type UntestedPack = (typeof untestedPacks)[number];
export type PagePicture = (typeof pagePictures)[number];
export type ProductScene = (typeof productScenes)[number];
export type LifeStage = (typeof lifeStages)[number];
export type Tool = (typeof tools)[number];
export type PackPart = (typeof packParts)[number];
export type ConnectedChain = (typeof connectedChains)[number];
export type CoverForm = (typeof coverForms)[number];

/** Name of the picture on the cover of a post with a key figure. */
export const coverName = ({ form, value }: { form: CoverForm; value: number }): string => `cover-${form}-${value}`;

/** Pictures that are drawn for the dark band too. */
export const picturesOnNight = [
  'letter',
  ...productScenes,
  ...connectedChains.map((product) => `flow-${product}` as const),
] as const;

/** Name of a picture as it is drawn for the dark band. */
export const nameOnNight = (name: (typeof picturesOnNight)[number]): string => `${name}-on-night`;

/** Name of a picture as it is drawn for a ground; not all are drawn for the dark one. */
export const nameOnGround = (name: string, ground: 'light' | 'dark'): string =>
  ground === 'dark' && isOnNight(name) ? nameOnNight(name) : name;

function isOnNight(name: string): name is (typeof picturesOnNight)[number] {
  return (picturesOnNight as readonly string[]).includes(name);
}

/**
 * What the code of all pages knows of a picture, so it is short: the beginning of a hash of its files; its size; how far above
 * the lower edge its lowest thing stands, shadows aside, in the unit of its size; and whether it is there as a drawing only.
 */
export type KeptIllustration = readonly [hash: string, width: number, height: number, foot: number, isFlat?: true];

/** Width in pixels of a rendered picture, by that of its drawing; wide views are dim, and masked. */
export const largeWidth = (width: number): number => Math.round(Math.min(1.6 * width, 1600));

/** The file of a picture: as a drawing, or as things in light. */
export const illustrationFile = (name: string, hash: string, format: 'svg' | 'avif'): string =>
  `${hash}-${name.replaceAll('.', '_')}.${format}`;

/** The car of the home page: an address for all browsers and a `srcset`, with the size of the largest. */
export interface CarPicture {
  src: string;
  avif: string;
  width: number;
  height: number;
}
