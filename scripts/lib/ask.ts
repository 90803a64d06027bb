import { createInterface } from 'node:readline';

import { fail } from './command-line.ts';

export interface Question {
  /** The option's name on the command line. */
  name: string;
  /** What the person is asked. */
  text: string;
  /** Taken when nothing is answered; without one, an answer is needed. */
  proposal?: string;
  /** What is wrong with an answer, as a sentence; undefined when it is right. */
  fault(answer: string): string | undefined;
}

/** The lines of a person at a terminal, or of a test. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks questions one by one, each again until its answer is right. */
export function ask(terminal: Terminal): { (question: Question): Promise<string>; close(): void } {
  const lines = createInterface(terminal);
  const typedLines = lines[Symbol.asyncIterator]();
  const answer = async ({ text, proposal, fault }: Question) => {
    lines.setPrompt(`${text}${proposal ? ` [${proposal}]` : ''}: `);
    for (;;) {
      lines.prompt();
      const typed = await typedLines.next();
      if (typed.done) fail('\nNothing was made: the input ended before the questions did.');
      const value = typed.value.trim() || (proposal ?? '');
      const wrong = value === '' ? 'An answer is needed.' : fault(value);
      if (wrong === undefined) return value;
      terminal.output.write(`  ${wrong}\n`);
    }
  };
  return Object.assign(answer, { close: () => lines.close() });
}
