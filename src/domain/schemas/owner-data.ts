import * as z from 'zod';

import { connectionKinds } from '../connection-kinds.ts';
import { currencyCode } from './codes.ts';

/*
 * Shapes of the files in data/ that the owner fills in before launch. `sample` is true until then; the launch check
 * lists what is left.
 */

const file = { $comment: z.string(), sample: z.boolean() };
const image = z.string().regex(/^\/img\//, 'has to be a file below static, such as /img/team/name.jpg');

/** data/team.json: people by the id of their role on the about page. */
export const teamSchema = z.strictObject({
  ...file,
  members: z.record(z.string(), z.strictObject({ name: z.string().optional(), portrait: image.optional() })),
});

/** data/milestones.json: years by the id of a milestone on the about page. */
export const milestonesSchema = z.strictObject({
  ...file,
  years: z.record(z.string(), z.int().min(1990).max(2100)),
});

const standards = z.record(
  z.string(),
  z
    .array(
      z.strictObject({
        name: z.string().min(1),
        standard: z.string().min(1).optional(),
        kind: z.enum(connectionKinds),
      }),
    )
    .min(1),
);

/** data/interfaces.json: standards and protocols that each product reads, and what its results come out as. */
export const interfacesSchema = z.strictObject({ ...file, interfaces: standards, outputs: standards });

const name = z.string().min(1);

/** data/product-facts.json: names that a sentence of a product page lists, some by the BCP 47 tag of a language. */
export const productFactsSchema = z.strictObject({
  ...file,
  names: z.record(z.string(), z.array(z.union([name, z.record(z.string(), name)])).min(1)),
});

/** data/certifications.json: standards by the id of their text on the about page. */
export const certificationsSchema = z.strictObject({
  ...file,
  certifications: z.record(z.string(), z.strictObject({ standard: z.string() })),
});

const pricedCount = z.strictObject({
  /** Reports, vehicles or lines a month. */
  count: z.int().positive(),
  /** Of one, a month, in each currency. */
  price: z.record(currencyCode, z.number().positive()),
});

/** data/prices.json: an example of a price for each product, which the calculators start with too. */
export const pricesSchema = z
  .strictObject({
    ...file,
    /** Where the product has volumes, their row of the same count has the price. */
    examples: z.record(z.string(), pricedCount.partial({ price: true })),
    /** What one costs if more or fewer are ordered, the smallest count first. */
    volumes: z.record(z.string(), z.array(pricedCount).min(2)),
    /** A second currency for the table of volumes, by language. */
    alsoIn: z.record(z.string(), currencyCode),
  })
  .superRefine(({ examples, volumes }, context) => {
    for (const [product, { count, price }] of Object.entries(examples)) {
      const counts = volumes[product]?.map((row) => row.count);
      const issue = (field: string, message: string, remedy: string) =>
        context.addIssue({ code: 'custom', path: ['examples', product, field], message, params: { remedy } });
      if (counts && !counts.includes(count))
        issue('count', `"volumes" has no row of ${count}`, `Write one of ${counts.join(', ')}, or add a row.`);
      else if (counts && price)
        issue(
          'price',
          `the row of ${count} in "volumes" has this price`,
          'Remove it here: the two would differ one day.',
        );
      else if (!counts && !price) issue('price', 'is missing', 'Add what one costs in each currency.');
    }
  });

export type PricesData = z.infer<typeof pricesSchema>;

const period = z.strictObject({ value: z.int().positive(), unit: z.enum(['day', 'month']) });

/** One that the security page draws, in months. */
const months = period.extend({ unit: z.literal('month') });

/** data/privacy.json: the figures of the privacy page. */
export const privacySchema = z.strictObject({
  ...file,
  legalReview: z.enum(['pending', 'done']),
  updated: z.iso.date(),
  /** How long something is kept. */
  retention: z.strictObject({
    requests: period,
    unconfirmedSubscriptions: period,
    reports: months,
    history: months,
    logs: period,
  }),
  authority: z.strictObject({ name: z.string(), url: z.url() }),
});

export type TeamMember = z.infer<typeof teamSchema>['members'][string];
export type Interface = z.infer<typeof interfacesSchema>['interfaces'][string][number];
