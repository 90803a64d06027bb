import * as z from 'zod';

import { seoSchema } from './seo.ts';

/** Front matter of an MDX page under src/pages. */
export const pageFrontMatterSchema = z.strictObject({
  /** The heading on the page. */
  heading: z.string().min(2).max(90),
  /** The paragraph below it. */
  lead: z.string().min(20).max(320),
  seo: seoSchema,
});

export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
