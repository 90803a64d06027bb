import { figuresOf } from './figures.ts';

/** A text and the language that it is in. */
export interface Sentences {
  sentences: string[];
  /** BCP 47 tag. */
  language: string;
}

/** What tells whether two passages say the same: how much of its text each is, and its figures. */
interface Passage {
  share: number;
  figures: number[];
}

/** Reads passages of a text by their first sentence and the one behind their last. */
function passagesOf({ sentences, language }: Sentences): (start: number, end: number) => Passage {
  const all = sentences.join('').length;
  return (start, end) => {
    const text = sentences.slice(start, end).join('');
    return { share: text.length / all, figures: figuresOf(text, language).map(({ value }) => value) };
  };
}

/** How badly two passages fit each other; figures that only one has weigh up to half of the longer one's length. */
function misfit(a: Passage, b: Passage): number {
  const figures = [...new Set([...a.figures, ...b.figures])];
  const alone = figures.filter((figure) => a.figures.includes(figure) !== b.figures.includes(figure));
  const ofFigures = figures.length > 0 ? alone.length / figures.length : 0;
  return Math.abs(a.share - b.share) + (Math.max(a.share, b.share) * ofFigures) / 2;
}

/**
 * Joins neighbours among the sentences of the longer text so that it has as many passages as the other one has
 * sentences, and each fits its partner: one text may say in two sentences what the other says in one.
 * @returns the passages, in their order
 */
export function joinedToFit(longer: Sentences, shorter: Sentences): string[] {
  const [passage, partner] = [passagesOf(longer), passagesOf(shorter)];
  const [length, wanted] = [longer.sentences.length, shorter.sentences.length];
  // By how many sentences are used: the best ends of the passages before.
  let best = new Map<number, { cost: number; ends: number[] }>([[0, { cost: 0, ends: [0] }]]);
  for (let index = 0; index < wanted; index += 1) {
    const next: typeof best = new Map();
    for (const [start, before] of best) {
      // One has to be left for each of the others.
      for (let end = start + 1; end <= length - (wanted - index - 1); end += 1) {
        const cost = before.cost + misfit(passage(start, end), partner(index, index + 1));
        if (cost < (next.get(end)?.cost ?? Infinity)) next.set(end, { cost, ends: [...before.ends, end] });
      }
    }
    best = next;
  }
  const { ends } = best.get(length)!;
  return ends.slice(1).map((end, index) => longer.sentences.slice(ends[index], end).join(''));
}
