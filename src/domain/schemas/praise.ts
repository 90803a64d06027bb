import * as z from 'zod';

import { localeCodes } from './locale.ts';

const word = z.string().regex(/^[\p{Ll}-]+$/u, 'has to be a word in small letters');

/** data/praise.json: words that only praise, in the languages that have a list of them. */
export const praiseSchema = z.strictObject({
  $comment: z.string(),
  words: z.partialRecord(z.enum(localeCodes), z.array(word).min(1)),
});
