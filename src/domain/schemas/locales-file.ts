import * as z from 'zod';

import { countryCode, currencyCode } from './codes.ts';

/** data/locales.json: the site's languages. */
export const localesSchema = z
  .strictObject({
    /** The source of all others. */
    defaultLocale: z.string(),
    locales: z.array(
      z.strictObject({
        /** Folder name, path prefix and value stored with a submission. */
        code: z.string().regex(/^[a-z]{2}$/, 'has to be a language code such as sv'),
        /** BCP 47 tag for `lang` and `hreflang`; Norwegian is Bokmål. */
        htmlLang: z.string(),
        /** The language's name in the language itself. */
        name: z.string(),
        /** Beside the name. */
        flag: countryCode,
        /** That sums are first shown in. */
        currency: currencyCode,
        /** True while it is being translated: translators see it, visitors do not. */
        staged: z.boolean().optional(),
      }),
    ),
  })
  .refine(({ defaultLocale, locales }) => locales.some(({ code }) => code === defaultLocale), {
    path: ['defaultLocale'],
    message: 'is none of the languages below',
  })
  .refine(({ locales }) => new Set(locales.map(({ code }) => code)).size === locales.length, {
    path: ['locales'],
    message: 'names a language twice',
  });

export type Locale = z.infer<typeof localesSchema>['locales'][number];
