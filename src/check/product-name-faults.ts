import { globSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';

import { languageOfFile } from '../domain/content-folders.ts';
import { defaultLocale } from '../domain/locales.ts';
import { contentFiles } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { pagePathOf } from './pages.ts';
import { productsFolder } from './product-faults.ts';
import { saidIn, type Said } from './said.ts';
import { readBlocks } from './translation/translated-files.ts';

/** A name such as BatScan, which no word of a language is a slip away from; others are left alone. */
const isCoined = (name: string) => /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*$/u.test(name);

const letters = (word: string) => [...word].sort().join('');

/** One edit away, or two letters that changed places: two edits otherwise reach plain words, such as "battery" from "BatTest". */
const isSlip = (word: string, name: string) => {
  const edits = distance(word, name);
  return edits <= 1 || (edits === 2 && letters(word) === letters(name));
};

/** The name that a word is meant to be; undefined for the name itself, with an ending too, and for other words. */
function meantBy(word: string, names: string[]): string | undefined {
  // A letter that was typed twice is no ending.
  if (names.some((name) => word.startsWith(name) && word !== name + name.at(-1))) return undefined;
  const plain = word.toLowerCase();
  return names.find((name) => plain[0] === name[0]!.toLowerCase() && isSlip(plain, name.toLowerCase()));
}

/** Names of products that are misspelt in what readers see, and of products that are not there any more. */
export function productNameFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  const english = files.filter(({ file }) => originalOf(file).language === undefined);
  const products = english.filter(({ kind }) => kind.folder === productsFolder);
  const names = products.map(({ frontMatter }) => String(frontMatter.value?.name)).filter(isCoined);
  const slugs = products.map(({ file }) => path.posix.basename(file, '.mdx'));
  // What a product was called is known by its address only.
  const { pages = [] } = (readJsonFile(siteDir, 'data/published-paths.json').value ?? {}) as { pages?: string[] };
  const gone = pages
    .flatMap((address) => /^\/products\/([a-z0-9-]+)$/.exec(address)?.[1] ?? [])
    .filter((slug) => !slugs.includes(slug) && !english.some(({ file }) => pagePathOf(file) === `/products/${slug}`));

  const initials = [...new Set([...names, ...gone].map((name) => name[0]!))].join('');
  if (initials === '') return [];
  // Parts of addresses and file names are none of these words; neither are ids such as product="batscan".
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}/.@_=?&#-])[${initials}]\\p{L}{4,}(?![\\p{L}\\p{N}@_/-]|\\.\\p{L})`,
    'giu',
  );

  const parts = new Map(
    names.map((name) => [name, new RegExp(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '[ -]'), 'giu')]),
  );
  const inParts = (file: string, { text, placeOf }: Said): Fault[] =>
    [...parts].flatMap(([name, pattern]) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        file,
        ...placeOf(index),
        rule: 'product-name',
        message: `"${found}" is no product of ours.`,
        remedy: `Did you mean "${name}"?`,
        severity: 'warning',
      })),
    );
  const misspelt = (file: string, { text, placeOf }: Said): Fault[] =>
    [...text.matchAll(words)].flatMap(({ 0: word, index }): Fault[] => {
      if (text === word && word === word.toLowerCase()) return [];
      const place = { file, ...placeOf(index), severity: 'warning' } as const;
      const name = meantBy(word, names);
      // Other capitals in a translation are named where it is compared with English.
      const isCompared = languageOfFile(file) !== defaultLocale && word.toLowerCase() === name?.toLowerCase();
      if (name && isCompared) return [];
      if (name)
        return [
          {
            ...place,
            rule: 'product-name',
            message: `"${word}" is no product of ours.`,
            remedy: `Did you mean "${name}"?`,
          },
        ];
      if (!/\p{Lu}/u.test(word) || !gone.includes(word.toLowerCase())) return [];
      const message = `"${word}" is a product that is not there any more.`;
      return [{ ...place, rule: 'product-gone', message, remedy: 'Name another, or take the sentence out.' }];
    });

  const faultsIn = (file: string, said: Said): Fault[] => [...inParts(file, said), ...misspelt(file, said)];
  const labels = globSync('i18n/*/{code,server}.json', { cwd: siteDir }).map((file) => file.replaceAll(path.sep, '/'));
  return [
    ...files.flatMap((content) => saidIn(content).flatMap((said) => faultsIn(content.file, said))),
    ...labels.flatMap((file) =>
      (readBlocks(siteDir, file)?.blocks ?? []).flatMap(({ text, line, column }) =>
        faultsIn(file, { text, placeOf: () => ({ line, column }) }),
      ),
    ),
  ];
}
