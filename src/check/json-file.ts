import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

import type { Fault } from './fault.ts';

/** What to do about a fault in JSON itself, by the parser's name for it. */
const syntaxRemedies: Record<string, string> = {
  CloseBraceExpected: 'A closing } is missing here.',
  CloseBracketExpected: 'A closing ] is missing here.',
  ColonExpected: 'A colon is missing between a name and its value.',
  CommaExpected: 'A comma is missing before this.',
  EndOfFileExpected: 'The file should have ended before this: remove it, or look for a } or ] too many.',
  InvalidCommentToken: 'JSON has no comments: use a field "$comment".',
  PropertyNameExpected: 'A name in double quotes has to follow: add it, or remove the comma before this.',
  UnexpectedEndOfString: 'A double quote is missing at the end of a text.',
  ValueExpected: 'A value has to follow: add it, or remove the comma before this.',
};

interface JsonFile {
  /** Undefined when the file is no JSON. */
  value?: unknown;
  /** 1-based line and column of a field, or of what it is missing from. */
  placeOf(keys: PropertyKey[]): { line: number; column: number };
  /** Syntax faults only. */
  faults: Fault[];
}

/** Reads a JSON file of the project whose fields know their places. */
export function readJsonFile(siteDir: string, file: string): JsonFile {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const place = (offset: number) => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length, column: lines.at(-1)!.length + 1 };
  };
  const errors: ParseError[] = [];
  const tree: Node | undefined = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  const placeOf: JsonFile['placeOf'] = (keys) => {
    for (let length = keys.length; tree && length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, keys.slice(0, length) as (string | number)[]);
      if (node) return place((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return { line: 1, column: 1 };
  };
  if (!error && tree) return { value: JSON.parse(text), placeOf, faults: [] };
  const fault: Fault = {
    file,
    ...place(error?.offset ?? 0),
    rule: 'json-syntax',
    message: 'This is not JSON.',
    remedy: (error && syntaxRemedies[printParseErrorCode(error.error)]) ?? 'Texts and names need double quotes.',
    severity: 'error',
  };
  return { placeOf, faults: [fault] };
}
