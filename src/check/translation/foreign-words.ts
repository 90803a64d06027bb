import { conventionsOf, knowsConventions } from '../../domain/language-conventions.ts';
import { languageWords } from '../../domain/language-words.ts';
import { languageName } from '../language-name.ts';
import { acceptByName } from './accept-command.ts';
import { sentencesOf } from './english-sentence.ts';
import type { BlockFault } from './pair-faults.ts';

const doubt = (rule: string, message: string, remedy: string): BlockFault => ({
  rule,
  message,
  remedy,
  severity: 'warning',
});

interface ForeignWords {
  /** Any of the words, with its ending. */
  pattern: RegExp;
  /** The word to write for one that was found, where it is known. */
  ownOf(found: string): string | undefined;
  /** A word in small letters with a letter of a neighbour. */
  spelled?: RegExp;
}

function readForeign(htmlLang: string): ForeignWords | undefined {
  const { foreign, foreignLetters, neighbours = [] } = languageWords[htmlLang] ?? {};
  if (!foreign) return undefined;
  const patterns = Object.keys(foreign).map((word) => word.replace('*', '\\p{L}*'));
  const all = [...patterns, ...neighbours.flatMap((line) => line.split(' '))];
  return {
    // Beside a hyphen stand parts of English terms too: "end-of-life".
    pattern: new RegExp(`(?<![\\p{L}-])(?:${all.join('|')})(?![\\p{L}-])`, 'iu'),
    ownOf: (found) =>
      Object.values(foreign)[patterns.findIndex((pattern) => new RegExp(`^${pattern}$`, 'iu').test(found))],
    spelled: foreignLetters ? new RegExp(`(?<!\\p{L})\\p{Ll}*[${foreignLetters}]\\p{Ll}*(?!\\p{L})`, 'u') : undefined,
  };
}

const known = new Map<string, ForeignWords | undefined>();
function foreignOf(htmlLang: string): ForeignWords | undefined {
  if (!known.has(htmlLang)) known.set(htmlLang, readForeign(htmlLang));
  return known.get(htmlLang);
}

/** Words that only a neighbouring language has. Names, which begin with a capital, may have its letters. */
export function foreignWordFaults(words: string, htmlLang: string): BlockFault[] {
  const foreign = foreignOf(htmlLang);
  if (!foreign) return [];
  const fault = (found: string, remedy: string) => [
    doubt('translation-foreign-word', `"${found}" is not ${languageName(htmlLang)}.`, remedy),
  ];
  const [word] = foreign.pattern.exec(words) ?? [];
  const own = word && foreign.ownOf(word);
  if (word)
    return fault(
      word,
      own
        ? `Write "${own}", in its form here; or ${acceptByName}.`
        : `A neighbouring language has it: write the ${languageName(htmlLang)} word, or ${acceptByName}.`,
    );
  const [spelled] = foreign.spelled?.exec(words) ?? [];
  return spelled
    ? fault(spelled, `${languageName(htmlLang)} has no such letter: translate the word, or ${acceptByName}.`)
    : [];
}

/** Words that address the reader in another form than the site does; a plain one in a question may be a customer's, who asks us. */
export function addressFaults(words: string, otherAddress: string[], htmlLang: string): BlockFault[] {
  if (otherAddress.length === 0) return [];
  // "De" is polite within a sentence, and "they" at its beginning.
  const isPolite = (word: string) => /^\p{Lu}/u.test(word);
  const [polite, plain] = [otherAddress.filter(isPolite), otherAddress.filter((word) => !isPolite(word))];
  const patterns = [
    ...(plain.length > 0 ? [new RegExp(`(?<![\\p{L}-])(?:${plain.join('|')})(?![\\p{L}-])`, 'iu')] : []),
    ...(polite.length > 0 ? [new RegExp(`(?<=\\p{Ll},? )(?:${polite.join('|')})(?![\\p{L}-])`, 'u')] : []),
  ];
  const [found] = sentencesOf(words).flatMap((sentence) =>
    patterns.flatMap((pattern) => {
      const [word] = pattern.exec(sentence) ?? [];
      return word && (isPolite(word) || !sentence.endsWith('?')) ? [word] : [];
    }),
  );
  return found
    ? [
        doubt(
          'translation-address',
          `"${found}" is not how the site addresses readers in ${languageName(htmlLang)}.`,
          `Write the form of docs/voice.md; or ${acceptByName}.`,
        ),
      ]
    : [];
}

/** An apostrophe is one too, in every language. */
const apostrophe = '’';
const marks = '“”„»«‘‚';

/** Quotation marks of another language, or the closing one where a quotation begins. */
export function quotationFaults(words: string, htmlLang: string): BlockFault[] {
  if (!knowsConventions(htmlLang)) return [];
  const { quotes } = conventionsOf(htmlLang);
  const [open = '', close = ''] = quotes;
  const other = [...words].find((sign) => marks.includes(sign) && !quotes.includes(sign));
  const first = [...words].find((sign) => sign === open || sign === close);
  const reversed = open !== close && close !== apostrophe && first === close ? close : undefined;
  const found = other ?? reversed;
  return found
    ? [
        doubt(
          'translation-quotes',
          `Quotations do not begin or end with ${found} like this in ${languageName(htmlLang)}.`,
          `Type plain quotation marks, which are set as ${open}…${close}.`,
        ),
      ]
    : [];
}
