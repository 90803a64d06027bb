import * as z from 'zod';

import type { ClaimId } from '../claims.ts';
import { iconNames } from '../icon-names.ts';
import { landscapes } from '../illustrations.ts';
import { draftField, publishField } from './dates.ts';
import { seoSchema } from './seo.ts';

/** Pictures that a product may have: mock-ups of its screen (src/sections/mockups/ProductMockup.tsx). */
export const productPictures = ['report-phone', 'fleet-console', 'line-dashboard'] as const;

const glanceText = z.string().min(3).max(80);

/** Front matter of a product's MDX file; features, benefits and use cases stand in its body. */
export const productFrontMatterSchema = z.strictObject({
  /** Product name, the same in every language. */
  name: z.string().min(1).max(40),
  /** One short sentence under the name. */
  tagline: z.string().min(10).max(90),
  /** Two sentences at most: cards, the navigation and search engines' snippets. */
  description: z.string().min(40).max(220),
  /** For whom, in a few words. */
  targetMarket: z.string().min(5).max(120),
  /**
   * How soon it gives its result: a figure of data/claims.json, and what follows it in a line. The check knows which figures
   * there are (src/check/claim-faults.ts); a schema would keep those of its start while somebody writes.
   */
  time: z.strictObject({ claim: z.string() as z.ZodType<ClaimId>, text: z.string().min(5).max(70) }).optional(),
  /** What the button of its page does, by the product's outcome; without it, a general label. */
  demo: z.string().min(8).max(40).optional(),
  /** The link of its page to its sample report; without it, there is none at the top. */
  report: z.string().min(8).max(40).optional(),
  /** Heading and text of the band that closes its page, and a drawing in place of `time`; without it, general words. */
  closing: z
    .strictObject({
      title: z.string().min(10).max(60),
      text: z.string().min(10).max(160),
      picture: z.enum(landscapes).optional(),
    })
    .optional(),
  icon: z.enum(iconNames),
  /** For the comparison of all products: what it needs, when it answers, what comes out; a few words each. */
  glance: z.strictObject({ input: glanceText, time: glanceText, result: glanceText }).optional(),
  /** Without one, the product has a neutral picture. It is named in the English file only. */
  picture: z.enum(productPictures).optional(),
  /** A view behind the head of its page, whose words stand on the left and whose picture on the right. */
  landscape: z.enum(landscapes).optional(),
  /** What the owner has to confirm before launch; the launch check lists it. */
  toConfirm: z.string().optional(),
  ...draftField,
  ...publishField,
  seo: seoSchema,
});

export type ProductFrontMatter = z.infer<typeof productFrontMatterSchema>;
