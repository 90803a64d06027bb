import { globSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale } from '../domain/locales.ts';
import { americanSpellingSchema } from '../domain/schemas/american-spelling.ts';
import { placeIn, usesIn, walk, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { textsIn } from './plain-text-faults.ts';
import { readBlocks } from './translation/translated-files.ts';

/** A text that readers see. */
interface Said {
  text: string;
  /** Where a part of it stands. */
  placeOf(offset: number): Partial<Place>;
}

interface Slip {
  pattern: RegExp;
  rule: string;
  /** What is wrong, and what to do. */
  say(found: string): [message: string, remedy: string];
}

const unfinished: Slip = {
  pattern: /\b(?:TODO|TBD|FIXME)\b|\blorem ipsum\b/i,
  rule: 'unfinished-text',
  say: (found) => [
    `"${found}" is on the site as it stands.`,
    'Write the text; a page that is not ready has draft: true.',
  ],
};

/** What word processors leave in a text that is pasted. */
const pasted: Slip[] = [
  {
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/,
    rule: 'double-space',
    say: () => ['Two spaces stand here.', 'Write one.'],
  },
  {
    pattern: /^[ \t]*[•◦▪▫●○■□·\uf0b7](?=\s)/m,
    rule: 'odd-bullet',
    say: (found) => [`"${found.trim()}" is no bullet here: its lines run together.`, 'Begin each line with "- ".'],
  },
  {
    pattern: /[\u00ad\v\u200b\ufeff]/,
    rule: 'invisible-sign',
    say: (found) => [
      `A sign that cannot be seen stands here (U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}).`,
      'Remove it: write the two words around it anew.',
    ],
  },
];

/** American spellings in running text: names, which begin with a capital, keep theirs. */
function spelling(siteDir: string): Slip[] {
  const { data } = americanSpellingSchema.safeParse(readJsonFile(siteDir, 'data/american-spelling.json').value);
  if (!data) return [];
  return [
    {
      pattern: new RegExp(`(?<![\\w-])(?:${Object.keys(data.words).join('|')})(?![\\w-])`),
      rule: 'american-spelling',
      say: (found) => [`"${found}" is American spelling.`, `Write "${data.words[found]}".`],
    },
  ];
}

const slipsIn = (file: string, { text, placeOf }: Said, slips: Slip[]): Fault[] =>
  slips.flatMap(({ pattern, rule, say }): Fault[] => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [message, remedy] = say(found[0]);
    return [{ file, ...placeOf(found.index), rule, message, remedy, severity: 'warning' }];
  });

/** The texts of a file as they are written: of its body, of properties and of its front matter. */
function saidIn({ file, text, tree, frontMatter }: ContentFile): Said[] {
  const said = textsIn(frontMatter.value)
    // Titles of studies, and words that people search for, are as others write them.
    .filter(({ keys }) => keys[0] !== 'sources' && !keys.includes('keywords'))
    .map(({ keys, text: field }): Said => ({ text: field, placeOf: () => frontMatter.placeOf(keys) }));
  if (!tree) return said;
  walk(tree, (node) => {
    const { start, end } = node.position ?? {};
    if (node.type !== 'text' || start?.offset === undefined) return;
    // As it stands in the file, so that places are right.
    said.push({
      text: text.slice(start.offset, end?.offset),
      placeOf: (offset) => placeIn(text, start.offset! + offset),
    });
  });
  for (const { value, line, column } of usesIn(tree).flatMap(({ attributes }) => attributes)) {
    if (typeof value === 'string') said.push({ text: value, placeOf: () => ({ line, column }) });
  }
  return said.filter(({ text: words }) => words.trim() !== '' && !file.endsWith('.md'));
}

const isEnglish = (file: string) =>
  file.startsWith('i18n/') ? file.startsWith(`i18n/${defaultLocale}/`) : originalOf(file).language === undefined;

/** Words that were to be replaced, what word processors leave behind, and American spelling in English. */
export function textSlipFaults(siteDir: string): Fault[] {
  const american = spelling(siteDir);
  const labels = globSync('i18n/*/{code,server}.json', { cwd: siteDir }).map((file) => file.replaceAll(path.sep, '/'));
  const slipsOf = (file: string) => (isEnglish(file) ? american : []);
  const files = contentFiles(siteDir);
  const drafts = new Set(files.filter(({ frontMatter }) => frontMatter.value?.draft === true).map(({ file }) => file));
  return [
    ...files.flatMap((content) => {
      const { file } = content;
      const slips = [...(drafts.has(originalOf(file).file) ? [] : [unfinished]), ...pasted, ...slipsOf(file)];
      return saidIn(content).flatMap((said) => slipsIn(file, said, slips));
    }),
    ...labels.flatMap((file) =>
      (readBlocks(siteDir, file)?.blocks ?? []).flatMap(({ text, line, column }) =>
        slipsIn(file, { text, placeOf: () => ({ line, column }) }, [unfinished, ...slipsOf(file)]),
      ),
    ),
  ];
}
