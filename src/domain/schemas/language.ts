import * as z from 'zod';

import { countryCode } from './codes.ts';
import { localeCodes } from './locale.ts';

const milliseconds = z.int().positive();

/** Where to look for the visitor's language on a path without a language prefix. */
export const languageSources = ['query', 'cookie', 'localStorage', 'sessionStorage', 'browser', 'htmlLang'] as const;

/** data/language.json. */
export const languageSchema = z.strictObject({
  $comment: z.string(),
  order: z
    .array(z.enum(languageSources))
    .refine((order) => new Set(order).size === order.length, 'may name a source once only'),
  /** Other tags for a language of the site. */
  aliases: z.record(z.string().regex(/^[a-z]{2,3}$/, 'has to be a language code such as nb'), z.enum(localeCodes)),
  detection: z.strictObject({
    /** `redirect` (the specification), `suggest` (only the notice) or `off`. */
    mode: z.enum(['redirect', 'suggest', 'off']),
    startAfterMs: milliseconds,
    /** Asked in this order until one names a country: HTTPS, or an address of this site. */
    services: z
      .array(z.string().regex(/^(?:https:\/\/|\/)\S+$/, 'has to be an HTTPS address, or one of this site'))
      .max(3),
    serviceTimeoutMs: milliseconds,
    totalTimeoutMs: milliseconds,
    cacheHours: z.number().positive(),
    /** Any other country means English. */
    countries: z.record(countryCode, z.enum(localeCodes)),
  }),
});
