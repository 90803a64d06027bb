import * as z from 'zod';

const word = z.string().regex(/^[a-z]+$/, 'has to be a word in small letters');

/** data/american-spelling.json: the British spelling of each American one. */
export const americanSpellingSchema = z.strictObject({ $comment: z.string(), words: z.record(word, word) });
