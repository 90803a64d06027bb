import { styleText } from 'node:util';
import { diffWordsWithSpace } from 'diff';

/** A text and a later one as one line: `[-removed-]` and `{+added+}`, in colours where the terminal has them. */
export function wordDiff(before: string, after: string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => {
      if (added) return styleText('green', `{+${value}+}`, { stream: process.stdout });
      return removed ? styleText('red', `[-${value}-]`, { stream: process.stdout }) : value;
    })
    .join('');
}
