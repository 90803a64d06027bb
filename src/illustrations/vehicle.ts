import type { Drawing, Triple, Turn } from './drawing.ts';
import type { Colour, Material } from './materials.ts';
import { shadow } from './parts.ts';

/** A place of a side view: along the vehicle from its rear, and up from the ground. */
type SidePlace = readonly [x: number, z: number];
/** A corner of a side view, or a curve from the one before: two handles and its end. */
export type SideTurn = SidePlace | readonly [SidePlace, SidePlace, SidePlace];

interface AcrossLook {
  opacity?: number;
  /** How far from the sides it ends, at its first place and at its second. */
  inset?: number;
  toInset?: number;
}

const isPlace = (turn: SideTurn): turn is SidePlace => typeof turn[0] === 'number';

/** Draws a vehicle in its own measures: along it from the rear, across it from the far side, up from the ground. */
export class Vehicle {
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
    // It ends behind the wheels.
    this.box([from - 20, 6, 8], [to - from + 40, this.#width - 14, 24], 'dark', 10);
    this.box([from, 6, 6], [to - from, this.#width - 8, height], 'lit', 4);
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
    const far = rim.map((at): Triple => [at.place[0], at.inset, at.place[1]]);
    const near = rim.map((at): Triple => [at.place[0], this.#width - at.inset, at.place[1]]);
    const middle = this.#width / 2;
    this.#drawing.bent(
      [...far, ...near.toReversed()].map((place) => this.#place(place)),
      [this.#place([x, middle, z]), this.#place([toX, middle, toZ])],
      ['surface', 'on-night-muted'],
    );
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

  /** A wheel, in an arch that ends at the sill of the body. */
  wheel(x: number, radius: number, sill?: number): void {
    if (sill) this.#arch(x, radius, sill);
    wheel(this.#drawing, this.#place([x, this.#width, radius]), radius * this.#scale);
  }

  #arch(x: number, radius: number, sill: number): void {
    const arch = radius + 4;
    const side = Math.sqrt(arch ** 2 - (radius - sill) ** 2);
    const top = (radius + arch - sill) * (4 / 3) + sill;
    this.side(
      [
        [x - side, sill],
        [
          [x - side, top],
          [x + side, top],
          [x + side, sill],
        ],
      ],
      'night',
    );
  }
}

/** A wheel on a side that faces the lower left. */
export function wheel(drawing: Drawing, centre: Triple, radius: number): void {
  drawing.disc(centre, radius, 'night');
  drawing.disc(centre, radius * 0.62, 'on-night-muted');
  drawing.disc(centre, radius * 0.5, 'line');
  drawing.disc(centre, radius * 0.16, 'night-raised');
}
