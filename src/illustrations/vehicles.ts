import type { Drawing, Triple } from './drawing.ts';
import type { Colour } from './materials.ts';
import { Vehicle, type SideTurn } from './vehicle.ts';

/** A car's windscreen, in its own measures: where it ends at the roof and at the bonnet. */
export const windscreen = { top: [130, 96], bottom: [184, 61] } as const;

/** A car; its pack is seen between the wheels. A mark of this colour on its roof tells it from others. */
export function car(drawing: Drawing, at: Triple, mark?: Colour, scale = 1): void {
  drawing.standIn({ kind: 'car', at, scale, mark }, () => drawCar(drawing, at, mark, scale));
}

function drawCar(drawing: Drawing, at: Triple, mark: Colour | undefined, scale: number): void {
  const vehicle = new Vehicle(drawing, at, 104, scale);
  const wheels = [48, 188];
  const sill = 17;
  vehicle.floor(240, [74, 162], 16);

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
  vehicle.across([10, 58], [216, 52], 'surface');
  vehicle.across([10, 60], [180, 62], 'surface');
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
        [221, 49],
        [222, 42],
        [221, 34],
      ],
      [217, sill],
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
  vehicle.across([10, 60], [48, 96], 'on-night-muted', { inset: 1, toInset: 14.4 });
  vehicle.across(windscreen.bottom, windscreen.top, 'on-night-muted', { inset: 5, toInset: 14 });
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
  vehicle.roof([48, 96], 83, 14.4, 5, 'surface', 'on-night-muted');
  vehicle.roof([60, 96], 58, 26, 9, mark ?? 'sunken');

  vehicle.seam(99, 58, 20);
  vehicle.seam(168, 58, 38);
  for (const x of [82, 148]) vehicle.label([x, 52], 13, 3, 1.5, 'on-night-muted');
  vehicle.frontPanel([240, 14, 40], 76, 5, 'aurora');
  vehicle.frontPanel([239, 28, 28], 48, 7, 'night-line');
  for (const x of wheels) vehicle.wheel(x, 21, sill);
}

/** A van; its pack is seen between the wheels. */
export function van(drawing: Drawing, at: Triple, scale = 1): void {
  drawing.standIn({ kind: 'van', at, scale }, () => drawVan(drawing, at, scale));
}

function drawVan(drawing: Drawing, at: Triple, scale: number): void {
  const vehicle = new Vehicle(drawing, at, 118, scale);
  const wheels = [46, 238];
  const sill = 22;
  vehicle.floor(290, [82, 202], 20);

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
  for (const x of wheels) vehicle.wheel(x, 25, sill);
}

/** A lorry, whose bed is 42 high; `load` draws what it carries, part of which the cab hides. */
export function lorry(drawing: Drawing, at: Triple, load: () => void): void {
  const vehicle = new Vehicle(drawing, at, 96);
  const [sill, axle] = [20, 262];
  vehicle.floor(300, [104, 226], 20);
  vehicle.box([0, 2, 28], [224, 92, 14], 'dark', 6);
  for (const x of [36, 82]) vehicle.wheel(x, 20);
  load();

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
  vehicle.wheel(axle, 20, sill);
}
