import type { Drawing, Front, Line, Triple } from './drawing.ts';
import type { Colour, Material } from './materials.ts';

/** The size of one module, and the distance from one to the next. */
export const moduleSize = { width: 58, depth: 58, height: 30 };
const pitch = 66;
const rim = 14;
/** Of a pack: how high the cooling plate below it and its tray are. */
const tray = { plate: 6, height: 26 };

/** A soft shadow on the ground, away from the light. */
export function shadow(drawing: Drawing, [x, y, z]: Triple, width: number, depth: number, radius = 18): void {
  drawing.shade({ at: [x + 16, y + 16, z], width, depth, radius }, 16, 0.06);
  drawing.shade({ at: [x + 6, y + 6, z], width, depth, radius }, 6, 0.1);
}

export interface ModuleLook {
  /** Closed with a level, opened so that its cells are seen, or wholly lit. */
  kind?: 'closed' | 'open' | 'lit';
  /** 0 to 1: how much of the level on its cover is lit. */
  health?: number;
  /** Index of a cell, 0 to 8, that is lit (open modules). */
  litCell?: number;
}

/** A module: a case with two poles and a level, or nine cells. */
export function module(drawing: Drawing, [x, y, z]: Triple, look: ModuleLook = {}): void {
  const { width, depth, height } = moduleSize;
  const { kind = 'closed', health = 0.8, litCell } = look;
  const material: Material = kind === 'lit' ? 'lit' : 'metal';
  if (kind === 'open') {
    drawing.prism({ at: [x, y, z], size: [width, depth, 12], radius: 7, material: 'metal' });
    drawing.patch({ at: [x + 4, y + 4, z + 12], width: width - 8, depth: depth - 8, radius: 5, fill: 'night' });
    for (let cell = 0; cell < 9; cell++) {
      const at: Triple = [x + 6 + (cell % 3) * 16, y + 6 + Math.floor(cell / 3) * 16, z + 12];
      const lit = cell === litCell;
      drawing.prism({ at, size: [14, 14, lit ? 58 : 13], radius: 7, material: lit ? 'lit' : 'cell' });
      if (lit) drawing.beam([at[0] + 7, at[1] + 7, at[2] + 58], 12, 90, 'aurora');
    }
    return;
  }
  drawing.prism({ at: [x, y, z], size: [width, depth, height], radius: 8, material });
  const top = z + height;
  const lit = kind === 'lit';
  drawing.patch({
    at: [x + 7, y + 7, top],
    width: 44,
    depth: 22,
    radius: 5,
    fill: lit ? 'aurora' : 'sunken',
    stroke: lit ? 'surface' : 'line',
  });
  drawing.patch({ at: [x + 7, y + 37, top], width: 44, depth: 12, radius: 6, fill: lit ? 'action' : 'night-raised' });
  drawing.patch({
    at: [x + 7, y + 37, top],
    width: 44 * health,
    depth: 12,
    radius: 6,
    fill: lit ? 'surface' : 'aurora',
  });
}

export interface PackLook {
  columns: number;
  rows: number;
  /** Look of the module in a place; `undefined` leaves the place empty. */
  moduleAt: (column: number, row: number) => ModuleLook | undefined;
  /** Draws what stands behind the modules of a column. */
  before?: (column: number) => void;
}

export const packWidth = (columns: number): number => columns * pitch - (pitch - moduleSize.width) + 2 * rim;

/** Where a module stands in a pack, from the pack's corner at the back. */
export const slotOf = (column: number, row: number): Triple => [
  rim + column * pitch,
  rim + row * pitch,
  tray.plate + tray.height,
];

