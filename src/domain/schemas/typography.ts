import * as z from 'zod';

const mark = z.string().length(1);

const conventionsSchema = z.strictObject({
  /** The BCP 47 tag for days and months, where it is not that of the language. */
  dates: z.string().optional(),
  /** Outer and inner quotation marks, opening and closing. */
  quotes: z.array(mark).length(4),
  /** How nine o'clock is written: full hours with minutes or without, and what stands before the minutes. */
  nine: z.enum(['9', '9:00', '9.00']),
  /** The words for one day and for several, where Intl has the one for 24 hours. */
  days: z.tuple([z.string(), z.string()]).optional(),
});

export type Conventions = z.infer<typeof conventionsSchema>;

/** data/typography.json: what Intl does not know of a language, by its BCP 47 tag. */
export const typographySchema = z.object({ $comment: z.string() }).catchall(conventionsSchema);
