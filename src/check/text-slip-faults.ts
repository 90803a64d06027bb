import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { company } from '../domain/company.ts';
import { languageOfFile } from '../domain/content-folders.ts';
import { defaultLocale } from '../domain/locales.ts';
import { americanSpellingSchema } from '../domain/schemas/american-spelling.ts';
import { praiseSchema } from '../domain/schemas/praise.ts';
import { contentFiles } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { englishDashes, englishDays, englishFigures, slashDate, unitSlip } from './figure-slips.ts';
import { readJsonFile } from './json-file.ts';
import { kept } from './kept.ts';
import { saidIn, type Said } from './said.ts';
import type { Slip } from './slip.ts';
import { readBlocks } from './translation/translated-files.ts';

const unfinished: Slip = {
  pattern: /\b(?:TODO|TBD|FIXME)\b|\blorem ipsum\b/i,
  rule: 'unfinished-text',
  say: (found) => [
    `"${found}" is on the site as it stands.`,
    'Write the text; a page that is not ready has draft: true.',
  ],
};

/** A word that joins no others. */
const joined = '(?!(?:and|or|og|och|eller|en|of)(?!\\p{L}))\\p{L}+';

/** Words or sentences that stand twice in a row. */
const repeated = (pattern: RegExp): Slip => ({
  pattern,
  rule: 'repeated-words',
  say: (found) => [`"${found}" says the same twice.`, 'Remove one of the two.'],
});

