import type { Drawing, Triple, Turn } from './drawing.ts';
import type { Colour, Material } from './materials.ts';
import { shadow } from './parts.ts';

/** A place of a side view: along the vehicle from its rear, and up from the ground. */
type SidePlace = readonly [x: number, z: number];
/** A corner of a side view, or a curve from the one before: two handles and its end. */
type SideTurn = SidePlace | readonly [SidePlace, SidePlace, SidePlace];

interface AcrossLook {
  opacity?: number;
  /** How far from the sides it ends, at its first place and at its second. */
  inset?: number;
  toInset?: number;
}

const isPlace = (turn: SideTurn): turn is SidePlace => typeof turn[0] === 'number';

/** Draws a vehicle in its own measures: along it from the rear, across it from the far side, up from the ground. */
class Vehicle {
  readonly #drawing: Drawing;
  readonly #at: Triple;
  readonly #scale: number;
  readonly #width: number;

  constructor(drawing: Drawing, at: Triple, width: number, scale = 1) {
    this.#drawing = drawing;
    this.#at = at;
    this.#width = width;
    this.#scale = scale;
  }

  #place([x, y, z]: Triple): Triple {
    const [left, back, ground] = this.#at;
    return [left + x * this.#scale, back + y * this.#scale, ground + z * this.#scale];
  }

