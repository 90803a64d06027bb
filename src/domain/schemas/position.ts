import * as z from 'zod';

import { closesField, draftField, publishField } from './dates.ts';
import { isRightSoFar } from './refinement.ts';
import { seoSchema } from './seo.ts';

/** Front matter of an open position's MDX file in src/content/careers. */
export const positionFrontMatterSchema = z
  .strictObject({
    /** The job's name, the heading of its page. */
    title: z.string().min(3).max(80),
    /** What it is about: the list's card and the lead of its page. */
    description: z.string().min(40).max(220),
    /** Where the work is done, such as "Stockholm or remote in the EU". */
    location: z.string().min(2).max(80),
    /** Such as "Full time". */
    employment: z.string().min(2).max(60),
    ...draftField,
    ...publishField,
    ...closesField,
    seo: seoSchema,
  })
  .refine(({ publish, closes }) => publish === undefined || closes === undefined || publish <= closes, {
    path: ['closes'],
    when: isRightSoFar,
    message: 'is before the first day of the position (publish), so it would never be open',
  });

export type PositionFrontMatter = z.infer<typeof positionFrontMatterSchema>;
