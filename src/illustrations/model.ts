import { createHash } from 'node:crypto';

import {
  Drawing,
  type Front,
  type Line,
  type OwnModel,
  type Patch,
  type Prism,
  type Recess,
  type Triple,
  type Turn,
} from './drawing.ts';
import type { Colour, Palette } from './materials.ts';

/** What a drawing consists of, in the order in which it is drawn. */
export type Shape =
  | ({ kind: 'prism' } & Prism)
  | ({ kind: 'recess' } & Recess)
  | ({ kind: 'patch' } & Patch)
  | ({ kind: 'front' } & Front)
  | ({ kind: 'line' } & Line)
  | OwnModel
  | { kind: 'face'; outline: readonly Turn[]; fill: Colour; opacity: number }
  | { kind: 'bent'; outline: readonly Triple[]; fill: Colour }
  | { kind: 'disc'; centre: Triple; radius: number; fill: Colour }
  | {
      kind: 'arc';
      centre: Triple;
      radius: number;
      /** In degrees. */
      from: number;
      to: number;
      stroke: Colour;
      width: number;
      ticks: boolean;
    }
  | { kind: 'cable'; points: readonly Triple[]; colour: Colour }
  | { kind: 'beam'; at: Triple; width: number; height: number; colour: Colour }
  | { kind: 'thing'; name: string; at: Triple };

/** A drawing as a model in space, for scripts/render.ts. */
export interface Model {
  /** Left, top, width and height of what is shown of the plane. */
  view: readonly [number, number, number, number];
  palette: Palette;
  shapes: readonly Shape[];
  /** What is set down in many places, around its origin. */
  things: Record<string, Pick<Model, 'palette' | 'shapes'>>;
}

/** Notes what is drawn. Soft shadows are not noted: where there is light, they come by themselves. */
export class Modelling extends Drawing {
  readonly #shapes: Shape[] = [];
  readonly #things: Model['things'] = {};
  /** While something is drawn that a model takes the place of. */
  #isStandIn = false;

  protected override blank(palette: Palette, prefix?: string): Modelling {
    return new Modelling(palette, prefix);
  }

  #note(shape: Shape): this {
    if (!this.#isStandIn) this.#shapes.push(shape);
    return this;
  }

  override standIn(model: OwnModel, draw: () => void): this {
    this.#note(model);
    this.#isStandIn = true;
    draw();
    this.#isStandIn = false;
    return this;
  }

  override prism(prism: Prism): this {
    return super.prism(prism).#note({ kind: 'prism', ...prism });
  }

  override recess(recess: Recess): this {
    return super.recess(recess).#note({ kind: 'recess', ...recess });
  }

  override patch(patch: Patch): this {
    return super.patch(patch).#note({ kind: 'patch', ...patch });
  }

  override front(front: Front): this {
    return super.front(front).#note({ kind: 'front', ...front });
  }

  override line(line: Line): this {
    return super.line(line).#note({ kind: 'line', ...line });
  }

  override face(outline: readonly Turn[], fill: Colour, opacity = 1): this {
    return super.face(outline, fill, opacity).#note({ kind: 'face', outline, fill, opacity });
  }

  override bent(
    outline: readonly Triple[],
    ends: readonly [Triple, Triple],
    colours: readonly [Colour, Colour],
    axis?: 'x' | 'y',
  ): this {
    // The light makes the tones.
    return super.bent(outline, ends, colours, axis).#note({ kind: 'bent', outline, fill: colours[0] });
  }

  override disc(centre: Triple, radius: number, fill: Colour): this {
    return super.disc(centre, radius, fill).#note({ kind: 'disc', centre, radius, fill });
  }

  override arc(
    centre: Triple,
    radius: number,
    from: number,
    to: number,
    stroke: Colour,
    width: number,
    ticks = false,
  ): this {
    const shape: Shape = { kind: 'arc', centre, radius, from, to, stroke, width, ticks };
    return super.arc(centre, radius, from, to, stroke, width, ticks).#note(shape);
  }

  override cable(points: [Triple, Triple, Triple, Triple], colour: Colour, light: Colour): this {
    return super.cable(points, colour, light).#note({ kind: 'cable', points, colour });
  }

  override beam(at: Triple, width: number, height: number, colour: Colour): this {
    return super.beam(at, width, height, colour).#note({ kind: 'beam', at, width, height, colour });
  }

  override define(name: string, draw: (drawing: Drawing) => void, recolour?: (palette: Palette) => Palette): this {
    const keep = (thing: Drawing) => {
      draw(thing);
      const { palette, shapes } = (thing as Modelling).toModel();
      this.#things[name] = { palette, shapes };
    };
    return super.define(name, keep, recolour);
  }

  override stamp(name: string, at: Triple): this {
    return super.stamp(name, at).#note({ kind: 'thing', name, at });
  }

  toModel(): Model {
    const { x, y, width, height } = this.view;
    return { view: [x, y, width, height], palette: this.palette, shapes: this.#shapes, things: this.#things };
  }
}

/** Changes with every model that would be rendered in another way. */
export const fingerprint = (model: Model): string =>
  createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 8);
