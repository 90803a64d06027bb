import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { contentFolders } from '../../src/domain/content-folders.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';

type Messages = Record<string, { message: string; description?: string }>;

const readMessages = (locale: string) => JSON.parse(readFileSync(`i18n/${locale}/code.json`, 'utf8')) as Messages;
const english = readMessages(defaultLocale);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const contents = contentFolders.flatMap(({ source, translation }) =>
  globSync('**/*.mdx', { cwd: source }).map((file) => [path.join(source, file), path.join(translation, file)] as const),
);

/** Components, ids, claims and anchors of an MDX file in order: what a translation must not change. */
function skeleton(file: string): string[] {
  return readFileSync(file, 'utf8').match(/<\/?[A-Z]\w+|\bid="[^"]+"|\bicon="[^"]+"|\{\/\* #[\w-]+ \*\/\}/g) ?? [];
}

test('The catalogue for translators has every text with a description', () => {
  expect(Object.keys(english).length).toBeGreaterThan(150);
  const without = Object.entries(english).filter(([, { description }]) => !description);
  expect(without.map(([id]) => id)).toEqual([]);
});

describe.each(locales.filter(({ code }) => code !== defaultLocale).map(({ code }) => code))('%s', (locale) => {
  const messages = readMessages(locale);

  test('has the texts of the source, no more and no fewer ("npm run i18n" brings them in)', () => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
  });

  test('keeps the placeholders', () => {
    const changed = Object.entries(messages).filter(
      ([id, { message }]) => String(placeholders(message)) !== String(placeholders(english[id]?.message ?? '')),
    );
    expect(changed.map(([id]) => id)).toEqual([]);
  });

  test.each(contents)('has %s with the same components, ids and anchors', (source, translation) => {
    const file = `i18n/${locale}/${translation}`;
    expect(existsSync(file)).toBe(true);
    expect(skeleton(file)).toEqual(skeleton(source));
  });
});
