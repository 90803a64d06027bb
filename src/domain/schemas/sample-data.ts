import * as z from 'zod';

const example = { $comment: z.string(), sample: z.literal(true) };

/** Says that it is a sample, wherever it is copied to. */
const sampleNumber = z.string().regex(/SAMPLE/, 'has to contain SAMPLE');

/** data/sample-fleet.json: what the mock-ups and the sample report of BatStream show. */
export const sampleFleetSchema = z
  .strictObject({
    ...example,
    /** Month of the first value, such as 2025-11. */
    firstMonth: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'has to be a month such as 2025-11'),
    /** Of each value, in percentage points; the true value lies within it in 95 of 100 cases. */
    uncertainty: z.number().positive().max(10),
    /** Percentage points below the lowest of its peers from which a vehicle raises an alert. */
    threshold: z.number().positive(),
    /** For how many months in a row it has to be below all of them, so that chance alone raises no alert. */
    monthsBelow: z.int().min(1),
    /** A vehicle that has sent nothing for longer than this at the end of a month is called silent. */
    silentAfterDays: z.int().min(1),
    report: z.strictObject({ number: sampleNumber, date: z.iso.date() }),
    vehicles: z.array(
      z.strictObject({
        name: z.string().min(1),
        /** A telematics unit, or the platform of the vehicle's maker. */
        source: z.enum(['telematics', 'platform']),
        /** The day of its last data. */
        lastSeen: z.iso.date(),
        /** State of health in percent, a value a month, oldest first; the mock-ups show 85 to 100. */
        history: z.array(z.number().min(85).max(100)).min(2),
        /**
         * Why this vehicle raises an alert: nights on which it was charged to 100 %, of all nights looked at, and for how
         * many hours it and its peers then stood full.
         */
        alert: z
          .strictObject({
            fullChargeNights: z.int().min(1),
            nights: z.int().min(1),
            hoursFull: z.number().positive(),
            peersHoursFull: z.number().positive(),
          })
          .optional(),
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

/** data/sample-line.json: what the mock-ups and the sample pilot report of BatData show. Cell impedances in milliohms, capacities in ampere-hours. */
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
    pilot: z.strictObject({
      $comment: z.string(),
      number: sampleNumber,
      /** First day of the pilot, and the day of its report. */
      from: z.iso.date(),
      date: z.iso.date(),
      /** First and last day on which the cells were made. */
      made: z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
      shifts: z.int().min(1),
      /** Ampere-hours. */
      nominalCapacity: z.number().positive(),
      /** Names of data/interfaces.json. */
      formats: z.array(z.string().min(1)).min(1),
      /** How many testers measured, and how far apart they were, in milliohms. */
      testers: z.strictObject({ count: z.int().min(1), offset: z.number().min(0) }),
      /** Cells with all values; those without stand in `incomplete`. */
      examined: z.int().min(1),
      incomplete: z.int().min(0),
      outsideLimits: z.int().min(0),
      /** Stations of the kind that the flagged cells are sorted by. */
      stations: z.int().min(1),
      /** How cells were checked afterwards: days at rest, and the loss in millivolts above which a cell is weak. */
      storage: z.strictObject({
        days: z.int().min(1),
        limit: z.number().positive(),
        controls: z.int().min(1),
        controlsHighest: z.number().min(0),
      }),
      /** The threshold that the report compares with, in standard deviations. */
      otherThreshold: z.number().positive(),
      flagged: z
        .array(
          z.strictObject({
            cell: z.string().min(1),
            impedance: z.number().positive(),
            capacity: z.number().positive(),
            station: z.int().min(1),
            selfDischarge: z.number().min(0),
          }),
        )
        .min(1),
    }),
  })
  .refine(({ lower, upper }) => lower < upper, { path: ['upper'], message: 'has to be more than lower' })
  .refine(
    ({ lower, upper, capacity, pilot }) =>
      pilot.flagged.every(
        (cell) =>
          cell.impedance > lower &&
          cell.impedance < upper &&
          cell.capacity > capacity.lower &&
          cell.capacity < capacity.upper,
      ),
    { path: ['pilot', 'flagged'], message: 'every cell has to be within both limits' },
  )
  .refine(({ pilot }) => pilot.storage.controlsHighest <= pilot.storage.limit, {
    path: ['pilot', 'storage', 'controlsHighest'],
    message: 'may not be above the limit: then the report would have to say that weak cells were missed',
  });

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
        /** Address of the page that says more about this stage than the product's. */
        page: z.string().startsWith('/').optional(),
      }),
    )
    .min(2),
});

/** The life of that battery. */
export type BatteryLife = z.infer<typeof batteryLifeSchema>;

/** A stage in the life of that battery. */
export type StageId = BatteryLife['stages'][number]['id'];

/** data/pack-string.json: modules of used packs in series, state of health in percent. */
export const packStringSchema = z
  .strictObject({
    ...example,
    modules: z.array(z.number().min(50).max(100)).min(3).max(8),
    /** Takes the place of the weakest. */
    replacement: z.number().min(50).max(100),
  })
  .refine(({ modules }) => modules.filter((health) => health === Math.min(...modules)).length === 1, {
    path: ['modules'],
    message: 'exactly one module has to be the weakest',
  })
  .refine(({ modules, replacement }) => replacement > Math.min(...modules), {
    path: ['replacement'],
    message: 'has to be healthier than the weakest module',
  });
