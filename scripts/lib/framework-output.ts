import { stripVTControlCharacters } from 'node:util';

const beginsError = /^\[ERROR\]|^\S*Error\b|^[╰├]─▶|^\s*×|compiled with \d+ errors?/;
const isOrdinary = /^\[(?:INFO|SUCCESS|WARNING)\]|compiled with \d+ warnings?/;
/** What says nothing to people who write: each save that went well, and a call in a package of the framework that Node has deprecated. */
const isNoise = /compiled successfully|\[DEP0060\]|^\(Use `node --trace-deprecation /;

/**
 * Prints the output of the framework's development server, except what says nothing to writers, and what it says of mistakes
 * that the check names in plain words: its own messages of them are stacks and positions in generated code.
 * @param hasErrors whether the check has found errors; an error of the framework is shown only when it has none
 */
export function frameworkOutput(hasErrors: () => Promise<boolean>) {
  let held: string[] = [];
  let shown = Promise.resolve();

  async function showUnlessNamed(): Promise<void> {
    const isNamed = await hasErrors();
    const lines = held;
    held = [];
    if (!isNamed && lines.length > 0) console.log(lines.join('\n'));
  }

  return {
    onLine(line: string): void {
      const plain = stripVTControlCharacters(line);
      if (isNoise.test(plain)) return;
      const isError = beginsError.test(plain) || (held.length > 0 && !isOrdinary.test(plain));
      if (!isError) return console.log(line);
      held.push(line);
      if (held.length === 1) shown = showUnlessNamed();
    },
    /** Resolves when nothing is held back any more. */
    shown: () => shown,
  };
}
