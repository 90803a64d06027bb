import * as z from 'zod';

import { currencyCode } from './codes.ts';

/** What an input starts with; it has one of these, and the file's comment explains them. */
const starts = {
  start: z.number().min(0),
  amounts: z.record(currencyCode, z.number().positive()),
  claim: z.string(),
  example: z.enum(['count', 'price']),
};
const startNames = Object.keys(starts) as (keyof typeof starts)[];

const inputSchema = z
  .strictObject({
    unit: z.enum(['count', 'money', 'percent', 'minute', 'day']),
    ...z.object(starts).partial().shape,
    afterSaving: z.string().optional(),
    min: z.number().min(0),
    max: z.number().positive(),
    /** Of the arrow keys; 1 if it is not said. */
    step: z.number().positive().optional(),
    /** What the product does or costs; visitors know the others. */
    ours: z.boolean().optional(),
    /** May be left empty, which counts as 0. */
    optional: z.boolean().optional(),
    /** A figure of others that is shown beside the field. */
    source: z
      .strictObject({
        value: z.number(),
        unit: z.union([z.literal('percent'), currencyCode]),
        name: z.string(),
        url: z.url(),
      })
      .optional(),
  })
  .refine((input) => startNames.filter((name) => input[name] !== undefined).length === 1, {
    message: `has one of ${startNames.join(', ')}`,
  });

const factors = z.array(z.string()).min(1);

const calculatorSchema = z
  .strictObject({
    /** What the result is for; prices are always by the month. */
    period: z.enum(['month', 'year']),
    /** Each is the product of the inputs it names. */
    gains: z.record(z.string(), factors),
    fee: factors,
    inputs: z.record(z.string(), inputSchema),
  })
  .superRefine(({ gains, fee, inputs }, context) => {
    const products: [string[], string[]][] = [
      ...Object.entries(gains).map(([gain, names]): [string[], string[]] => [['gains', gain], names]),
      [['fee'], fee],
    ];
    for (const [path, names] of products)
      names.forEach((name, index) => {
        if (!inputs[name])
          context.addIssue({ code: 'custom', path: [...path, index], message: 'is none of the inputs', input: name });
      });
  });

/** data/roi.json: what the calculators ask, and what they start with. */
export const roiSchema = z.strictObject({
  $comment: z.string(),
  sample: z.boolean(),
  /** The lower end of a result: this share of the gains comes true. */
  cautiousShare: z.number().min(0).max(1),
  /** What visitors may reckon in; every list of amounts has all of them. */
  currencies: z.array(currencyCode).min(1),
  /** By the last part of the product's address. */
  calculators: z.record(z.string(), calculatorSchema),
});

export type RoiData = z.infer<typeof roiSchema>;
export type Calculator = RoiData['calculators'][string];
export type CalculatorInput = Calculator['inputs'][string];