/** What word processors leave in a text that is pasted, and hands that write a word twice. */
const pasted: Slip[] = [
  {
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/,
    rule: 'double-space',
    say: () => ['Two spaces stand here.', 'Write one.'],
  },
  // Single short words may stand twice ("det det"), and what a conjunction joins ("now and then and now").
  repeated(new RegExp(`(?<![\\p{L}\\p{N}-])(${joined}(?: ${joined}){1,3}|\\p{L}{4,}) \\1(?![\\p{L}\\p{N}-])`, 'iu')),
  repeated(/(?<![^\s“”"])(\p{Lu}[^.!?]{7,}[.!?]) \1/u),
  {
    // Word's second level is the letter.
    pattern: /^[ \t]*[o•◦▪▫●○■□·\uf0b7](?=\s)/m,
    rule: 'odd-bullet',
    say: (found) => [`"${found.trim()}" is no bullet here: its lines run together.`, 'Begin each line with "- ".'],
  },
  {
    // Beside a figure it may be meant, though the build puts it there by itself.
    pattern: /(?<=\p{L})\u00a0(?=\p{L})/u,
    rule: 'no-break-space',
    say: () => ['A space stands here that no line can break at.', 'Write a plain one.'],
  },
  {
    pattern: /\[[^\]\n]+\] \((?:\/|#|https?:)[^\s)]*\)/,
    rule: 'split-link',
    say: (found) => [
      'A space stands between the words of a link and its address: readers see the brackets.',
      `Write ${found.replace('] (', '](')}.`,
    ],
  },
  {
    pattern: /\([^()\n]+\)\[(?:\/|#|https?:)[^\s\]]*\]/,
    rule: 'split-link',
    say: (found) => {
      const [, words, address] = /\((.*)\)\[(.*)\]/.exec(found)!;
      return ['The brackets of this link have changed places: readers see them.', `Write [${words}](${address}).`];
    },
  },
  {
    pattern: /(?<![^\n])#{2,6}(?=\p{L})/u,
    rule: 'unread-markdown',
    say: (found) => [`${found} makes no heading without a space behind it.`, `Write "${found} " before its words.`],
  },
  {
    // A hyphen may begin what follows a link; two lines with one are a list.
    pattern: /(?<![^\n])(?:\d{1,2}[.)](?=\p{Lu}\p{Ll})|-(?=\p{Lu}\p{Ll}.*\n-\p{Lu}))/u,
    rule: 'unread-markdown',
    say: (found) => [`${found} makes no list without a space behind it: its lines run together.`, `Write "${found} ".`],
  },
  {
    pattern: /Error! (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid)\.?/,
    rule: 'pasted-field',
    say: (found) => [`"${found}" came along from a word processor.`, 'Write what it was to refer to.'],
  },
  {
    pattern: /(?<![^\n])\|.*\|[ \t]*\n[ \t]*\|/,
    rule: 'unread-markdown',
    say: () => [
      'This table is shown as it is typed.',
      'Write a line of | --- | --- | below its first one, with as many parts as it has columns.',
    ],
  },
  {
    pattern: /[\u00ad\v\u200b\u2028\ufeff]/,
    rule: 'invisible-sign',
    say: (found) => [
      `A sign that cannot be seen stands here (U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}).`,
      'Remove it: write the two words around it anew.',
    ],
  },
];

/** What labels, fields and properties show as it is typed. */
const entity: Slip = {
  pattern: /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i,
  rule: 'html-entity',
  say: (found) => [`${found} is shown as it is typed.`, 'Type the letter itself.'],
};

/** What fields and properties, which are no Markdown, show as it is typed. */
const plain: Slip[] = [
  entity,
  {
    pattern: /(?<!\*)\*\*\S[^*]*\*\*|(?<![\w_])__\S[^_]*__|\[[^\]\n]+\]\((?:\/|#|https?:|mailto:)[^)\s]*\)/,
    rule: 'unread-markdown',
    say: (found) => [`${found} is shown with its signs: this is no Markdown.`, 'Write the words alone.'],
  },
  {
    pattern: /^[“”„].*[“”]$/,
    rule: 'typed-quotes',
    say: (found) => [
      `${found} is shown with its quotes, which came along from a word processor.`,
      'Write straight ones, "…", or none.',
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
      all: true,
      say: (found) => [`"${found}" is American spelling.`, `Write "${data.words[found]}".`],
    },
  ];
}

const shout: Slip = {
  // A word processor's own message has a fault of its own.
  pattern: /(?!r! (?:Reference|Bookmark|Hyperlink))[\p{L}\d]!(?!\S*=)/u,
  rule: 'exclamation-mark',
  say: () => ['An exclamation mark stands here.', 'Write a full stop: the fact is enough (docs/voice.md).'],
};

/** What docs/voice.md leaves to other companies, by language. */
function praise(siteDir: string): Record<string, Slip> {
  const { data } = praiseSchema.safeParse(readJsonFile(siteDir, 'data/praise.json').value);
  return Object.fromEntries(
    Object.entries(data?.words ?? {}).map(([language, words = []]) => {
      const capitals = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
      const alone = `(?![\\p{L}\\d-])`;
      const slip: Slip = {
        pattern: new RegExp(
          `(?<![\\p{L}\\d-])(?:${words.join('|')})${alone}|(?<=^\\s*|[.!?]\\s+)(?:${capitals.join('|')})${alone}`,
          'u',
        ),
        rule: 'praise',
        all: true,
        say: (found) => [`"${found}" only praises.`, 'Write what it does, with a figure (docs/voice.md).'],
      };
      return [language, slip];
    }),
  );
}

const slipsIn = (file: string, { text, placeOf }: Said, slips: Slip[]): Fault[] =>
  slips.flatMap(({ pattern, rule, all, isWrong, say }) => {
    const found = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].filter(
      ([match]) => isWrong?.(match) ?? true,
    );
    return (all ? found : found.slice(0, 1)).map((match): Fault => {
      const [message, remedy] = say(match[0]);
      return { file, ...placeOf(match.index), rule, message, remedy, severity: 'warning' };
    });
  });

/** Short words that no sentence has twice in a row, by language; others may ("that that", "det det"). */
const shortWords: Record<string, string> = {
  en: 'the|an?|in|to|of|for|with|on|at|by|and|or|we|you|was|were|can|our|its|not',
  sv: 'och|en|ett|i|med|av|på|för|kan|när|vi|vid|ska|att|som|har|ha|är|oss|inte|nog|så',
  da: 'og|en|et|i|med|af|på|til|for|kan|når|vi|fra|ved|lad|at|som|har|er|os|må|nok|så|vil|kun',
  no: 'og|en|et|i|med|av|på|til|for|kan|når|vi|fra|ved|la|å|at|som|har|ha|er|oss|må|nok|så|var|vil|kun',
  nl: 'de|het|een|en|van|met|te|in|kan|bij|wij|we|om|is|ons|moet|als|naar|wil|zal',
};

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&').replaceAll(' ', '[ \u00a0]?');

/** Our own address or number, which would stay as it is when data/company.json gets another one. */
const typedContact: Slip = {
  pattern: new RegExp(`${escaped(company.email)}|${escaped(company.phone)}`, 'i'),
  rule: 'typed-contact',
  say: (found) => [
    `"${found}" stands in data/company.json and changes there only.`,
    'Link to /contact, which shows it; in labels and mails, write the name in braces that the English has.',
  ],
};

const doubled = (words: string): Slip =>
  repeated(new RegExp(`(?<![\\p{L}\\p{N}-])(${words}) \\1(?![\\p{L}\\p{N}-])`, 'iu'));

const isEnglish = (file: string) =>
  file.startsWith('i18n/') ? file.startsWith(`i18n/${defaultLocale}/`) : originalOf(file).language === undefined;

/** Words that were to be replaced, what word processors leave behind, American spelling and figures of other countries in English, days in figures, our own address, and what only praises. */
export function textSlipFaults(siteDir: string): Fault[] {
  const american = spelling(siteDir);
  const praises = praise(siteDir);
  const labels = globSync('i18n/*/{code,server}.json', { cwd: siteDir }).map((file) => file.replaceAll(path.sep, '/'));
  const slipsOf = (file: string) => {
    const language = languageOfFile(file);
    const praised = praises[language];
    const twice = shortWords[language];
    return [
      ...(isEnglish(file) ? [...american, ...englishFigures, ...englishDashes, ...englishDays] : []),
      unitSlip,
      typedContact,
      ...(praised ? [praised] : []),
      ...(twice ? [doubled(twice)] : []),
    ];
  };
  const files = contentFiles(siteDir);
  const drafts = new Set(files.filter(({ frontMatter }) => frontMatter.value?.draft === true).map(({ file }) => file));
  return [
    ...files.flatMap((content) => {
      const { file, text } = content;
      const isDraft = drafts.has(originalOf(file).file);
      const slips = [...(isDraft ? [] : [unfinished]), ...pasted, slashDate, shout, ...slipsOf(file)];
      return kept(
        () => ['slips', file, text, String(isDraft)],
        () => saidIn(content).flatMap((said) => slipsIn(file, said, said.isPlain ? [...slips, ...plain] : slips)),
      );
    }),
    ...labels.flatMap((file) => {
      const slips = [unfinished, entity, ...pasted, ...slipsOf(file)];
      return kept(
        () => ['slips', file, readFileSync(path.join(siteDir, file), 'utf8')],
        () =>
          (readBlocks(siteDir, file)?.blocks ?? []).flatMap(({ text, raw, line, column }) =>
            slipsIn(file, { text: raw ?? text, placeOf: () => ({ line, column }) }, slips),
          ),
      );
    }),
  ];
}
