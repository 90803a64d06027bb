import { isMap, type Document, type LineCounter } from 'yaml';

import type { Fault } from './fault.ts';
import { yamlFaults } from './yaml-syntax.ts';

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
export function yamlPlaces(text: string, document: Document, lineCounter: LineCounter, linesAbove = 0): YamlPlaces {
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
      yamlFaults(text, document.errors, (offset) => lineCounter.linePos(offset), what).map((fault) => ({
        file,
        rule: 'yaml-syntax',
        ...fault,
        line: fault.line + linesAbove,
        severity: 'error',
      })),
  };
}
