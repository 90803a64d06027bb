/** A line should not end with a word of so few letters ("a", "to", "en", "på"): it belongs to the next one. */
const shortWord = 3;
const endsWithShortWord = 0.06;
/** A line that ends where the sense does is worth some unevenness. */
const endsWithPause = -0.04;

/** How much of the widest line the last one has to fill, and how much when it is a single word. */
const shortestEnd = 0.3;
const shortestLastWord = 0.55;

/** What a smaller size and a further line cost, beside unevenness. */
const smallerSize = 0.05;
const furtherLine = 0.04;

/** Width of a text at a size of 1 px. */
type Measure = (text: string) => number;

export interface FittedText {
  /** In px. */
  size: number;
  lines: string[];
}

/** What the last word of a line costs. */
function costOfEnd(word: string): number {
  if (/[:,;?–]$/.test(word)) return endsWithPause;
  // "pr." and "ca." are short words and no ends.
  if (word.replace(/\.$/, '').length <= shortWord) return endsWithShortWord;
  return word.endsWith('.') ? endsWithPause : 0;
}

/** How uneven lines are: the mean square of what each lacks to the widest, from 0 to 1; and where they end. */
function unevenness(lines: string[], measure: Measure): number {
  const widths = lines.map(measure);
  const widest = Math.max(...widths);
  const lacks = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0) / lines.length;
  const ends = lines.slice(0, -1).map((line) => line.split(' ').at(-1)!);
  return ends.reduce((sum, word) => sum + costOfEnd(word), lacks);
}

/** Whether the last line looks left over. */
function endsAlone(lines: string[], measure: Measure): boolean {
  if (lines.length < 2) return false;
  const last = lines.at(-1)!;
  const share = measure(last) / Math.max(...lines.map(measure));
  return share < (last.includes(' ') ? shortestEnd : shortestLastWord);
}

/** All ways to set words on a number of lines that are no wider than `width`. */
function* settings(words: string[], count: number, width: number, measure: Measure): Generator<string[]> {
  const most = words.length - count + 1;
  for (let taken = count === 1 ? words.length : 1; taken <= most; taken += 1) {
    const line = words.slice(0, taken).join(' ');
    if (measure(line) > width) return;
    if (count === 1) yield [line];
    else for (const rest of settings(words.slice(taken), count - 1, width, measure)) yield [line, ...rest];
  }
}

/**
 * Sets a text large, evenly and on few lines, without a word left alone on the last one: the best balance of the three.
 * What a no-break space keeps together stays so.
 * @param width the widest that a line may be, in px
 * @param sizes from the largest to the smallest, in px, each with the number of lines that there is room for
 * @param measure width of a text at a size of 1 px
 * @returns a size of the scale, or a smaller one for what fits in none
 */
export function fitText(
  text: string,
  width: number,
  sizes: readonly { size: number; lines: number }[],
  measure: Measure,
): FittedText {
  const known = new Map<string, number>();
  const measured: Measure = (line) => {
    const found = known.get(line) ?? measure(line);
    known.set(line, found);
    return found;
  };
  const words = text.split(/[ \n]+/);
  const ways = sizes.flatMap(({ size, lines: most }) =>
    Array.from({ length: Math.min(most, words.length) }, (_, index) => index + 1).flatMap((count) =>
      [...settings(words, count, width / size, measured)].map((lines) => ({ size, lines })),
    ),
  );
  if (ways.length === 0) {
    const { size, lines } = sizes.at(-1)!;
    return fitText(text, width, [{ size: size * 0.9, lines: lines + 1 }], measure);
  }
  const largest = sizes.findIndex(({ size }) => size === ways[0]!.size);
  const cost = ({ size, lines }: FittedText) =>
    unevenness(lines, measured) +
    (sizes.findIndex((step) => step.size === size) - largest) * smallerSize +
    (lines.length - 1) * furtherLine +
    (endsAlone(lines, measured) ? 1 : 0);
  return ways.map((way) => ({ way, cost: cost(way) })).sort((one, other) => one.cost - other.cost)[0]!.way;
}
