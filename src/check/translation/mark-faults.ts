import { acceptByName } from './accept-command.ts';
import type { StoredBlock } from './block.ts';
import type { BlockFault } from './pair-faults.ts';

const doubt = (rule: string, message: string, remedy: string): BlockFault => ({
  rule,
  message,
  remedy,
  severity: 'warning',
});

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** "± 1.5", of figures. */
const spans = (text: string): number => text.match(/± ?\d/g)?.length ?? 0;

/** What readers see at the ends of a text: without the id of a heading, tags and signs of Markdown. */
const plain = (text: string): string =>
  text
    .replace(/\{\/\*.*?\*\/\}|<[^>]*>|\]\([^)]*\)/g, '')
    .replace(/[*_[\]`]/g, '')
    .replace(/^#+ /, '')
    .trim();

const endOf = (text: string): string => /[.?!:…,;]$/.exec(text.replace(/\.{3}$/, '…'))?.[0] ?? '';

/** A label or field that has lost its question mark, whose heading has become a sentence, or a sentence without an end. */
function endFaults(english: string, translated: string, isKeyed: boolean): BlockFault[] {
  const [theirs, own] = [endOf(english), endOf(translated)];
  const isSame = isKeyed ? own === theirs : !/[.?!]/.test(theirs) || /[.?!:…]/.test(own);
  const isQuestion = !isKeyed && theirs === '?' && own === '.';
  return isSame && !isQuestion
    ? []
    : [
        doubt(
          'translation-end',
          `English ends ${theirs ? `with "${theirs}"` : 'without a mark'}, and this ${own ? `with "${own}"` : 'without one'}.`,
          `End it in the same way; or ${acceptByName}.`,
        ),
      ];
}

const pairs = [
  ['(', ')'],
  ['«', '»'],
] as const;

/** Marks that are lost or at odds: at the ends of a text, brackets and quotation marks in pairs, "±". */
export function markFaults({ label, text, isKeyed }: StoredBlock, translation: string): BlockFault[] {
  const [english, own] = [plain(text), plain(translation)];
  // Search terms have small letters where English has names, and a component may begin a sentence.
  const isSmall =
    !label.endsWith('keywords') && !translation.startsWith('<') && /^\p{Lu}/u.test(english) && /^\p{Ll}/u.test(own);
  const odd = pairs.find(
    ([open, close]) => count(own, open) !== count(own, close) && own.includes(open) !== own.includes(close),
  );
  return [
    ...endFaults(english, own, isKeyed),
    ...(isSmall
      ? [doubt('translation-capital', 'English begins with a capital, and this does not.', 'Write a capital.')]
      : []),
    ...(odd ? [doubt('translation-bracket', `${odd[0]} and ${odd[1]} do not go together here.`, 'Write both.')] : []),
    ...(spans(own) < spans(english)
      ? [doubt('translation-sign', '"±" of the English text is missing.', 'Write it here too.')]
      : []),
  ];
}
