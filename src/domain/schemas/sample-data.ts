import * as z from 'zod';

const example = { $comment: z.string(), sample: z.literal(true) };

/** data/sample-fleet.json: what the mock-ups of BatStream show. */
export const sampleFleetSchema = z
  .strictObject({
    ...example,
    /** Month of the first value, such as 2025-11. */
    firstMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'has to be a month such as 2025-11'),
    vehicles: z.array(
      z.strictObject({
        name: z.string().min(1),
        /** State of health in percent, a value a month, oldest first; the mock-ups show 85 to 100. */
        history: z.array(z.number().min(85).max(100)).min(2),
        /** Why this vehicle raises an alert: nights on which it was charged to 100 %, of all nights looked at. */
        alert: z.strictObject({ fullChargeNights: z.int().min(1), nights: z.int().min(1) }).optional(),
      }),
    ),
  })
  .refine(({ vehicles }) => vehicles.filter(({ alert }) => alert).length === 1, {
    path: ['vehicles'],
    message: 'exactly one vehicle has to have an alert',
  })
  .refine(({ vehicles }) => new Set(vehicles.map(({ history }) => history.length)).size === 1, {
    path: ['vehicles'],
    message: 'every vehicle has to have as many values as the others',
  });

/** data/sample-line.json: what the mock-ups of BatData show. Cell impedances in milliohms, capacities in ampere-hours. */
export const sampleLineSchema = z
  .strictObject({
    ...example,
    /** Limits of what is released. */
    lower: z.number().positive(),
    upper: z.number().positive(),
    /** Cells of the shift that were released, and that are held for review. */
    passed: z.int().min(0),
    held: z.int().min(1),
    /** Limits of the capacity. */
    capacity: z.strictObject({ lower: z.number().positive(), upper: z.number().positive() }),
    /** Beyond so many standard deviations from what the cells have in common, a cell is held. */
    threshold: z.number().positive(),
    /** Impedance and capacity of single cells. The one that fits the others least is looked at closer. */
    cells: z.array(z.tuple([z.number().positive(), z.number().positive()])).min(10),
    /** Where that cell is, counted from 1. */
    place: z.strictObject({
      pack: z.string().min(1),
      modules: z.int().min(1),
      module: z.int().min(1),
      cellsPerModule: z.int().min(1),
      cell: z.int().min(1),
    }),
  })
  .refine(({ lower, upper }) => lower < upper, { path: ['upper'], message: 'has to be more than lower' });

/** data/battery-life.json: the battery whose life the home page tells. */
export const batteryLifeSchema = z.strictObject({
  ...example,
  /** In the order of the years. */
  stages: z
    .array(
      z.strictObject({
        id: z.enum(['line', 'road', 'resale', 'secondLife']),
        year: z.int().min(0),
        /** State of health in percent; the curve shows 60 to 100. */
        health: z.number().min(60).max(100),
        /** Id of the product for this stage: the name of its file. */
        product: z.string().min(1),
      }),
    )
    .min(2),
});

/** A stage in the life of that battery. */
export type StageId = z.infer<typeof batteryLifeSchema>['stages'][number]['id'];

/** data/pack-string.json: used packs in series, state of health in percent. */
export const packStringSchema = z
  .strictObject({
    ...example,
    packs: z.array(z.number().min(50).max(100)).min(3).max(8),
    /** Takes the place of the weakest. */
    replacement: z.number().min(50).max(100),
  })
  .refine(({ packs }) => packs.filter((health) => health === Math.min(...packs)).length === 1, {
    path: ['packs'],
    message: 'exactly one pack has to be the weakest',
  })
  .refine(({ packs, replacement }) => replacement > Math.min(...packs), {
    path: ['replacement'],
    message: 'has to be healthier than the weakest pack',
  });
