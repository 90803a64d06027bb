import * as z from 'zod';

import { pagePictures } from '../illustrations.ts';
import { draftField, publishField } from './dates.ts';
import { seoSchema } from './seo.ts';

/** Front matter of an MDX page under src/pages. */
export const pageFrontMatterSchema = z.strictObject({
  /** The heading on the page. */
  heading: z.string().min(2).max(90),
  /** The paragraph below it. */
  lead: z.string().min(20).max(320),
  /** Its name in the navigation and the footer (data/navigation.json); the heading unless given. */
  label: z.string().min(2).max(24).optional(),
  /** The drawing beside the heading; the same in every language. */
  picture: z.enum(pagePictures).optional(),
  /** True when the body is running text instead of sections that bring their own frame. */
  article: z.boolean().optional(),
  /** What the owner has to confirm before launch; the launch check lists it. */
  toConfirm: z.string().optional(),
  ...draftField,
  ...publishField,
  seo: seoSchema,
});

export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
