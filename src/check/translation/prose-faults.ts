import { languageWords } from '../../domain/language-words.ts';
import type { Locale } from '../../domain/schemas/locales-file.ts';
import { languageName } from '../language-name.ts';
import type { Block, StoredBlock } from './block.ts';
import { englishRun, englishWord } from './english-run.ts';
import { isEnglishSentence, sentencesOf } from './english-sentence.ts';
import { addressFaults, foreignWordFaults, quotationFaults } from './foreign-words.ts';
import { inflected } from './inflected.ts';
import { landmarksOf } from './landmarks.ts';
import { knowsWords, otherLanguage } from './language-words.ts';
import type { BlockFault } from './pair-faults.ts';

const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** Lists and names say little about the language that they stand in. */
export const isListOrName = (label: string) => /(?:keywords|\.name)$/.test(label);

export type LanguageGuess = (text: string) => { language: string; scores: Record<string, number> };

const toTag = (code: string) => (code === 'no' ? 'nb' : code);

/** Loads what recognises languages; it knows them by their BCP 47 tags. */
export async function loadLanguageGuess(): Promise<LanguageGuess> {
  const { eld } = await import('eld/medium');
  return (text) => {
    const result = eld.detect(text);
    const scores = Object.entries(result.getScores()).map(([code, score]) => [toTag(code), score] as const);
    return { language: toTag(result.language), scores: Object.fromEntries(scores) };
  };
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}-]+/gu) ?? [];

/** Only words of the English text, in another order: "Business type" for "Type of business". Names are no sign. */
function isEnglishReordered(words: string, english: string): boolean {
  const said = wordsOf(words);
  const known = new Set(wordsOf(english).map((word) => word.toLowerCase()));
  const isAWord = said.some((word) => /^\p{Ll}{3}/u.test(word));
  return said.length > 1 && isAWord && said.every((word) => known.has(word.toLowerCase()));
}

/** The language of a sentence, if it is clearly another one than `htmlLang`. */
function languageOf(sentence: string, english: string, htmlLang: string): string | undefined {
  if (isEnglishSentence(sentence, english)) return 'en';
  const other = otherLanguage(sentence, htmlLang);
  return other && other.lead > 1 ? other.tag : undefined;
}

/** Words that are named as signs of another language. */
const mostSigns = 3;

/**
 * What is in another language: frequent words tell even in a label, a program knows languages by longer texts.
 * @param english what the words are translated from
 */
function languageFault(words: string, english: string, locale: Locale, guess: LanguageGuess): BlockFault[] {
  const { htmlLang } = locale;
  const fault = (what: string, tag: string, signs: string[] = []): BlockFault[] => {
    const by = signs.slice(0, mostSigns).map((word) => `"${word}"`);
    return [
      {
        rule: 'translation-language',
        message: `${what} reads like ${languageName(tag)}, not like ${languageName(htmlLang)}${by.length > 0 ? `: ${by.join(', ')}` : ''}.`,
        remedy: 'Translate it; if it is right so, accept it with --same.',
        severity: 'warning',
      },
    ];
  };
  const said = sentencesOf(words);
  const tags = said.map((sentence) => languageOf(sentence, english, htmlLang));
  const found = tags.findIndex(Boolean);
  if (tags.some((tag) => !tag) && found >= 0) return fault(`"${said[found]}"`, tags[found]!);
  const all = otherLanguage(words, htmlLang);
  if (all) return fault('This', all.tag, all.words);
  if (isEnglishReordered(words, english)) return fault('This', 'en');
  const run = knowsWords(htmlLang) ? (englishRun(words, english, htmlLang) ?? englishWord(words)) : undefined;
  if (run) return fault(`"${run}"`, 'en');
  if (lettersOf(words) < 60) return [];
  const { language, scores } = guess(words);
  // The program confuses the two, and words have not.
  const isNeighbour = ['da', 'nb'].includes(htmlLang) && ['da', 'nb'].includes(language);
  if (language === htmlLang || isNeighbour) return [];
  return (scores[language] ?? 0) - (scores[htmlLang] ?? 0) > 0.08 ? fault('This', language) : [];
}

export interface GlossaryWord {
  term: string;
  /** What it means; in English. */
  meaning?: string;
  /** Other forms of it, where they do not begin with it. */
  forms?: string[];
  avoid?: string[];
}

/** Whether a glossary avoids the word that it has for a term. */
export const isSameWord = (word: string, term: string): boolean => word.toLowerCase() === term.toLowerCase();

/** Words that the glossary avoids, in any form. */
export function glossaryFaults(words: string, glossary: GlossaryWord[], htmlLang: string): BlockFault[] {
  return glossary.flatMap(({ term, avoid = [] }) =>
    avoid
      // The check of the glossary says so once.
      .filter((word) => !isSameWord(word, term))
      .filter((word) => inflected(word, htmlLang).test(words))
      .map((word): BlockFault => ({
        rule: 'translation-glossary',
        message: `The glossary does not use "${word}".`,
        remedy: `Write "${term}".`,
        severity: 'warning',
      })),
  );
}

const otherWordPatterns = new Map<string, RegExp>();

/** The whole word, in any form where it ends with `*`; one in capitals only so, and not in names such as "EV 6". */
function otherWordPattern(word: string): RegExp {
  const known =
    otherWordPatterns.get(word) ??
    new RegExp(
      `(?<![\\p{L}-])${word.replace('*', '\\p{L}*')}(?![\\p{L}\\p{N}-]| \\d)`,
      /^\p{Lu}+$/u.test(word) ? 'u' : 'iu',
    );
  otherWordPatterns.set(word, known);
  return known;
}

