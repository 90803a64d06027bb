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
  'on-night-muted',
  'aurora',
  'aurora-strong',
  'violet',
  'ink',
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
  /** What stands out from its neighbours. */
  outlier: { top: 'violet', left: 'violet', right: 'night-line', edge: 'canvas' },
  /** Tops of tables. */
  board: { top: 'sunken', left: 'on-night-muted', right: 'line-strong', edge: 'line' },
  paper: { top: 'surface', left: 'line', right: 'on-night-muted', edge: 'line' },
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
