import * as z from 'zod';

const example = { $comment: z.string(), sample: z.literal(true) };

/** data/sample-fleet.json: what the mock-up of BatStream shows. */
export const sampleFleetSchema = z.strictObject({
  ...example,
  vehicles: z.array(
    z.strictObject({
      name: z.string().min(1),
      /** State of health in percent, oldest first; the mock-up shows 80 to 100. */
      history: z.array(z.number().min(80).max(100)).min(2),
      alert: z.boolean(),
    }),
  ),
});

/** data/sample-line.json: what the mock-up of BatData shows. Cell impedances in milliohms. */
export const sampleLineSchema = z
  .strictObject({
    ...example,
    /** Limits of what is released. */
    lower: z.number().positive(),
    upper: z.number().positive(),
    values: z.array(z.number().positive()).min(2),
    passed: z.int().min(0),
    held: z.int().min(0),
  })
  .refine(({ lower, upper }) => lower < upper, { path: ['upper'], message: 'has to be more than lower' });