/** An open pack: its tray with modules in their places, and an empty place where there is none. */
export function pack(drawing: Drawing, [x, y, z]: Triple, { columns, rows, moduleAt, before }: PackLook): void {
  const [width, depth] = [packWidth(columns), packWidth(rows)];
  shadow(drawing, [x, y, z], width, depth);
  // The cooling plate below the tray.
  drawing.prism({ at: [x + 4, y + 4, z], size: [width - 8, depth - 8, tray.plate], radius: 16, material: 'cell' });
  drawing.prism({ at: [x, y, z + tray.plate], size: [width, depth, tray.height], radius: 18, material: 'dark' });
  for (let column = 0; column < columns; column++) {
    before?.(column);
    for (let row = 0; row < rows; row++) {
      const [across, along, up] = slotOf(column, row);
      const place: Triple = [x + across, y + along, z + up];
      const look = moduleAt(column, row);
      drawing.recess({ at: place, size: [moduleSize.width, moduleSize.depth, 16] });
      if (look) module(drawing, [place[0], place[1], place[2] - 4], look);
    }
  }
}

/** From the corners of a place that are seen, up to what was lifted out of it. */
export function guides(
  drawing: Drawing,
  [x, y, z]: Triple,
  [width, depth]: readonly [number, number],
  lift: number,
  look: Pick<Line, 'stroke' | 'width'> = { stroke: 'line-strong' },
): void {
  for (const [across, along] of [
    [0, depth],
    [width, depth],
    [width, 0],
  ] as const)
    drawing.line({
      points: [
        [x + across, y + along, z],
        [x + across, y + along, z + lift],
      ],
      dashed: true,
      ...look,
    });
}

/** A round cell with its pole. */
export function cell(drawing: Drawing, [x, y, z]: Triple, width: number, height: number, material: Material): void {
  drawing.prism({ at: [x, y, z], size: [width, width, height], radius: width / 2, material });
  const pole = width * 0.4;
  const inset = (width - pole) / 2;
  drawing.prism({
    at: [x + inset, y + inset, z + height],
    size: [pole, pole, pole * 0.32],
    radius: pole / 2,
    material: 'metal',
  });
}

/** A pack with its lid on: ribs, a plug at its front and a small light. */
export function closedPack(
  drawing: Drawing,
  [x, y, z]: Triple,
  [width, depth, height]: Triple,
  { lit = false, material = 'metal' as Material, ribs = 3 } = {},
): void {
  shadow(drawing, [x, y, z], width, depth, 12);
  drawing.prism({ at: [x, y, z], size: [width, depth, height * 0.45], radius: 12, material: 'dark' });
  drawing.prism({ at: [x, y, z + height * 0.45], size: [width, depth, height * 0.55], radius: 12, material });
  const gap = (depth - 28) / ribs;
  for (let rib = 0; rib < ribs; rib++)
    drawing.patch({
      at: [x + 16, y + 14 + gap * (rib + 0.2), z + height],
      width: width - 32,
      depth: gap * 0.6,
      radius: 5,
      fill: material === 'metal' ? 'canvas' : 'night-raised',
      stroke: material === 'metal' ? 'line' : 'night-line',
    });
  if (lit)
    drawing.patch({
      at: [x + width - 34, y + depth - 26, z + height],
      width: 18,
      depth: 10,
      radius: 5,
      fill: 'aurora',
    });
}

/** A glass box, its edges in a colour that is seen on the ground around it. */
export function glass(drawing: Drawing, [x, y, z]: Triple, [width, depth, height]: Triple, edge: Colour): void {
  const [right, front, top] = [x + width, y + depth, z + height];
  const pane = (points: Triple[], opacity: number) => drawing.face(points, 'aurora', opacity);
  pane(
    [
      [x, front, z],
      [right, front, z],
      [right, front, top],
      [x, front, top],
    ],
    0.12,
  );
  pane(
    [
      [right, y, z],
      [right, front, z],
      [right, front, top],
      [right, y, top],
    ],
    0.22,
  );
  pane(
    [
      [x, y, top],
      [right, y, top],
      [right, front, top],
      [x, front, top],
    ],
    0.16,
  );
  const edges: Triple[][] = [
    [
      [x, front, z],
      [right, front, z],
      [right, y, z],
      [right, y, top],
      [x, y, top],
      [x, front, top],
      [x, front, z],
    ],
    [
      [x, front, top],
      [right, front, top],
      [right, y, top],
    ],
    [
      [right, front, z],
      [right, front, top],
    ],
  ];
  for (const points of edges) drawing.line({ points, stroke: edge, width: 1.5, opacity: 0.7 });
}

