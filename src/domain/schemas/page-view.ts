import * as z from 'zod';

import { locales } from '../locales.ts';
import { elsewhere, largestShift, longestMs, pageKinds, type PageKind } from '../page-views.ts';

const milliseconds = z.int().min(0).max(longestMs);

/**
 * What a browser tells of a page view: nothing about whose it was. Measures are missing where the browser cannot take them,
 * or there was nothing to measure.
 */
export const pageViewSchema = z
  .strictObject({
    page: z.enum(pageKinds as [PageKind, ...PageKind[]]),
    language: z.enum(locales.map(({ code }) => code)),
    /** The kind of page that led to the demo's page; for no other. */
    from: z.enum([...pageKinds, elsewhere]).optional(),
    /** Largest Contentful Paint */
    lcp: milliseconds.optional(),
    /** Interaction to Next Paint */
    inp: milliseconds.optional(),
    /** Cumulative Layout Shift */
    cls: z.number().min(0).max(largestShift).optional(),
  })
  .refine(({ page, from }) => (page === 'demo') === (from !== undefined));

export type PageView = z.infer<typeof pageViewSchema>;
