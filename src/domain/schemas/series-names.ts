import * as z from 'zod';

const form = z.string().regex(/^\{name\}[- ]\S+$/, 'has to begin with {name}, such as "{name}-serie"');

const seriesWordsSchema = z.strictObject({
  /** For BMW's "3 Series". */
  Series: form,
  /** For Mercedes-Benz's "A-Class". */
  Class: form,
});

export type SeriesWords = z.infer<typeof seriesWordsSchema>;

/** data/series-names.json: names of series that hold an ordinary word, by the language's BCP 47 tag. */
export const seriesNamesSchema = z.object({ $comment: z.string() }).catchall(seriesWordsSchema);
