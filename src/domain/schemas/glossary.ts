import * as z from 'zod';

/** What visitors type for a term, besides: the search finds it by that (scripts/lib/search-index.ts). */
const searched = z.array(z.string().min(2)).optional();

/** data/glossary/en.json: the field's terms, by id. */
export const glossarySchema = z.strictObject({
  $comment: z.string(),
  terms: z.record(z.string(), z.strictObject({ term: z.string(), meaning: z.string(), searched })),
});

/** data/glossary/<lang>.json: the word that translations use for each term. */
export const glossaryTranslationSchema = z.strictObject({
  /** Words that address readers in another form than docs/voice.md says; in a question, customers ask us so. */
  otherAddress: z.array(z.string()).optional(),
  /** Words that the language does not use on this site, each with what to write; `*` stands for any ending. */
  otherWords: z.record(z.string().regex(/^[\p{L}-]+(?: [\p{L}-]+)*\*?$/u), z.string().min(2)).optional(),
  terms: z.record(
    z.string(),
    z.strictObject({
      term: z.string(),
      /** Other forms of it that may stand for it, where they do not begin with it. */
      forms: z.array(z.string()).optional(),
      /** Words that are not used for it: of another language, or a second word for the same thing. */
      avoid: z.array(z.string().min(3)).optional(),
      searched,
    }),
  ),
});
