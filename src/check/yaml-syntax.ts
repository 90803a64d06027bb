import type { YAMLError } from 'yaml';

import type { Fault } from './fault.ts';

type Text = Pick<Fault, 'message' | 'remedy'>;

/** What writers stumble over, by the parser's name for it. */
const texts: Record<string, Text> = {
  BAD_SCALAR_START: {
    message: 'A text cannot begin with this sign.',
    remedy: 'Put the whole text in double quotes.',
  },
  DUPLICATE_KEY: { message: 'This field is there already.', remedy: 'Remove one of the two.' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'The name of a field needs a colon and a space behind it.',
    remedy: 'Write title: A title.',
  },
  TAB_AS_INDENT: { message: 'A tab stands at the beginning of a line.', remedy: 'Indent with two spaces.' },
};

const indentation: Text = {
  message: 'This line does not begin below the fields that it belongs to.',
  remedy: 'Begin it exactly below them, with spaces.',
};
const apostrophe: Text = {
  message: 'The apostrophe here ends the text, since a single quote began it.',
  remedy: 'Put the whole text in double quotes: title: "The buyer\'s guide".',
};
/** A colon in a text that stands without quotes, in the line of its field. */
function unquoted(line: string): Text {
  const [, name = 'title', value = 'One: two'] = /^\s*(?:- )?([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  return {
    message: 'A text with a colon and a space has to stand in double quotes.',
    remedy: `Write ${name}: "${value.replaceAll('"', '\\"')}".`,
  };
}
/** A double quote within a text that double quotes enclose: the parser takes the rest for another text. */
const quotedWithin = /^(\s*(?:- )?(?:[\w-]+:\s+)?)"(.*)"\s*$/;
function innerQuote(line: string): Text | undefined {
  const [, name = '', value = ''] = quotedWithin.exec(line) ?? [];
  if (!/(?<!\\)"/.test(value)) return undefined;
  return {
    message: 'The double quote here ends the text, since one began it.',
    remedy: `Write ${name.trimStart()}"${value.replace(/(?<!\\)"/g, '\\"')}".`,
  };
}
const openQuote: Text = { message: 'A quote is opened here and never closed.', remedy: 'Add the closing quote.' };

const indentOf = (line: string | undefined) => (line === undefined ? -1 : line.search(/\S|$/));
const isField = (line = '') => /^\s*(?:- )?["\w-]+:(?:\s|$)/.test(line);
const isItem = (line = '') => /^\s*- /.test(line);

/** The line whose indentation makes another one unreadable; undefined when it is something else. */
function wrongIndent(lines: string[], index: number): number | undefined {
  const [before, here, after] = [lines[index - 1], lines[index], lines[index + 1]];
  const [indent, above, below] = [indentOf(here), indentOf(before), indentOf(after)];
  if (isItem(here) && isItem(before)) return indent === above ? undefined : index;
  if (!isField(here)) return undefined;
  // A field with a value has none below it.
  if (isField(after) && below > indent && !/:\s*$/.test(here!)) return above === below ? index : index + 1;
  if (above <= indent) return undefined;
  const isFirst = index === 1 || (/:\s*$/.test(lines[index - 2]!) && below === indent);
  return isFirst ? index - 1 : undefined;
}

/**
 * Names the first fault of a YAML text, and fields that are there twice; what else the parser says follows from the first.
 * @param what names the text in the sentence
 */
export function yamlFaults(
  text: string,
  errors: YAMLError[],
  lineOf: (offset: number) => { line: number; col: number },
  what: string,
): ({ line: number; column: number } & Text)[] {
  const lines = text.split(/\r?\n/);
  const isTwice = ({ code }: YAMLError) => code === 'DUPLICATE_KEY';
  const [first] = errors.filter((error) => !isTwice(error));
  return errors
    .filter((error) => error === first || isTwice(error))
    .map(({ code, message, pos }) => {
      const { line, col } = lineOf(pos[0]);
      if (code === 'MISSING_CHAR' && message.includes('quote')) {
        const index = lines.findIndex((each) => /:\s*(?:"[^"]*|'[^']*)$/.test(each));
        return { line: index + 1, column: lines[index]!.search(/["']/) + 1, ...openQuote };
      }
      if (
        /:\s+'[^']*\p{L}'$/u.test(lines[line - 1]!.slice(0, col - 1)) &&
        /^\p{L}/u.test(lines[line - 1]!.slice(col - 1))
      )
        return { line, column: col - 1, ...apostrophe };
      const inner = innerQuote(lines[line - 1]!);
      if (inner) return { line, column: Math.max(1, col - 1), ...inner };
      const wrong =
        code === 'TAB_AS_INDENT' || isTwice({ code } as YAMLError) ? undefined : wrongIndent(lines, line - 1);
      if (wrong !== undefined || code === 'BAD_INDENT') {
        const index = wrong ?? line - 1;
        return { line: index + 1, column: indentOf(lines[index]) + 1, ...indentation };
      }
      if (code === 'BLOCK_AS_IMPLICIT_KEY') return { line, column: col, ...unquoted(lines[line - 1]!) };
      const unknown = {
        message: `${what} cannot be read: ${message.replace(/\.?$/, '.')}`,
        remedy: 'Put texts with a colon, a # or quotes in double quotes, and indent with spaces.',
      };
      return { line, column: col, ...(texts[code] ?? unknown) };
    });
}
