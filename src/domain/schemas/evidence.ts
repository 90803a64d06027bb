import * as z from 'zod';

const percent = z.number().min(60).max(100);
const year = z.number().min(0).max(10);

/** data/evidence.json: what published studies found about batteries by age. */
export const evidenceSchema = z
  .strictObject({
    $comment: z.string(),
    /** The study behind the band: percentage points that batteries lose in a year. */
    band: z.strictObject({
      study: z.string(),
      /** To which age the band is drawn. */
      years: year,
      lossPerYear: z.strictObject({
        slow: z.number().positive(),
        mean: z.number().positive(),
        fast: z.number().positive(),
      }),
    }),
    points: z.array(
      z.strictObject({
        study: z.string(),
        /** Whether most of the study's batteries had this age, or only those that the figure is for. */
        ages: z.enum(['most', 'some']),
        /** The youngest and the oldest; the same twice for a single age. */
        years: z.tuple([year, year]),
        /** The distance that the study gives beside the age: "160,000 km or six years". */
        orKilometres: z.int().positive().optional(),
        health: percent,
        /** True when the study says no more than that the health was above this. */
        above: z.literal(true).optional(),
      }),
    ),
    thresholds: z.array(
      z.strictObject({ id: z.enum(['euro7', 'warranty']), years: z.tuple([year, year]), health: percent }),
    ),
    studies: z.record(
      z.string(),
      z.strictObject({
        name: z.string().min(1),
        /** How many batteries it looked at. */
        batteries: z.int().positive(),
        publisher: z.string().min(1),
        url: z.url(),
        date: z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/, 'has to be a year or a day such as 2026-01-13'),
        /** True when the company sells what it judges. */
        vendor: z.literal(true).optional(),
      }),
    ),
  })
  .refine(({ band, points, studies }) => [band, ...points].every(({ study }) => studies[study]), {
    path: ['studies'],
    message: 'has to have every study that the band and the points name',
  });
