import type { Drawing, Triple } from './drawing.ts';
import type { Colour } from './materials.ts';
import { shadow } from './parts.ts';

/** A rectangle on a side that faces the lower left. */
function panel(drawing: Drawing, [x, y, z]: Triple, width: number, height: number, fill: Colour, opacity = 1): void {
  const [right, top] = [x + width, z + height];
  drawing.face(
    [
      [x, y, z],
      [right, y, z],
      [right, y, top],
      [x, y, top],
    ],
    fill,
    opacity,
  );
}

/** The shape of a car's diagnostics plug: wider above than below. */
function plugFace(drawing: Drawing, [x, y, z]: Triple, width: number, height: number, fill: Colour): void {
  const slant = height * 0.34;
  drawing.face(
    [
      [x + slant, y, z],
      [x + width - slant, y, z],
      [x + width, y, z + height],
      [x, y, z + height],
    ],
    fill,
  );
}

/** The housing of the adapter, with the light that says it is reading. */
function housing(drawing: Drawing, [x, y, z]: Triple): void {
  drawing.prism({ at: [x, y, z], size: [84, 74, 34], radius: 12, material: 'dark' });
  drawing.patch({
    at: [x + 12, y + 12, z + 34],
    width: 60,
    depth: 50,
    radius: 8,
    fill: 'night',
    stroke: 'line-strong',
  });
  drawing.patch({ at: [x + 22, y + 22, z + 34], width: 40, depth: 8, radius: 4, fill: 'aurora' });
  for (let groove = 0; groove < 3; groove++)
    drawing.patch({ at: [x + 22, y + 38 + groove * 7, z + 34], width: 40, depth: 3, radius: 1.5, fill: 'night-line' });
}

/** The adapter for the diagnostics socket, its sixteen pins towards the viewer. */
export function adapter(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 84, 108, 12);
  housing(drawing, [x, y, z + 4]);
  drawing.prism({ at: [x + 6, y + 74, z + 8], size: [72, 12, 26], radius: 4, material: 'metal' });
  drawing.prism({ at: [x + 11, y + 86, z + 10], size: [62, 22, 22], radius: 4, material: 'dark' });
  plugFace(drawing, [x + 13, y + 108, z + 12], 58, 18, 'on-night-muted');
  plugFace(drawing, [x + 16, y + 108, z + 14], 52, 14, 'night');
  for (let pin = 0; pin < 16; pin++)
    drawing.disc(
      [x + 23 + (pin % 8) * 5.4, y + 108, z + (pin < 8 ? 24 : 18)],
      1.7,
      pin === 5 || pin === 13 ? 'aurora' : 'on-night-muted',
    );
}

/** The cabinet that charges and discharges cells, day and night. */
export function cycler(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 120, 100, 12);
  drawing.prism({ at: [x, y, z], size: [120, 100, 176], radius: 10, material: 'dark' });
  const front = y + 100;
  panel(drawing, [x + 16, front, z + 116], 88, 44, 'night');
  drawing.line({
    points: [
      [x + 22, front, z + 124],
      [x + 36, front, z + 150],
      [x + 50, front, z + 128],
      [x + 64, front, z + 148],
      [x + 78, front, z + 128],
      [x + 96, front, z + 146],
    ],
    stroke: 'aurora',
    width: 3,
  });
  for (let channel = 0; channel < 4; channel++) {
    panel(drawing, [x + 16, front, z + 16 + channel * 23], 88, 16, 'night-line');
    for (let light = 0; light < 5; light++)
      drawing.disc(
        [x + 28 + light * 16, front, z + 24 + channel * 23],
        4,
        (channel * 3 + light) % 5 === 0 ? 'aurora-strong' : 'aurora',
      );
  }
}

/** A climate chamber: cells behind its window, kept at one temperature. */
export function chamber(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 160, 120, 12);
  drawing.prism({ at: [x, y, z], size: [160, 120, 24], radius: 10, material: 'dark' });
  drawing.prism({ at: [x, y, z + 24], size: [160, 120, 126], radius: 10, material: 'metal' });
  const front = y + 120;
  panel(drawing, [x + 14, front, z + 38], 94, 96, 'on-night-muted');
  panel(drawing, [x + 20, front, z + 44], 82, 84, 'night');
  for (let cell = 0; cell < 4; cell++) {
    panel(drawing, [x + 28 + cell * 18, front, z + 50], 12, 52, cell === 2 ? 'aurora-strong' : 'action');
    panel(drawing, [x + 31 + cell * 18, front, z + 102], 6, 5, 'on-night-muted');
  }
  panel(drawing, [x + 20, front, z + 44], 82, 84, 'aurora', 0.14);
  panel(drawing, [x + 120, front, z + 104], 26, 26, 'night');
  panel(drawing, [x + 126, front, z + 110], 4, 14, 'aurora');
  panel(drawing, [x + 134, front, z + 110], 4, 8, 'aurora');
  panel(drawing, [x + 112, front, z + 60], 5, 40, 'night-raised');
}

/** A round cell beside a flat one. */
export function cells(drawing: Drawing, [x, y, z]: Triple): void {
  shadow(drawing, [x, y, z], 190, 90, 30);
  drawing.prism({ at: [x, y, z], size: [90, 54, 132], radius: 6, material: 'metal' });
  for (const pole of [14, 56])
    drawing.prism({ at: [x + pole, y + 18, z + 132], size: [20, 18, 8], radius: 3, material: 'dark' });
  panel(drawing, [x + 12, y + 54, z + 24], 66, 12, 'night-raised');
  panel(drawing, [x + 12, y + 54, z + 24], 50, 12, 'aurora');
  drawing.prism({ at: [x + 116, y + 16, z], size: [56, 56, 128], radius: 28, material: 'lit' });
  drawing.prism({ at: [x + 132, y + 32, z + 128], size: [24, 24, 8], radius: 12, material: 'metal' });
}

/** A table to work at; its top begins at the height that is given back. */
export function table(drawing: Drawing, [x, y, z]: Triple, width: number, depth: number): number {
  const [leg, high] = [14, 84];
  shadow(drawing, [x, y, z], width, depth, 14);
  for (const [dx, dy] of [
    [8, 8],
    [width - leg - 8, 8],
    [8, depth - leg - 8],
    [width - leg - 8, depth - leg - 8],
  ] as const)
    drawing.prism({ at: [x + dx, y + dy, z], size: [leg, leg, high], radius: 3, material: 'dark' });
  drawing.prism({ at: [x, y, z + high], size: [width, depth, 12], radius: 12, material: 'board' });
  return z + high + 12;
}

/** Weights that a measurement is checked with, on their plate; one of them in use. */
export function weights(drawing: Drawing): void {
  drawing.prism({ at: [0, 0, 0], size: [330, 150, 12], radius: 20, material: 'dark' });
  let x = 16;
  for (const [size, height, material] of [
    [60, 44, 'metal'],
    [86, 66, 'lit'],
    [118, 92, 'metal'],
  ] as const) {
    const back = 75 - size / 2;
    const cylinder = (across: number, from: number, high: number) =>
      drawing.prism({
        at: [x + (size - across) / 2, 75 - across / 2, 12 + from],
        size: [across, across, high],
        radius: across / 2,
        material,
      });
    drawing.patch({
      at: [x - 6, back - 6, 12],
      width: size + 12,
      depth: size + 12,
      radius: size / 2 + 6,
      fill: 'night',
    });
    cylinder(size, 0, height);
    cylinder(size * 0.28, height, size * 0.12);
    cylinder(size * 0.46, height + size * 0.12, size * 0.16);
    x += size + 17;
  }
}
