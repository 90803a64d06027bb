import { styleText } from 'node:util';
import { diffSentences, diffWordsWithSpace } from 'diff';

import { commonWords } from '../../src/check/translation/align.ts';

export interface DiffPart {
  text: string;
  change?: 'removed' | 'added';
}

/** Below this share of common words, a sentence was written anew: word by word it could not be read. */
const rewritten = 0.5;

/** Unless more than this number of words in a row stayed, one of them is part of the change around it. */
const fewWords = 1;

function part(text: string, change?: DiffPart['change']): DiffPart[] {
  return text === '' ? [] : [{ text, change }];
}

/** What was replaced, without the spaces that stayed at both ends. */
function replaced(removed: string, added: string): DiffPart[] {
  const all = part(removed, 'removed').concat(part(added, 'added'));
  if (all.length < 2) return all;
  const start = sharedSpace(/^\s*/, removed, added);
  const end = sharedSpace(/\s*$/, removed.slice(start.length), added.slice(start.length));
  const inner = (text: string) => text.slice(start.length, text.length - end.length);
  return [...part(start), ...part(inner(removed), 'removed'), ...part(inner(added), 'added'), ...part(end)];
}

const sharedSpace = (pattern: RegExp, a: string, b: string) => {
  const [ours = '', theirs = ''] = [a, b].map((text) => pattern.exec(text)![0]);
  return ours === theirs ? ours : '';
};

/** One changed passage: its words, or the passage as a whole where little is left of it. */
function passage(removed: string, added: string): DiffPart[] {
  const whole = [...part(removed, 'removed'), ...part(added, 'added')];
  if (removed === '' || added === '' || commonWords(removed, added) < rewritten) return whole;
  const parts: DiffPart[] = [];
  const changed = { removed: '', added: '' };
  const words = diffWordsWithSpace(removed, added);
  words.forEach(({ value, removed: isRemoved, added: isAdded }, index) => {
    const isEdge = index === 0 || index === words.length - 1;
    const isShort = (value.match(/[\p{L}\p{N}]+/gu) ?? []).length <= fewWords;
    if (isRemoved) changed.removed += value;
    else if (isAdded) changed.added += value;
    else if (!isEdge && isShort) {
      changed.removed += value;
      changed.added += value;
    } else {
      parts.push(...replaced(changed.removed, changed.added), ...part(value));
      changed.removed = changed.added = '';
    }
  });
  return [...parts, ...replaced(changed.removed, changed.added)];
}

/** What became of a text: sentence by sentence, and word by word where a sentence was only altered. */
export function textDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  const changed = { removed: '', added: '' };
  for (const { value, removed, added } of [...diffSentences(before, after), { value: '' }]) {
    if (removed) changed.removed += value;
    else if (added) changed.added += value;
    else {
      parts.push(...passage(changed.removed, changed.added), ...part(value));
      changed.removed = changed.added = '';
    }
  }
  return parts;
}

/** As one line for a terminal: in colours, or as `[-removed-]{+added+}` where there are none. */
export function diffLine(parts: DiffPart[], hasColours = process.stdout.hasColors?.() ?? false): string {
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, text, { validateStream: false });
  return parts
    .map(({ text, change }) => {
      if (change === 'added') return hasColours ? style('green', text) : `{+${text}+}`;
      if (change === 'removed') return hasColours ? style(['red', 'strikethrough'], text) : `[-${text}-]`;
      return text;
    })
    .join('');
}
