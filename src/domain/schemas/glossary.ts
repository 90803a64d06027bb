import * as z from 'zod';

/** data/glossary/en.json: the field's terms, by id. */
export const glossarySchema = z.strictObject({
  $comment: z.string(),
  terms: z.record(z.string(), z.strictObject({ term: z.string(), meaning: z.string() })),
});

/** data/glossary/<lang>.json: the word that translations use for each term. */
export const glossaryTranslationSchema = z.strictObject({
  terms: z.record(
    z.string(),
    z.strictObject({
      term: z.string(),
      /** Words that are not used for it: of another language, or a second word for the same thing. */
      avoid: z.array(z.string().min(3)).optional(),
    }),
  ),
});
