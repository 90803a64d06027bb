import { wordsOf, type Word } from './words.ts';

/** A text in pieces: those that are marked match the query. */
export type Passage = { text: string; marked: boolean }[];

/** About two lines of a result. */
const longest = 180;
const enough = 100;
/** How much of a longer text stands before its first match. */
const before = 50;

/** The text that has most words of the query, and what follows if it is short; cut to what a result shows, with the matches marked. */
export function passageOf(texts: string[], isMatch: (word: string) => boolean): Passage {
  const kinds = texts.map((text) => new Set(wordsOf(text).flatMap(({ word }) => (isMatch(word) ? [word] : []))).size);
  let place = kinds.indexOf(Math.max(...kinds));
  let text = texts[place] ?? '';
  for (place += 1; text.length < enough && place < texts.length; place += 1)
    text += (/[.!?:]$/.test(text) ? ' ' : ' · ') + texts[place]!;
  return cut(
    text,
    wordsOf(text).filter(({ word }) => isMatch(word)),
  );
}

function cut(text: string, matches: Word[]): Passage {
  const [start, end] = text.length <= longest ? [0, text.length] : windowOf(text, matches[0]?.start ?? 0);
  const pieces: Passage = [];
  let at = start;
  for (const match of matches.filter((found) => found.start >= start && found.end <= end)) {
    const gap = text.slice(at, match.start);
    const last = pieces.at(-1);
    // What stands between two matches without a word of its own belongs to them.
    if (last?.marked && gap.trim() === '') last.text += gap + text.slice(match.start, match.end);
    else pieces.push({ text: gap, marked: false }, { text: text.slice(match.start, match.end), marked: true });
    at = match.end;
  }
  pieces.push({ text: text.slice(at, end), marked: false });
  if (start > 0) pieces[0]!.text = `… ${pieces[0]!.text.trimStart()}`;
  if (end < text.length) pieces.at(-1)!.text = `${pieces.at(-1)!.text.trimEnd()} …`;
  return pieces.filter((piece) => piece.text !== '');
}

/** Where to cut, between words. */
function windowOf(text: string, match: number): [start: number, end: number] {
  const start = match <= before ? 0 : text.indexOf(' ', match - before) + 1;
  const end = start + longest >= text.length ? text.length : text.lastIndexOf(' ', start + longest);
  return [start, end];
}