/** Words that a language does not use on this site, whatever they stand for. */
export function otherWordFaults(words: string, otherWords: Record<string, string>): BlockFault[] {
  return Object.entries(otherWords).flatMap(([word, own]): BlockFault[] => {
    const [found] = otherWordPattern(word).exec(words) ?? [];
    return found
      ? [
          {
            rule: 'translation-glossary',
            message: `The glossary does not use "${found}".`,
            remedy: `Write "${own}", in its form here.`,
            severity: 'warning',
          },
        ]
      : [];
  });
}

/** A shorter part of a compound is none: "el" is the shortest. */
const leastPart = 2;
const leastEnd = 3;
const splits = new Map<string, RegExp | undefined>();

/** Finds a compound that is written as two words, in any form that begins with it: "batteri helsen" for "batterihelse". */
function splitOf(term: string, htmlLang: string): RegExp | undefined {
  const key = `${htmlLang} ${term}`;
  if (!splits.has(key)) {
    // "Om brukbar" is no "ombruk": what stands before is a word by itself.
    const frequent = languageWords[htmlLang]?.frequent.join(' ').split(' ') ?? [];
    const parts = Array.from({ length: Math.max(0, term.length - leastPart - leastEnd + 1) }, (_, index) => {
      const end = index + leastPart;
      return [term.slice(0, end), term.slice(end)] as const;
    }).filter(([first]) => /^\p{L}+$/u.test(term) && !frequent.includes(first));
    const pattern = parts.map(([first, second]) => `${first} ${second}`).join('|');
    splits.set(key, pattern ? new RegExp(`(?<!\\p{L})(?:${pattern})\\p{L}*`, 'iu') : undefined);
  }
  return splits.get(key);
}

/** Terms of the glossary that are written as two words, as in English. */
export function splitFaults(words: string, glossary: GlossaryWord[], htmlLang: string): BlockFault[] {
  return glossary.flatMap(({ term, forms = [] }) =>
    [term, ...forms].flatMap((word): BlockFault[] => {
      const [found] = splitOf(word, htmlLang)?.exec(words) ?? [];
      return found
        ? [
            {
              rule: 'translation-split-word',
              message: `"${found}" is one word.`,
              remedy: `Write "${found.replace(' ', '')}".`,
              severity: 'warning',
            },
          ]
        : [];
    }),
  );
}

function lengthFaults({ label, text, description = '' }: Block, english: Pick<Block, 'text'>): BlockFault[] {
  // What search engines cut off is found for English too (src/check/search-faults.ts).
  if (label.startsWith('seo.')) return [];
  const [, most] = /at most (\d+) characters/.exec(description) ?? [];
  if (most && text.length > Number(most)) {
    const message = `This has ${text.length} characters; there is room for ${most}.`;
    return [{ rule: 'translation-length', message, remedy: 'Shorten it.', severity: 'error' }];
  }
  const isButton = /^(?:\w+ )?button\b/i.test(description) || label.endsWith('> button');
  if (!isButton || text.length <= Math.max(25, 2 * english.text.length)) return [];
  return [
    {
      rule: 'translation-length',
      message: `This button has ${text.length} characters, in English ${english.text.length}.`,
      remedy: 'Shorten it, so that it fits on a phone.',
      severity: 'warning',
    },
  ];
}

interface LanguageGlossary {
  terms: GlossaryWord[];
  /** Words that address readers in another form. */
  otherAddress?: string[];
  /** Words that the language does not use here, each with what to write. */
  otherWords?: Record<string, string>;
}

/** Without names in braces. */
const wordsAlone = (block: StoredBlock, language: string) =>
  landmarksOf(block, language).words.replace(/\{\w+\}/g, ' ');

type English = Pick<StoredBlock, 'label' | 'text' | 'isKeyed' | 'isSame'>;

/**
 * What is wrong with the words of a translated block, or doubtful.
 * @param english what it was translated from
 * @param present what it is to be translated from now: words of either may have been left
 */
export function proseFaults(
  translation: Block,
  [english, present]: [english: English, present: English],
  locale: Locale,
  { terms: glossary, otherAddress = [], otherWords = {} }: LanguageGlossary,
  guess: LanguageGuess,
): BlockFault[] {
  if (translation.isFixed || translation.text === '') return [];
  const words = wordsAlone(translation, locale.htmlLang);
  const isOwn = translation.text === english.text || english.isSame || isListOrName(translation.label);
  const ofGlossary = [
    ...glossaryFaults(words, glossary, locale.htmlLang),
    ...(isOwn ? [] : otherWordFaults(words, otherWords)),
  ];
  const known = new Set([english, present].map((each) => wordsAlone(each, 'en')));
  const ofLanguage = isOwn ? [] : languageFault(words, [...known].join(' | '), locale, guess);
  return [
    ...lengthFaults(translation, english),
    ...ofGlossary,
    ...(isOwn ? [] : splitFaults(words, glossary, locale.htmlLang)),
    ...ofLanguage,
    // One of them says it all.
    ...(isOwn || ofGlossary.length + ofLanguage.length > 0 ? [] : foreignWordFaults(words, locale.htmlLang)),
    // "Er" is a word of the neighbours too.
    ...(isOwn || ofLanguage.length > 0 ? [] : addressFaults(words, otherAddress, locale.htmlLang)),
    ...quotationFaults(words, locale.htmlLang),
  ];
}