/** A lid over the first columns of a pack, cut open where they end. */
export function cutLid(drawing: Drawing, [x, y, z]: Triple, columns: number, rows: number): void {
  const [width, depth] = [rim + columns * pitch - 2, packWidth(rows)];
  drawing.prism({ at: [x, y, z], size: [width, depth, 34], radius: 18, material: 'metal' });
  const top = z + 34;
  // The cut goes straight through: its corners are sharp, and its edge has light on it.
  const edge = x + width;
  drawing.face(
    [
      [edge - 20, y, top],
      [edge, y, top],
      [edge, y + depth, top],
      [edge - 20, y + depth, top],
    ],
    'canvas',
  );
  drawing.face(
    [
      [edge, y, top],
      [edge, y + depth, top],
      [edge, y + depth, z],
      [edge, y, z],
    ],
    'on-night-muted',
  );
  drawing.face(
    [
      [edge - 20, y + depth, top],
      [edge, y + depth, top],
      [edge, y + depth, z],
      [edge - 20, y + depth, z],
    ],
    'line',
  );
  drawing.line({
    points: [
      [edge, y, top],
      [edge, y + depth, top],
      [edge, y + depth, z],
    ],
    stroke: 'aurora',
    width: 2,
  });
  for (let column = 0; column < columns; column++)
    drawing.patch({
      at: [x + rim + column * pitch + 4, y + 26, top],
      width: moduleSize.width - 12,
      depth: depth - 52,
      radius: 10,
      fill: 'sunken',
      stroke: 'line',
    });
}

/** A reader: a flat device with a gauge and two lines of text on its screen. */
export function reader(drawing: Drawing, [x, y, z]: Triple, scale = 1): void {
  const [width, depth] = [92 * scale, 156 * scale];
  drawing.prism({ at: [x, y, z], size: [width, depth, 9], radius: 16 * scale, material: 'dark' });
  const top = z + 9;
  const edge = 6 * scale;
  drawing.patch({
    at: [x + edge, y + edge, top],
    width: width - 2 * edge,
    depth: depth - 2 * edge,
    radius: 11 * scale,
    fill: 'surface',
  });
  gauge(drawing, [x + width / 2, y + 56 * scale, top], 30 * scale, 0.86);
  for (const [at, long, fill] of [
    [98, 60, 'sunken'],
    [112, 44, 'sunken'],
    [128, 60, 'aurora'],
  ] as const)
    drawing.patch({
      at: [x + 16 * scale, y + at * scale, top],
      width: long * scale,
      depth: (at === 128 ? 14 : 7) * scale,
      radius: 3.5 * scale,
      fill,
    });
}

/** The gauge of the reports, lying flat. */
export function gauge(drawing: Drawing, centre: Triple, radius: number, health: number): void {
  drawing.arc(centre, radius, 150, 390, 'line', radius / 4, true);
  drawing.arc(centre, radius, 150, 150 + 240 * health, 'action', radius / 4, true);
  drawing.patch({
    at: [centre[0] - radius * 0.28, centre[1] - radius * 0.28, centre[2]],
    width: radius * 0.56,
    depth: radius * 0.56,
    radius: radius * 0.28,
    fill: 'action-tint',
  });
}

