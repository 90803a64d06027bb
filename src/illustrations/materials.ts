/** The design tokens that pictures are painted with; their values come from src/css/tokens.css. */
export const colours = [
  'canvas',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'action',
  'action-strong',
  'action-tint',
  'night',
  'night-raised',
  'night-line',
  'on-night',
  'on-night-muted',
  'aurora',
  'aurora-strong',
  'violet',
  'signal',
  'signal-bright',
  'signal-strong',
  'ink',
  'muted',
  'shade',
] as const;
export type Colour = (typeof colours)[number];
export type Palette = Record<Colour, string>;

/** What things are made of: a tone for each side that is seen, and the light on the edge of the upper one. */
export const materials = {
  /** Housings: pale metal. Its edge keeps the upper side apart from every ground of a page, white too. */
  metal: { top: 'surface', left: 'line', right: 'on-night-muted', edge: 'on-night-muted' },
  /** Trays, lids and devices: dark and matt. */
  dark: { top: 'night-line', left: 'night-raised', right: 'night', edge: 'line-strong' },
  /** What is healthy. */
  cell: { top: 'aurora', left: 'action', right: 'action-strong', edge: 'aurora-strong' },
  /** The one thing that a picture is about. */
  lit: { top: 'aurora-strong', left: 'aurora', right: 'action', edge: 'surface' },
  /** What has not been read, or is not there any more. */
  faded: { top: 'night-raised', left: 'night-raised', right: 'night', edge: 'night-line' },
  /** What is not counted, on covers, whose ground is lighter than the dark band. */
  idle: { top: 'line-strong', left: 'night-line', right: 'night-raised', edge: 'on-night-muted' },
  /** What stands out from its neighbours. */
  outlier: { top: 'signal-bright', left: 'signal', right: 'signal-strong', edge: 'canvas' },
  /** Tops of tables. */
  board: { top: 'sunken', left: 'on-night-muted', right: 'line-strong', edge: 'line' },
  paper: { top: 'surface', left: 'line', right: 'on-night-muted', edge: 'on-night-muted' },
} satisfies Record<string, { top: Colour; left: Colour; right: Colour; edge: Colour }>;
export type Material = keyof typeof materials;

/** Reads the values of the design tokens. */
export function paletteFrom(css: string): Palette {
  const value = (name: Colour) => {
    const found = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (!found) throw new Error(`tokens.css has no colour "${name}"`);
    return found;
  };
  return Object.fromEntries(colours.map((name) => [name, value(name)])) as Palette;
}

/** The tone between two. */
function between(one: string, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** On the dark band: dark things stand out from it by lighter sides and rims, and have light below them for a shadow. */
export function onNight(palette: Palette): Palette {
  return {
    ...palette,
    night: between(palette['night-raised'], palette['night-line']),
    'night-raised': palette['night-line'],
    'night-line': between(palette['night-line'], palette['line-strong']),
    'line-strong': palette['on-night-muted'],
    shade: palette.aurora,
  };
}

/** Things in the dark, on the dark band, so that the one with light on it stands out. */
export function inTheDark(palette: Palette): Palette {
  const as = (name: Colour) => palette[name];
  return {
    ...palette,
    canvas: as('line-strong'),
    surface: as('line-strong'),
    sunken: as('night-line'),
    line: as('night-line'),
    'on-night-muted': as('night-raised'),
    'line-strong': as('night-line'),
    'action-tint': as('night-raised'),
    aurora: as('action'),
    'aurora-strong': as('action'),
    action: as('action-strong'),
    'action-strong': as('night-raised'),
  };
}
