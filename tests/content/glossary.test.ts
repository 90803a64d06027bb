import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { glossarySchema, glossaryTranslationSchema } from '../../src/domain/schemas/glossary.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { terms } = glossarySchema.parse(readJson(`data/glossary/${defaultLocale}.json`));

/** Every translated text of a language with the place where it stands; addresses of links are not text. */
function textsOf(language: string): { place: string; text: string }[] {
  const labels = Object.entries(readJson(`i18n/${language}/code.json`) as Record<string, { message: string }>);
  return [
    ...labels.map(([id, { message }]) => ({ place: `i18n/${language}/code.json ${id}`, text: message })),
    ...globSync(`i18n/${language}/**/*.{mdx,yml}`).map((file) => ({ place: file, text: readFileSync(file, 'utf8') })),
  ].map(({ place, text }) => ({ place, text: text.replace(/\]\([^)]*\)|https?:\S+/g, ']') }));
}

for (const { code, name } of locales.filter((locale) => locale.code !== defaultLocale)) {
  const glossary = glossaryTranslationSchema.parse(readJson(`data/glossary/${code}.json`));

  test(`The ${name} glossary has a word for every term`, () => {
    expect(Object.keys(glossary.terms).sort()).toEqual(Object.keys(terms).sort());
  });

  test(`${name} texts use the glossary's words`, () => {
    const faults = textsOf(code).flatMap(({ place, text }) =>
      Object.values(glossary.terms).flatMap(({ term, avoid = [] }) =>
        avoid
          .filter((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(text))
          .map((word) => `${place}: "${word}"; the glossary says "${term}"`),
      ),
    );
    expect(faults).toEqual([]);
  });
}
