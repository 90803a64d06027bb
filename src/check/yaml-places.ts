import { isMap, type Document, type LineCounter } from 'yaml';

import type { Fault } from './fault.ts';

/** What writers stumble over, by the parser's name for it. */
const syntaxTexts: Record<string, Pick<Fault, 'message' | 'remedy'>> = {
  BAD_SCALAR_START: {
    message: 'A text cannot begin with this sign.',
    remedy: 'Put the whole text in double quotes.',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'A text with a colon and a space has to stand in double quotes.',
    remedy: 'Write title: "One: two".',
  },
  DUPLICATE_KEY: { message: 'This field is there already.', remedy: 'Remove one of the two.' },
  TAB_AS_INDENT: { message: 'A tab stands at the beginning of a line.', remedy: 'Indent with two spaces.' },
};

interface YamlPlaces {
  /** 1-based line and column of a field in the file, or of the nearest field around it. */
  placeOf(keys: PropertyKey[]): { line: number; column: number };
  /** What the parser could not read; `what` names it in the sentence. */
  syntaxFaults(file: string, what: string): Fault[];
}

/**
 * Where the fields of a YAML document stand in its file.
 * @param linesAbove lines of the file above the document
 */
export function yamlPlaces(document: Document, lineCounter: LineCounter, linesAbove = 0): YamlPlaces {
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesAbove, column: col };
  };
  return {
    placeOf(keys) {
      for (let length = keys.length; length > 0; length -= 1) {
        const parent = length > 1 ? document.getIn(keys.slice(0, length - 1), true) : document.contents;
        const key = keys[length - 1];
        const pair = isMap(parent)
          ? parent.items.find((item) => String((item.key as { value?: unknown }).value) === String(key))
          : undefined;
        const node = pair?.key ?? (document.getIn(keys.slice(0, length), true) as unknown);
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) return placeAt(range[0]);
      }
      return { line: 1, column: 1 };
    },
    syntaxFaults: (file, what) =>
      document.errors.map(({ pos, code, message }) => ({
        file,
        ...placeAt(pos[0]),
        rule: 'yaml-syntax',
        ...(syntaxTexts[code] ?? {
          message: `${what} cannot be read: ${message.replace(/\.?$/, '.')}`,
          remedy: 'Put texts with a colon, a # or quotes in double quotes, and indent with spaces.',
        }),
        severity: 'error',
      })),
  };
}
