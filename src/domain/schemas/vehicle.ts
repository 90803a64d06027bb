import * as z from 'zod';

/** Models are announced that early; what is later is a slip. */
const mostYearsAhead = 2;

const year = z
  .string()
  .regex(/^\d{4}$/, { error: ({ input }) => (input === '' ? 'is missing' : 'is no year such as 2021') })
  .transform(Number)
  .refine((value) => value <= new Date().getFullYear() + mostYearsAhead, `is more than ${mostYearsAhead} years ahead`);

/** One line of data/vehicles.csv: a model that BatScan reads, and the model years it was built in. */
export const vehicleSchema = z
  .strictObject({
    brand: z.string().min(1, 'is missing'),
    series: z.string().min(1, 'is missing'),
    model: z.string().min(1, 'is missing'),
    year_from: year,
    /** Empty while it is being built. */
    year_to: z.preprocess((value) => (value === '' ? undefined : value), year.optional()),
  })
  .refine(({ year_from, year_to }) => year_to === undefined || year_from <= year_to, {
    path: ['year_to'],
    message: 'is before year_from',
  });

/** data/vehicle-list.json: facts about the whole list. */
export const vehicleListSchema = z.strictObject({
  $comment: z.string(),
  sample: z.boolean(),
  /** When data/vehicles.csv was last changed. */
  updated: z.iso.date(),
  /** What visitors also write for a brand; names and brands as search folds them, in small letters and digits. */
  aliases: z.record(
    z.string().regex(/^[a-z0-9]+$/, 'has to be small letters and digits'),
    z.string().regex(/^[a-z0-9]+$/, 'has to be small letters and digits'),
  ),
});
