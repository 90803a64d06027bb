import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { LineCounter, parseDocument } from 'yaml';

import type { Fault } from '../fault.ts';
import { oneLine, type Block } from './block.ts';

interface Keyed {
  blocks: Block[];
  faults: Fault[];
}

/** The labels of a JSON file as the framework has them: `{"id": {"message": "…", "description": "…"}}`. */
export function jsonBlocks(text: string, file: string): Keyed {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: false, disallowComments: true });
  const lineCounter = new LineCounter();
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineCounter.addNewLine(at + 1);
  lineCounter.addNewLine(0);
  lineCounter.lineStarts.sort((a, b) => a - b);
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const [error] = errors;
  if (error) {
    const fault: Fault = {
      file,
      ...placeAt(error.offset),
      rule: 'json-syntax',
      message: `This is not JSON (${printParseErrorCode(error.error)}).`,
      remedy: 'Look for a comma or a double quote that is missing or too many just before this place.',
      severity: 'error',
    };
    return { blocks: [], faults: [fault] };
  }
  const blocks = (tree?.children ?? []).flatMap(({ children: [key, value] = [] }): Block[] => {
    if (!key || !value) return [];
    const read = (name: string) => {
      const node = findNodeAtLocation(value, [name]);
      const found = node ? (getNodeValue(node) as unknown) : undefined;
      return typeof found === 'string' ? found : '';
    };
    return [
      {
        label: String(key.value),
        text: oneLine(read('message')),
        ...placeAt(key.offset),
        isKeyed: true,
        isFixed: false,
        description: read('description') || undefined,
      },
    ];
  });
  return { blocks, faults: [] };
}

/** The texts of blog/tags.yml; addresses are the same in every language. */
export function yamlBlocks(text: string, file: string): Keyed {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const { line, col: column } = lineCounter.linePos(error.pos[0]);
    const message = `This is not YAML: ${error.message.replace(/\.?$/, '.')}`;
    return { blocks: [], faults: [{ file, line, column, rule: 'yaml-syntax', message, severity: 'error' }] };
  }
  const value = (document.toJS() ?? {}) as Record<string, Record<string, unknown> | null>;
  const blocks = Object.entries(value).flatMap(([tag, fields]) =>
    Object.entries(fields ?? {}).map(([field, found]): Block => {
      const node = document.getIn([tag, field], true) as { range?: [number, number, number] } | undefined;
      const { line, col: column } = lineCounter.linePos(node?.range?.[0] ?? 0);
      const isFixed = field === 'permalink';
      return { label: `${tag}.${field}`, text: oneLine(String(found)), line, column, isKeyed: true, isFixed };
    }),
  );
  return { blocks, faults: [] };
}
