import { materials, type Colour, type Material, type Palette } from './materials.ts';

/** A place or a size: x runs to the lower right, y to the lower left, z upwards. */
export type Triple = readonly [x: number, y: number, z: number];

/** A corner of an outline, or a curve from the one before: two handles and its end. */
export type Turn = Triple | readonly [first: Triple, second: Triple, end: Triple];

export interface Prism {
  at: Triple;
  size: Triple;
  /** Of the upright edges; half of the width makes a cylinder. */
  radius?: number;
  material: Material;
}

/** What is taken out of an upper side; the last of its size is how deep. */
export type Recess = Pick<Prism, 'at' | 'size'>;

export interface Patch {
  /** Its first corner; it lies flat. */
  at: Triple;
  width: number;
  depth: number;
  radius?: number;
  fill?: Colour;
  stroke?: Colour;
  strokeWidth?: number;
  opacity?: number;
  dashed?: boolean;
}

export interface Front extends Pick<Patch, 'at' | 'width' | 'radius' | 'fill' | 'stroke' | 'strokeWidth'> {
  height: number;
}

export interface Line {
  points: Triple[];
  stroke: Colour;
  width?: number;
  opacity?: number;
  dashed?: boolean;
}

/** A thing that scripts/lib/blender has a model of: where its corner at the back is, and the mark on its roof. */
export interface OwnModel {
  kind: 'car' | 'van';
  at: Triple;
  scale: number;
  mark?: Colour;
}

/** How far to the side a unit of depth is seen. */
export const cos30 = Math.sqrt(3) / 2;
/** How far along its tangent a curve's handle lies, for an eighth of a circle. */
const handle = (4 / 3) * Math.tan(Math.PI / 16);
/** The space that is left around a drawing. */
export const margin = 8;
const isCurve = (turn: Turn): turn is readonly [Triple, Triple, Triple] => typeof turn[0] !== 'number';
const short = (value: number) => String(Math.round(value * 10) / 10);

/** An isometric drawing with the light from the upper left, built from back to front. */
export class Drawing {
  readonly palette: Palette;
  /** Before the names of what is defined, where two palettes are in one picture. */
  readonly #prefix: string;
  /** What is set down in many places. */
  readonly #things = new Map<string, Drawing>();
  readonly #definitions = new Map<string, string>();
  readonly #elements: string[] = [];
  /** What the picture takes in so far. */
  readonly #bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  /** The lowest place that is drawn, shadows aside. */
  #foot = -Infinity;
  /** The part that is shown, if the drawing goes on beyond it. */
  #window?: { left: number; top: number; right: number; bottom: number };

  constructor(palette: Palette, prefix = '') {
    this.palette = palette;
    this.#prefix = prefix;
  }

