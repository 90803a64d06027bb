import * as z from 'zod';

export const dayField = z.iso.date('is a day such as 2026-12-24');

/** Of the 24 hours, such as 09:00. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'has to be a time such as 09:00');

/** Fields of front matter that say when a page is shown (src/domain/calendar.ts). */
export const draftField = {
  /** True while the page is only for `npm run dev`. */
  draft: z.boolean().optional(),
};

export const publishField = {
  /** The first day that the page is on the site. A post has the date of its folder instead. */
  publish: dayField.optional(),
};

export const closesField = {
  /** The last day to apply for a position. */
  closes: dayField.optional(),
};
