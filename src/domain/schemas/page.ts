import * as z from 'zod';

import { landscapes, objectPictures, pagePictures } from '../illustrations.ts';
import { draftField, publishField } from './dates.ts';
import { seoSchema } from './seo.ts';

export const pageGrounds = ['night', 'aurora', 'day'] as const;

const phrase = z.string().min(2);

/** Front matter of an MDX page under src/pages. */
export const pageFrontMatterSchema = z.strictObject({
  /** The heading on the page. */
  heading: z.string().min(2).max(120),
  /** The paragraph below it. */
  lead: z.string().min(20).max(320),
  /** Its name in the navigation and the footer (data/navigation.json); the heading unless given. */
  label: z.string().min(2).max(24).optional(),
  /** The home page's headline: its first line, and four phrases that take turns on the second. */
  headline: z.strictObject({ first: z.string().min(2), phrases: z.tuple([phrase, phrase, phrase, phrase]) }).optional(),
  /** The drawing beside the heading, and on shared links; the same in every language, as all about the head is. */
  picture: z.enum([...pagePictures, ...objectPictures]).optional(),
  /**
   * Another ground of the head than white: `night` before a section that is dark too, `day` before one that is pale, or `aurora`
   * with a deep lower edge for what stands over it; with a view too.
   */
  ground: z.enum(pageGrounds).optional(),
  /** A view across the head, below its words. */
  panorama: z.enum(landscapes).optional(),
  /** A view behind the head, which is dark then, unless the view is by day. */
  landscape: z.enum(landscapes).optional(),
  /** False where the head with a view has no button that leads to a demo. */
  opensDemo: z.literal(false).optional(),
  /** On shared links, where `picture` is not given since the head has none. */
  cardPicture: z.enum(['bench', ...pagePictures, ...objectPictures]).optional(),
  /** True when what stands below the heading matters most, such as a form: the heading is lower, without the drawing on phones. */
  compact: z.boolean().optional(),
  /** True when the head has the form that checks battery reports. */
  check: z.boolean().optional(),
  /** True when the body is running text instead of sections that bring their own frame. */
  article: z.boolean().optional(),
  /** What the owner has to confirm before launch; the launch check lists it. */
  toConfirm: z.string().optional(),
  ...draftField,
  ...publishField,
  seo: seoSchema,
});

export type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
