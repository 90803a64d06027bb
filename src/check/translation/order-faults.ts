import { acceptByName } from './accept-command.ts';
import { figuresOf } from './figures.ts';
import type { Landmarks } from './landmarks.ts';
import type { BlockFault } from './pair-faults.ts';
import { sentencePairs, type SentencePair } from './sentence-pairs.ts';

/** Whether both have the same members, in another order. */
export const isReordered = <T extends string | number>(theirs: T[], ours: T[]): boolean =>
  theirs.join() !== ours.join() && theirs.toSorted().join() === ours.toSorted().join();

const doubt = (rule: string, what: string, theirs: string[], ours: string[]): BlockFault => ({
  rule,
  message: `${what} stand in another order: in English ${theirs.join(', ')}, and here ${ours.join(', ')}.`,
  remedy: `See whether they are swapped; or ${acceptByName}.`,
  severity: 'warning',
});

/** Figures with one unit, as numbers: those with several are not mistaken for each other. */
function figuresByUnit(text: string, language: string): Map<string, string[]> {
  const byUnit = Map.groupBy(figuresOf(text, language), ({ unit }) => unit);
  return new Map([...byUnit].map(([unit, figures]) => [unit, figures.map(({ value }) => String(value))]));
}

function figureFault([english, translated]: SentencePair, htmlLang: string): BlockFault | undefined {
  const ours = figuresByUnit(translated, htmlLang);
  const [found] = [...figuresByUnit(english, 'en')].filter(([unit, theirs]) =>
    isReordered(theirs, ours.get(unit) ?? []),
  );
  return found && doubt('translation-figure-order', 'Figures', found[1], ours.get(found[0])!);
}

/** What a sentence is known by in every language: its figures and abbreviations. Products have a check of their own. */
const signs = (text: string, language: string): string[] => [
  ...figuresOf(text, language).map(({ value }) => String(value)),
  ...(text.match(/(?<!\p{L})\p{Lu}{3,}\p{N}*(?!\p{L})/gu) ?? []),
];

/** Two neighbours, each with the figures and abbreviations of the other one. */
function sentenceFault(pairs: SentencePair[], htmlLang: string): BlockFault | undefined {
  const known = pairs.map(
    ([english, translated]) =>
      [signs(english, 'en').toSorted().join(), signs(translated, htmlLang).toSorted().join()] as const,
  );
  const at = known.findIndex(([theirs, ours], index) => {
    const [nextTheirs, nextOurs] = known[index + 1] ?? [];
    return theirs !== nextTheirs && theirs === nextOurs && ours === nextTheirs;
  });
  if (at < 0) return undefined;
  return {
    rule: 'translation-sentence-order',
    message: `By their figures, two sentences stand in another order: "${pairs[at]![1].trim()}"`,
    remedy: `Put them in the order of English; or ${acceptByName}.`,
    severity: 'warning',
  };
}

/** Links, names in braces, figures or sentences that may have changed places. */
export function orderFaults(a: Landmarks, b: Landmarks, htmlLang: string): BlockFault[] {
  const ofMarks = (
    [
      ['links', 'translation-link-order', 'Links'],
      ['placeholders', 'translation-placeholder-order', 'Names in braces'],
    ] as const
  ).flatMap(([key, rule, what]) => (isReordered(a[key], b[key]) ? doubt(rule, what, a[key], b[key]) : []));
  const pairs = sentencePairs(a.words, b.words, htmlLang);
  const ofSentences = sentenceFault(pairs, htmlLang);
  const ofFigures = pairs.map((pair) => figureFault(pair, htmlLang)).find((fault) => fault !== undefined);
  return [...ofMarks, ...(ofSentences ? [ofSentences] : []), ...(ofFigures ? [ofFigures] : [])];
}