  /** A shadow, and what is seen below the body: the pack between the wheels. */
  floor(length: number, [from, to]: SidePlace, height: number): void {
    shadow(this.#drawing, this.#at, length * this.#scale, this.#width * this.#scale, 24 * this.#scale);
    this.box([14, 6, 8], [length - 28, this.#width - 14, 24], 'dark', 10);
    this.box([from, 6, 6], [to - from, this.#width - 6, height], 'lit', 4);
  }

  face(corners: readonly Triple[], fill: Colour, opacity = 1): void {
    this.#drawing.face(
      corners.map((corner) => this.#place(corner)),
      fill,
      opacity,
    );
  }

  box(at: Triple, [width, depth, height]: Triple, material: Material, radius: number): void {
    const scale = this.#scale;
    this.#drawing.prism({
      at: this.#place(at),
      size: [width * scale, depth * scale, height * scale],
      radius: radius * scale,
      material,
    });
  }

  /** A surface on the side that is seen. Above `bend` it leans inwards, as cabins do. */
  side(outline: readonly SideTurn[], fill: Colour, { opacity = 1, inset = 0, bend = Infinity } = {}): void {
    const place = ([x, z]: SidePlace): Triple =>
      this.#place([x, this.#width - inset - Math.max(0, z - bend) * 0.26, z]);
    this.#drawing.face(
      outline.map((turn): Turn => (isPlace(turn) ? place(turn) : [place(turn[0]), place(turn[1]), place(turn[2])])),
      fill,
      opacity,
    );
  }

  /** A surface across the vehicle, between two places of its side view. */
  across(
    [x, z]: SidePlace,
    [toX, toZ]: SidePlace,
    fill: Colour,
    { opacity = 1, inset = 0, toInset = inset }: AcrossLook = {},
  ): void {
    const ends: Triple[] = [
      [x, inset, z],
      [x, this.#width - inset, z],
      [toX, this.#width - toInset, toZ],
      [toX, toInset, toZ],
    ];
    this.face(ends, fill, opacity);
  }

  /** From a bonnet's end, which is lit, round to the front, which is in the shade, and down; with the corner to the side. */
  nose([x, z]: SidePlace, [toX, toZ]: SidePlace, sill: number, inset: number): void {
    const steps = 5;
    const rim = Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (step / steps) * (Math.PI / 2);
      const round = 1 - Math.cos(angle);
      const place: SidePlace = [x + (toX - x) * Math.sin(angle), z + (toZ - z) * round];
      return { place, inset: inset * round };
    });
    const corner: Triple[] = rim.map((at) => [at.place[0], this.#width - at.inset, at.place[1]]);
    corner.push([toX - 3, this.#width - inset, sill], [x, this.#width, sill]);
    this.face(corner, 'line');
    this.face(corner, 'on-night-muted', 0.4);
    for (const [step, to] of rim.slice(1).entries()) {
      const from = rim[step]!;
      const insets = { inset: from.inset, toInset: to.inset };
      this.across(from.place, to.place, 'on-night-muted', insets);
      this.across(from.place, to.place, 'surface', { ...insets, opacity: 0.9 - (step / steps) * 0.8 });
    }
    this.across([toX, toZ], [toX - 3, sill], 'on-night-muted', { inset });
  }

  /** A rectangle on the front, at a distance from the far side. */
  frontPanel([x, y, z]: Triple, width: number, height: number, fill: Colour): void {
    const corners: Triple[] = [
      [x, y, z],
      [x, y + width, z],
      [x, y + width, z - height],
      [x, y, z - height],
    ];
    this.face(corners, fill);
  }

  /** A shape with round corners on the side; `at` is its upper left corner. */
  label([x, z]: SidePlace, width: number, height: number, radius: number, fill: Colour): void {
    const scale = this.#scale;
    this.#drawing.front({
      at: this.#place([x, this.#width, z]),
      width: width * scale,
      height: height * scale,
      radius: radius * scale,
      fill,
    });
  }

  /** A seam between two parts of the side. */
  seam(x: number, from: number, to: number): void {
    const points: Triple[] = [
      [x, this.#width, from],
      [x, this.#width, to],
    ];
    this.#drawing.line({ points: points.map((point) => this.#place(point)), stroke: 'on-night-muted' });
  }

  roof([x, z]: SidePlace, length: number, inset: number, radius: number, fill: Colour, stroke?: Colour): void {
    const scale = this.#scale;
    this.#drawing.patch({
      at: this.#place([x, inset, z]),
      width: length * scale,
      depth: (this.#width - 2 * inset) * scale,
      radius: radius * scale,
      fill,
      stroke,
      strokeWidth: 0.8,
    });
  }

  wheel(x: number, radius: number): void {
    wheel(this.#drawing, this.#place([x, this.#width, radius]), radius * this.#scale);
  }
}

/** A wheel on a side that faces the lower left. */
export function wheel(drawing: Drawing, centre: Triple, radius: number): void {
  drawing.disc(centre, radius, 'night');
  drawing.disc(centre, radius * 0.62, 'on-night-muted');
  drawing.disc(centre, radius * 0.5, 'line');
  drawing.disc(centre, radius * 0.16, 'night-raised');
}

/** The lower edge of a side from its front to its rear, around its wheels. */
const lowerEdge = (wheels: readonly number[], radius: number, sill: number): SideTurn[] =>
  wheels.toReversed().flatMap((x): SideTurn[] => [
    [x + radius, sill],
    [
      [x + radius, sill + radius * 1.3],
      [x - radius, sill + radius * 1.3],
      [x - radius, sill],
    ],
  ]);

/** What lies in the dark behind a wheel. */
const wheelHouse = (x: number, radius: number, sill: number): SideTurn[] => [
  [x - radius, sill],
  [x - radius, sill + radius],
  [x + radius, sill + radius],
  [x + radius, sill],
];

/** A car; its pack is seen between the wheels. A mark of this colour on its roof tells it from others. */
export function car(drawing: Drawing, at: Triple, mark?: Colour): void {
  const vehicle = new Vehicle(drawing, at, 104);
  const wheels = [48, 194];
  const [arch, sill] = [25, 17];
  vehicle.floor(240, [74, 168], 16);
  for (const x of wheels) vehicle.side(wheelHouse(x, arch, sill), 'shade', { inset: 4 });

  // The body: from the rear along its shoulder to the nose.
  const shoulder: SideTurn[] = [
    [10, 60],
    [
      [60, 64],
      [120, 65],
      [172, 62],
    ],
    [
      [196, 59],
      [210, 58],
      [218, 54],
    ],
  ];
  vehicle.across([12, 60], [180, 62], 'surface', { inset: 1 });
  vehicle.across([176, 62], [216, 55], 'surface');
  vehicle.nose([216, 55], [240, 34], 16, 12);
  vehicle.side(
    [
      [6, sill + 2],
      [
        [0, 34],
        [1, 52],
        [10, 60],
      ],
      ...shoulder.slice(1),
      [
        [226, 49],
        [228, 42],
        [228, 34],
      ],
      [226, sill],
      ...lowerEdge(wheels, arch, sill),
    ],
    'line',
  );
  vehicle.side(
    [
      ...shoulder,
      [
        [190, 56],
        [110, 58],
        [4, 53],
      ],
    ],
    'surface',
    { opacity: 0.75 },
  );

  // The cabin, with its glass.
  const cabin = { inset: 5, bend: 60 };
  vehicle.across([184, 61], [130, 96], 'on-night-muted', { inset: 5, toInset: 14 });
  vehicle.across([178, 64], [135, 93], 'night-raised', { inset: 11, toInset: 19 });
  vehicle.side(
    [
      [14, 60],
      [184, 61],
      [
        [166, 78],
        [150, 92],
        [130, 96],
      ],
      [56, 96],
      [
        [36, 96],
        [24, 84],
        [14, 60],
      ],
    ],
    'line',
    cabin,
  );
  vehicle.side(
    [
      [28, 66],
      [96, 66],
      [96, 90],
      [58, 90],
      [
        [44, 90],
        [36, 82],
        [28, 66],
      ],
    ],
    'night-raised',
    cabin,
  );
  vehicle.side(
    [
      [102, 66],
      [168, 66],
      [
        [156, 78],
        [144, 88],
        [130, 90],
      ],
      [102, 90],
    ],
    'night-raised',
    cabin,
  );
  vehicle.roof([46, 96], 88, 14, 14, 'surface', 'on-night-muted');
  vehicle.roof([60, 96], 58, 24, 9, mark ?? 'sunken');

  vehicle.seam(99, 60, 20);
  for (const x of [82, 148]) vehicle.label([x, 52], 13, 3, 1.5, 'on-night-muted');
  for (const y of [16, 66]) vehicle.frontPanel([240, y, 40], 22, 6, 'aurora');
  for (const x of wheels) vehicle.wheel(x, 21);
}

/** A van; its pack is seen between the wheels. */
export function van(drawing: Drawing, at: Triple, scale = 1): void {
  const vehicle = new Vehicle(drawing, at, 118, scale);
  const wheels = [46, 238];
  const [arch, sill] = [30, 22];
  vehicle.floor(290, [82, 202], 20);
  for (const x of wheels) vehicle.side(wheelHouse(x, arch, sill), 'shade', { inset: 4 });

  vehicle.across([200, 146], [252, 88], 'on-night-muted', { inset: 1 });
  vehicle.across([208, 140], [248, 93], 'night-raised', { inset: 11, toInset: 9 });
  vehicle.across([250, 89], [268, 81], 'surface');
  vehicle.nose([268, 81], [290, 58], 20, 12);
  vehicle.side(
    [
      [2, sill],
      [2, 138],
      [
        [2, 144],
        [6, 146],
        [12, 146],
      ],
      [194, 146],
      [
        [204, 146],
        [210, 142],
        [216, 134],
      ],
      [252, 88],
      [
        [262, 84],
        [270, 80],
        [274, 72],
      ],
      [
        [278, 66],
        [278, 58],
        [278, 50],
      ],
      [276, sill],
      ...lowerEdge(wheels, arch, sill),
    ],
    'line',
  );
  vehicle.roof([4, 146], 202, 1, 10, 'surface', 'on-night-muted');
  vehicle.side(
    [
      [202, 92],
      [244, 92],
      [216, 127],
      [
        [212, 131],
        [208, 132],
        [202, 132],
      ],
    ],
    'night-raised',
  );
  vehicle.label([16, 128], 150, 50, 8, 'action-tint');
  vehicle.label([28, 114], 66, 11, 5.5, 'action');
  vehicle.label([28, 98], 100, 6, 3, 'aurora-strong');
  vehicle.seam(194, 136, 26);
  vehicle.label([204, 80], 16, 4, 2, 'on-night-muted');
  for (const y of [16, 78]) vehicle.frontPanel([290, y, 62], 24, 8, 'aurora');
  vehicle.frontPanel([290, 36, 44], 46, 8, 'night-raised');
  for (const x of wheels) vehicle.wheel(x, 25);
}

/** A lorry's wheels and bed, at a height of 42; its cab is drawn after what it carries. */
export function lorry(drawing: Drawing, at: Triple): void {
  const vehicle = new Vehicle(drawing, at, 96);
  const wheels = [36, 82, 262];
  vehicle.floor(300, [104, 226], 20);
  vehicle.box([0, 2, 28], [224, 92, 14], 'dark', 6);
  for (const x of wheels) vehicle.wheel(x, 20);
}

/** Its cab, which hides part of the load. */
export function lorryCab(drawing: Drawing, at: Triple): void {
  const vehicle = new Vehicle(drawing, at, 96);
  const [arch, sill, axle] = [25, 20, 262];
  vehicle.side(wheelHouse(axle, arch, sill), 'shade', { inset: 4 });
  vehicle.across([268, 134], [290, 82], 'on-night-muted', { inset: 1 });
  vehicle.across([271, 128], [288, 87], 'night-raised', { inset: 8 });
  vehicle.nose([284, 82], [300, 66], 20, 8);
  vehicle.side(
    [
      [228, sill],
      [228, 134],
      [262, 134],
      [
        [266, 134],
        [268, 134],
        [270, 130],
      ],
      [290, 82],
      [
        [292, 76],
        [292, 66],
        [292, 56],
      ],
      [292, sill],
      ...lowerEdge([axle], arch, sill),
    ],
    'line',
  );
  vehicle.roof([228, 134], 41, 1, 8, 'surface', 'on-night-muted');
  vehicle.side(
    [
      [236, 86],
      [282, 86],
      [267, 120],
      [236, 120],
    ],
    'night-raised',
  );
  vehicle.label([238, 76], 14, 4, 2, 'on-night-muted');
  for (const y of [12, 62]) vehicle.frontPanel([300, y, 60], 20, 7, 'aurora');
  vehicle.wheel(axle, 20);
}
