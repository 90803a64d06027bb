import * as z from 'zod';

import { coverForms } from '../illustrations.ts';
import { draftField } from './dates.ts';
import { seoSchema } from './seo.ts';

/** Where a post's fact comes from; `<Source id>` in its text and the list below it show this. */
export const sourceSchema = z.strictObject({
  /** Publisher and title, as the list below the post shows it. */
  name: z.string().min(5).max(140),
  url: z.url({ protocol: /^https$/, error: 'is a whole address that begins with https://' }),
  date: z.union(
    [z.iso.date(), z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/), z.int().min(1990).max(2100)],
    'is a year, month or day such as 2026, "2026-01" or "2026-01-13" (in quotes)',
  ),
  /** True for studies by companies that sell what they judge: the list says so. */
  vendor: z.boolean().optional(),
});

/** The figure on a post's cover, which a drawing shows as a shape; the same in every language. */
export const keyFigureSchema = z.strictObject({
  value: z.number().positive(),
  unit: z.enum(['percent', 'kilometre', 'millivolt', 'count', 'year']),
  /** The shape: "modules" and "layers" light tenths, "cells" hundredths (docs/content-reference.md lists them). */
  form: z.enum(coverForms),
});

/** Front matter of a post; its date is in the name of its folder. */
export const postFrontMatterSchema = z
  .strictObject({
    title: seoSchema.shape.title,
    description: seoSchema.shape.description,
    /** The category: one key of blog/tags.yml. */
    tags: z.array(z.string()).length(1, 'names one category, a key of blog/tags.yml'),
    keyFigure: keyFigureSchema.optional(),
    /** What the key figure says, in a few words below it; without it, the cover has a figure of nothing. */
    keyFigureLabel: z.string().min(5).max(64).optional(),
    /** The product that the post's subject belongs to, by its file's name; the card below the post leads there. */
    product: z.string().optional(),
    /** What it does about the subject, in one line on that card; without it, the product's tagline. */
    ending: z.string().min(20).max(160).optional(),
    ...draftField,
    sources: z.record(z.string().regex(/^[a-z0-9-]+$/), sourceSchema),
  })
  .superRefine(
    ({ keyFigure, keyFigureLabel }, { addIssue }) => {
      // In a translation the figure is that of the English file.
      if (keyFigure === undefined || keyFigureLabel !== undefined) return;
      addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: ['keyFigureLabel'] });
    },
    { when: () => true },
  );

export type KeyFigure = z.infer<typeof keyFigureSchema>;
export type PostSource = z.infer<typeof sourceSchema>;
export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;