/** A printed page with a picture, a heading and lines. */
export function sheet(drawing: Drawing, [x, y, z]: Triple, [width, depth]: [number, number], full = true): void {
  drawing.prism({ at: [x, y, z], size: [width, depth, 3], radius: 6, material: 'paper' });
  if (!full) return;
  const top = z + 3;
  const line = (at: number, long: number, tall: number, fill: Colour) =>
    drawing.patch({ at: [x + 16, y + at, top], width: long, depth: tall, radius: 2, fill });
  line(16, width - 32, depth * 0.3, 'night-raised');
  for (let bar = 0; bar < 6; bar++)
    drawing.patch({
      at: [x + 30 + bar * ((width - 60) / 6), y + 16 + depth * 0.3 - 10 - (40 - bar * 5), top],
      width: (width - 60) / 8,
      depth: 40 - bar * 5,
      radius: 2,
      fill: bar === 3 ? 'signal-bright' : 'aurora',
    });
  const text = depth * 0.3 + 30;
  line(text, width * 0.62, 11, 'ink');
  for (let row = 0; row < 4; row++) line(text + 24 + row * 13, row === 3 ? width * 0.4 : width - 32, 5, 'line');
}

/** A cabinet of packs that have left their cars. */
export function storage(drawing: Drawing, [x, y, z]: Triple, scale = 1): void {
  const at = (across: number, along: number, up: number): Triple => [
    x + across * scale,
    y + along * scale,
    z + up * scale,
  ];
  const size = (width: number, depth: number, height: number): Triple => [width * scale, depth * scale, height * scale];
  const front = 96;
  /** A shape on the cabinet's front. */
  const panel = (across: number, up: number, width: number, height: number, radius: number, look: Partial<Front>) =>
    drawing.front({
      at: at(across, front, up),
      width: width * scale,
      height: height * scale,
      radius: radius * scale,
      ...look,
    });
  shadow(drawing, at(-16, -16, -10), 264 * scale, 150 * scale, 22 * scale);
  drawing.prism({ at: at(-16, -16, -10), size: size(264, 150, 10), radius: 22 * scale, material: 'dark' });
  drawing.prism({ at: at(0, 0, 0), size: size(176, front, 196), radius: 10 * scale, material: 'metal' });
  panel(10, 186, 104, 172, 6, { fill: 'night' });
  [1, 0.8, 0.9, 0.7].forEach((health, shelf) => {
    const top = 178 - shelf * 40;
    panel(17, top, 90, 34, 5, { fill: 'on-night-muted' });
    panel(25, top - 12, 56, 10, 5, { fill: 'night-raised' });
    panel(25, top - 12, 56 * health, 10, 5, { fill: 'aurora' });
  });
  panel(122, 186, 44, 172, 6, { stroke: 'line-strong' });
  panel(130, 174, 28, 24, 4, { fill: 'night' });
  panel(135, 165, 18, 5, 2.5, { fill: 'aurora' });
  for (let slat = 0; slat < 4; slat++) panel(130, 70 - slat * 10, 28, 4, 2, { fill: 'line-strong' });

  // What the packs feed is connected beside them.
  drawing.prism({ at: at(198, 30, 0), size: size(34, 44, 74), radius: 8 * scale, material: 'dark' });
  drawing.front({
    at: at(207, 74, 62),
    width: 16 * scale,
    height: 10 * scale,
    radius: 3 * scale,
    fill: 'aurora',
  });
  drawing.cable(
    [at(144, front, 30), at(146, front + 40, -4), at(200, front + 26, -4), at(215, 74, 30)],
    'night-raised',
    'aurora',
  );
}

/** What is left at the end: sorted materials, and the cells that they go into again. */
export function materialsBlocks(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 200, 150, 10);
  drawing.prism({ at: [x, y, z], size: [200, 150, 8], radius: 14, material: 'dark' });
  const ingots: [number, number, Material][] = [
    [14, 14, 'metal'],
    [14, 58, 'cell'],
    [14, 102, 'dark'],
  ];
  for (const [dx, dy, material] of ingots)
    for (let bar = 0; bar < 3; bar++)
      drawing.prism({
        at: [x + dx + bar * 36, y + dy, z + 8],
        size: [30, 34, 14 + ((bar + dy) % 3) * 6],
        radius: 4,
        material,
      });
  for (let row = 0; row < 5; row++)
    drawing.prism({
      at: [x + 140 + (row % 2) * 22, y + 14 + row * 26, z + 8],
      size: [20, 20, 22],
      radius: 10,
      material: 'lit',
    });
}