  /** Where a place is seen, as `x y`. */
  #seen([x, y, z]: Triple): string {
    return `${short((x - y) * cos30)} ${short((x + y) / 2 - z)}`;
  }

  /** Lets the picture take in these places. */
  #takeIn(...places: Triple[]): void {
    this.#widen(
      places.map(([x, y]) => (x - y) * cos30),
      places.map(([x, y, z]) => (x + y) / 2 - z),
    );
  }

  #widen(across: number[], down: number[]): void {
    const { left, top, right, bottom } = this.#bounds;
    Object.assign(this.#bounds, {
      left: Math.min(left, ...across),
      right: Math.max(right, ...across),
      top: Math.min(top, ...down),
      bottom: Math.max(bottom, ...down),
    });
  }

  /** Takes in places of a thing that stands there, whose corners may be round. */
  #stand(places: Triple[], radius = 0): void {
    this.#takeIn(...places);
    const round = radius * (1 - Math.SQRT1_2);
    this.#foot = Math.max(this.#foot, ...places.map(([x, y, z]) => (x + y) / 2 - z - round));
  }

  /**
   * Makes the picture at least this large around what stands from the origin to this front corner, with the same space
   * below it; for drawings of one row.
   */
  frame([x, y, z]: Triple, width: number, height: number): this {
    const half = width / 2 / cos30 / 2;
    const toMiddle = (y - x) / 4;
    const bottom = 22;
    for (const [side, down] of [
      [-half, bottom],
      [half, bottom - height],
    ] as const)
      this.#takeIn([x + toMiddle + side + down, y - toMiddle - side + down, z]);
    return this;
  }

  /** Attributes that lay a shape of the page's plane flat, at a height. */
  #flat([x, y, z]: Triple): string {
    const [right, down] = this.#seen([x, y, z]).split(' ');
    return `transform="matrix(.866 .5 -.866 .5 ${right} ${down})"`;
  }

  #line(stroke: Colour | undefined, width = 1, opacity = 1, dashed = false): string {
    if (!stroke) return '';
    const details = [
      width === 1 ? '' : ` stroke-width="${width}"`,
      opacity === 1 ? '' : ` stroke-opacity="${opacity}"`,
      dashed ? ' stroke-dasharray="4 4"' : '',
    ];
    return ` stroke="${this.palette[stroke]}"${details.join('')}`;
  }

  /** The two sides that are seen, as one surface: the left one in half light, the right one in shade. */
  #sides({ at: [x, y, z], size: [width, depth, height], radius = 0, material }: Prism): string {
    const [right, front] = [x + width, y + depth];
    const bend = radius * handle;
    const slant = radius * Math.SQRT1_2;
    const turn = (dx: number, dy: number, level = z): Triple => [dx, dy, level];
    const outerLeft = turn(x + radius - slant, front - radius + slant);
    const outerRight = turn(right - radius + slant, y + radius - slant);
    const corner = [right - radius + slant, front - radius + slant] as const;
    const tangent = bend * Math.SQRT1_2;
    const path = [
      `M${this.#seen([outerLeft[0], outerLeft[1], z + height])}`,
      `L${this.#seen(outerLeft)}`,
      this.#curve(
        turn(outerLeft[0] + tangent, outerLeft[1] + tangent),
        turn(x + radius - bend, front),
        turn(x + radius, front),
      ),
      `L${this.#seen(turn(right - radius, front))}`,
      this.#curve(
        turn(right - radius + bend, front),
        turn(corner[0] - tangent, corner[1] + tangent),
        turn(corner[0], corner[1]),
      ),
      this.#curve(
        turn(corner[0] + tangent, corner[1] - tangent),
        turn(right, front - radius + bend),
        turn(right, front - radius),
      ),
      `L${this.#seen(turn(right, y + radius))}`,
      this.#curve(turn(right, y + radius - bend), turn(outerRight[0] + tangent, outerRight[1] + tangent), outerRight),
      `L${this.#seen([outerRight[0], outerRight[1], z + height])}Z`,
    ].join('');
    const span = outerRight[0] - outerRight[1] - (outerLeft[0] - outerLeft[1]);
    const share = (dx: number, dy: number) => (dx - dy - (outerLeft[0] - outerLeft[1])) / span;
    return `<path d="${path}" fill="url(#${this.#shading(material, share(right - radius, front), share(right, front - radius))})"/>`;
  }

  #curve(first: Triple, second: Triple, end: Triple): string {
    return `C${this.#seen(first)} ${this.#seen(second)} ${this.#seen(end)}`;
  }

  /** From the lit side to the shaded one, around the front edge. */
  #shading(material: Material, from: number, to: number): string {
    const { left, right } = materials[material];
    const stops = [from, to].map((stop) => Math.round(stop * 50) / 50);
    const id = `${this.#prefix}${material}${stops.map((stop) => Math.round(stop * 100)).join('-')}`;
    const colours = [left, right].map(
      (colour, index) => `<stop offset="${stops[index]}" stop-color="${this.palette[colour]}"/>`,
    );
    this.#definitions.set(id, `<linearGradient id="${id}">${colours.join('')}</linearGradient>`);
    return id;
  }

  prism(prism: Prism): this {
    const { at, size, radius, material } = prism;
    const { top, edge } = materials[material];
    this.#elements.push(this.#sides(prism));
    this.#stand([[at[0] + size[0], at[1] + size[1], at[2]]], radius);
    this.#rectangle({
      at: [at[0], at[1], at[2] + size[2]],
      width: size[0],
      depth: size[1],
      radius,
      fill: top,
      stroke: edge,
      strokeWidth: 0.8,
    });
    return this;
  }

  patch(patch: Patch): this {
    this.#rectangle(patch);
    return this;
  }

  #rectangle({ at, width, depth, radius = 0, fill, stroke, strokeWidth, opacity = 1, dashed }: Patch): void {
    const round = radius ? ` rx="${short(radius)}"` : '';
    const paint = fill ? ` fill="${this.palette[fill]}"` : ' fill="none"';
    const seeThrough = opacity === 1 ? '' : ` opacity="${opacity}"`;
    const [x, y, z] = at;
    // The corners left and right are further out than those at the back and in front are up and down, so round ones do not matter.
    this.#takeIn(at, [x + width, y, z], [x, y + depth, z]);
    this.#stand([[x + width, y + depth, z]], radius);
    this.#elements.push(
      `<rect width="${short(width)}" height="${short(depth)}"${round}${paint}${this.#line(stroke, strokeWidth, 1, dashed)}${seeThrough} ${this.#flat(at)}/>`,
    );
  }

  /** A soft shadow that lies flat and fades outwards; `blur` says how far. */
  shade({ at, width, depth, radius = 0 }: Patch, blur: number, opacity: number): this {
    const id = `soft-${blur}`;
    this.#definitions.set(
      id,
      `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
    );
    const [x, y, z] = at;
    this.#takeIn([x - blur, y + depth, z], [x + width, y - blur, z], [x + width + blur, y + depth + blur, z]);
    // One so dark is seen like a thing.
    if (opacity > 0.1) this.#stand([[x + width, y + depth, z]], radius);
    this.#elements.push(
      `<rect width="${short(width)}" height="${short(depth)}" rx="${short(radius)}" fill="${this.palette.shade}" opacity="${opacity}" filter="url(#${id})" ${this.#flat(at)}/>`,
    );
    return this;
  }

  /** A part of a circle that lies flat, in degrees from the right, turning towards the viewer. */
  arc(centre: Triple, radius: number, from: number, to: number, stroke: Colour, width: number, ticks = false): this {
    const place = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
    };
    const large = to - from > 180 ? 1 : 0;
    const round = ticks ? ' stroke-dasharray="1.6 3"' : ' stroke-linecap="round"';
    this.#elements.push(
      `<path d="M${place(from)}A${radius} ${radius} 0 ${large} 1 ${place(to)}" fill="none"${this.#line(stroke, width)}${round} ${this.#flat(centre)}/>`,
    );
    return this;
  }

  /** A round thing on a side that faces the lower left, such as a wheel. */
  disc(centre: Triple, radius: number, fill: Colour): this {
    const [right, down] = this.#seen(centre).split(' ');
    this.#elements.push(
      `<circle r="${short(radius)}" fill="${this.palette[fill]}" transform="matrix(.866 .5 0 1 ${right} ${down})"/>`,
    );
    const [x, y, z] = centre;
    this.#stand([[x, y, z - radius]]);
    // Seen aslant, it is higher than its radius.
    this.#takeIn([x, y, z + radius * Math.hypot(1, 0.5)]);
    return this;
  }

  /** A shape with round corners on a side that faces the lower left; `at` is its upper left corner. */
  front({ at, width, height, radius = 0, fill, stroke, strokeWidth }: Front): this {
    const [right, down] = this.#seen(at).split(' ');
    const paint = fill ? ` fill="${this.palette[fill]}"` : ' fill="none"';
    const [x, y, z] = at;
    this.#takeIn(at, [x + width, y, z]);
    this.#stand([
      [x, y, z - height],
      [x + width, y, z - height],
    ]);
    this.#elements.push(
      `<rect width="${short(width)}" height="${short(height)}" rx="${short(radius)}"${paint}${this.#line(stroke, strokeWidth)} transform="matrix(.866 .5 0 1 ${right} ${down})"/>`,
    );
    return this;
  }

  /** Straight from point to point. */
  line({ points, stroke, width, opacity, dashed }: Line): this {
    const path = points.map((point) => this.#seen(point)).join('L');
    this.#stand(points);
    this.#elements.push(
      `<path d="M${path}" fill="none" stroke-linecap="round" stroke-linejoin="round"${this.#line(stroke, width, opacity, dashed)}/>`,
    );
    return this;
  }

  /** A surface within an outline, in one colour; the outline begins at a corner. */
  face(outline: readonly Turn[], fill: Colour, opacity = 1): this {
    this.#surface(outline, fill, opacity);
    return this;
  }

  /** A hole in an upper side: one looks at two of its walls and its floor. */
  recess({ at: [x, y, z], size: [width, depth, deep] }: Recess): this {
    const [right, front] = [x + width, y + depth];
    const corner: Triple = [x + deep, y + deep, z];
    this.#surface(
      [
        [x, y, z],
        [right, y, z],
        [right, front, z],
        [x, front, z],
      ],
      'night',
    );
    this.#surface([[x, y, z], [x, front, z], [x + deep, front, z], corner], 'night-raised');
    this.#surface([[x, y, z], [right, y, z], [right, y + deep, z], corner], 'night-line');
    return this;
  }

  #surface(outline: readonly Turn[], fill: Colour, opacity = 1): void {
    const path = outline.map((turn, index) =>
      isCurve(turn) ? this.#curve(...turn) : `${index === 0 ? 'M' : 'L'}${this.#seen(turn)}`,
    );
    const seeThrough = opacity === 1 ? '' : ` opacity="${opacity}"`;
    this.#elements.push(`<path d="${path.join('')}Z" fill="${this.palette[fill]}"${seeThrough}/>`);
  }

  /**
   * A surface that is bent around an axis, such as a bonnet: from the colour at its start to that at its end, both of which
   * are places on it.
   */
  bent(
    outline: readonly Triple[],
    [start, end]: readonly [Triple, Triple],
    colours: readonly [Colour, Colour],
    axis: 'x' | 'y' = 'y',
  ): this {
    const [from, to] = [start, end].map(([x, y, z]) => [(x - y) * cos30, (x + y) / 2 - z] as const);
    // Square to the axis, as it is seen.
    const across = axis === 'x' ? -0.5 : 0.5;
    const far = (to![0] - from![0]) * across + (to![1] - from![1]) * cos30;
    const line = [...from!, from![0] + far * across, from![1] + far * cos30].map(short);
    const id = `${this.#prefix}bent${line.join('_')}`;
    this.#takeIn(...outline);
    const stops = colours.map((colour, index) => `<stop offset="${index}" stop-color="${this.palette[colour]}"/>`);
    this.#definitions.set(
      id,
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${line[0]}" y1="${line[1]}" x2="${line[2]}" y2="${line[3]}">${stops.join('')}</linearGradient>`,
    );
    this.#elements.push(`<path d="M${outline.map((place) => this.#seen(place)).join('L')}Z" fill="url(#${id})"/>`);
    return this;
  }

  /** A soft cable through a start, two handles and an end, with the light along it. */
  cable(points: [Triple, Triple, Triple, Triple], colour: Colour, light: Colour): this {
    const [start, first, second, end] = points;
    const path = `M${this.#seen(start)}${this.#curve(first, second, end)}`;
    const halfway = [0, 1, 2].map((axis) => (start[axis]! + 3 * first[axis]! + 3 * second[axis]! + end[axis]!) / 8);
    this.#stand([start, end, halfway as unknown as Triple]);
    for (const [stroke, width] of [
      [colour, 7],
      [light, 1.6],
    ] as const)
      this.#elements.push(`<path d="${path}" fill="none" stroke-linecap="round"${this.#line(stroke, width)}/>`);
    return this;
  }

  /** A cone of light that widens and fades upwards, above a round foot. */
  beam([x, y, z]: Triple, width: number, height: number, colour: Colour): this {
    const id = `beam-${colour}`;
    const stop = (offset: number, opacity: number) =>
      `<stop offset="${offset}" stop-color="${this.palette[colour]}" stop-opacity="${opacity}"/>`;
    this.#definitions.set(
      id,
      `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0">${stop(0, 0.85)}${stop(1, 0)}</linearGradient>`,
    );
    this.#takeIn([x, y, z + height]);
    // Its foot is a circle that lies flat: seen, an ellipse between its left and its right end.
    const radius = width / 2;
    const end = (side: number, up: number) =>
      this.#seen([x + side * radius * Math.SQRT1_2, y - side * radius * Math.SQRT1_2, z + up]);
    const radii = `${short(radius * Math.SQRT2 * cos30)} ${short(radius * Math.SQRT1_2)}`;
    // Its light is stronger in its middle, and has no edge.
    for (const wide of [3, 2.7, 2.4, 2.1, 1.8, 1.5, 1.2])
      this.#elements.push(
        `<path d="M${end(-1, 0)}A${radii} 0 0 0 ${end(1, 0)}L${end(wide, height)}L${end(-wide, height)}Z" fill="url(#${id})" opacity=".2"/>`,
      );
    return this;
  }

  /** Draws what stands for a thing that scripts/render.ts has a model of. */
  standIn(_model: OwnModel, draw: () => void): this {
    draw();
    return this;
  }

  /** A drawing of the same kind, for a part of this one. */
  protected blank(palette: Palette, prefix?: string): Drawing {
    return new Drawing(palette, prefix);
  }

  /** Draws a thing once, at the origin, to be set down in many places; in colours of its own, if given. */
  define(name: string, draw: (drawing: Drawing) => void, recolour?: (palette: Palette) => Palette): this {
    const thing = this.blank(recolour ? recolour(this.palette) : this.palette, recolour && `${name}-`);
    draw(thing);
    for (const [id, definition] of thing.#definitions) this.#definitions.set(id, definition);
    this.#definitions.set(name, `<g id="${name}">${thing.#elements.join('')}</g>`);
    this.#things.set(name, thing);
    return this;
  }

  /** Sets down what was defined. */
  stamp(name: string, at: Triple): this {
    const [right, down] = this.#seen(at).split(' ');
    this.#elements.push(`<use href="#${name}" x="${right}" y="${down}"/>`);
    const thing = this.#things.get(name)!;
    const [across, along] = [(at[0] - at[1]) * cos30, (at[0] + at[1]) / 2 - at[2]];
    const { left, top, right: end, bottom } = thing.#bounds;
    this.#widen([left + across, end + across], [top + along, bottom + along]);
    this.#foot = Math.max(this.#foot, thing.#foot + along);
    return this;
  }

  /** Shows only what is seen this far around a place: a view of something that goes on beyond the picture. */
  window([x, y, z]: Triple, width: number, height: number): this {
    const [across, down] = [(x - y) * cos30, (x + y) / 2 - z];
    this.#window = {
      left: across - width / 2 + margin,
      right: across + width / 2 - margin,
      top: down - height / 2 + margin,
      bottom: down + height / 2 - margin,
    };
    return this;
  }

  /** The part of the plane that the picture shows, and how far above its lower edge the lowest thing stands. */
  get view(): { x: number; y: number; width: number; height: number; foot: number } {
    const { left, top, right, bottom } = this.#window ?? this.#bounds;
    const [x = 0, y = 0] = [left - margin, top - margin].map(Math.floor);
    const [width = 0, height = 0] = [right - left + 2 * margin, bottom - top + 2 * margin].map(Math.ceil);
    return { x, y, width, height, foot: this.#window ? margin : Math.round(y + height - this.#foot) };
  }

  /** The whole picture, cut to what was drawn; `data-foot` is how far above its lower edge the lowest thing stands. */
  toSvg(): string {
    const { x, y, width, height, foot } = this.view;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}" data-foot="${foot}"><defs>${[...this.#definitions.values()].join('')}</defs>${this.#elements.join('')}</svg>`;
  }
}
