import * as z from 'zod';

import { currencyCode } from './codes.ts';

const positive = z.number().positive();

/** data/roi.json: the assumptions that the calculator starts with. */
export const roiSchema = z.strictObject({
  $comment: z.string(),
  sample: z.boolean(),
  /** The lower end of a result: this share of the uplift and of the time saved comes true. */
  cautiousShare: z.number().min(0).max(1),
  carsPerMonth: z.int().positive(),
  currencies: z.record(currencyCode, z.strictObject({ price: positive, minuteCost: positive })),
});

export type RoiData = z.infer<typeof roiSchema>;
