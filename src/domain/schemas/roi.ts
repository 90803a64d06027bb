import * as z from 'zod';

const positive = z.number().positive();

/** data/roi.json: the assumptions that the calculator starts with. */
export const roiSchema = z.strictObject({
  $comment: z.string(),
  sample: z.boolean(),
  /** The lower end of a result: this share of the uplift and of the time saved comes true. */
  cautiousShare: z.number().min(0).max(1),
  carsPerMonth: z.int().positive(),
  currencies: z.record(z.string().regex(/^[A-Z]{3}$/), z.strictObject({ price: positive, minuteCost: positive })),
});
