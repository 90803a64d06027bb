import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';

import type { Fault } from './fault.ts';
import { unreadable } from './unreadable.ts';

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

/** Whether a file is the record of `npm run i18n -- accept`. */
export const isSourcesFile = (file: string): boolean => /^i18n\/[^/]+\/sources\//.test(file);

/** Fields that are there twice, of which the first is lost. */
function twice(tree: Node, file: string, place: (offset: number) => { line: number; column: number }): Fault[] {
  const names = new Map<unknown, number>();
  return (tree.children ?? []).flatMap((child): Fault[] => {
    const inner = twice(child, file, place);
    const [key] = child.type === 'property' ? (child.children ?? []) : [];
    if (!key) return inner;
    const first = names.get(key.value);
    names.set(key.value, first ?? key.offset);
    if (first === undefined) return inner;
    const message = `"${key.value}" is on line ${place(first).line} already, in the same braces.`;
    const fault = { file, ...place(key.offset), rule: 'json-twice', message } as const;
    return [{ ...fault, remedy: 'Remove one of the two.', severity: 'error' }, ...inner];
  });
}

/** What quotes have to do with a fault of the syntax, if anything. */
function quoteRemedy(text: string, offset: number): string | undefined {
  if (/^[“”„‟«»]/.test(text.slice(offset))) return 'A curly quote stands here: write ".';
  return /"[ ]*$/.test(text.slice(0, offset)) && /^[\p{L}\d.,;!?%()’-]/u.test(text.slice(offset))
    ? 'A quote ends the text here: write \\" or “…”.'
    : undefined;
}

/** What to do about a number with a comma, which JSON reads as two values. */
function decimalRemedy(text: string, offset: number): string | undefined {
  const [, whole] = /(-?\d[\d.]*),$/.exec(text.slice(0, offset)) ?? [];
  const [part] = /^\d+/.exec(text.slice(offset)) ?? [];
  if (part && whole?.includes('.')) {
    const fraction = /^0+$/.test(part) ? '' : `.${part}`;
    return `Write ${whole.replaceAll('.', '')}${fraction}, with nothing between its thousands.`;
  }
  return whole && part ? `Write ${whole}.${part} with a point.` : undefined;
}

/** What to do about a comma after which nothing more may stand, or a semicolon in its place. */
function commaRemedy(text: string, offset: number): string | undefined {
  if (text[offset] === ';') return 'A semicolon stands here: write a comma.';
  return text[offset] === ',' ? 'Remove this comma.' : undefined;
}

/** The fields at the top of what is no JSON that hold none of its faults. */
function intactFields(tree: Node | undefined, errors: ParseError[]): Record<string, unknown> {
  const properties = tree?.type === 'object' ? (tree.children ?? []) : [];
  const isIntact = ({ offset: start, length }: Node) =>
    errors.every(({ offset }) => offset < start || offset > start + length);
  return Object.fromEntries(
    properties
      .filter((property) => property.children?.length === 2 && isIntact(property))
      .map(({ children }) => [String(children![0]!.value), getNodeValue(children![1]!) as unknown]),
  );
}

interface JsonFile {
  /** Undefined when the file is no JSON. */
  value?: unknown;
  /** Undefined when the file is no JSON. */
  tree?: Node;
  /** Of a file that is no JSON: the fields at its top that the fault is not in. */
  intact?: Record<string, unknown>;
  /** 1-based line and column of a field, or of what it is missing from. */
  placeOf(keys: PropertyKey[]): { line: number; column: number };
  /** Syntax faults only. */
  faults: Fault[];
}

/** Reads a JSON file of the project whose fields know their places. */
export function readJsonFile(siteDir: string, file: string): JsonFile {
  return parseJsonFile(readFileSync(path.join(siteDir, file), 'utf8'), file);
}

/** What to do about a file that `npm run i18n` writes. */
export const sourcesRemedy =
  'Do not mend it by hand: "git restore" the file, or delete it and accept its translation again.';

/** @param file path from the project's folder, for faults */
export function parseJsonFile(text: string, file: string): JsonFile {
  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const place = (offset: number) => {
    const after = lineEnds.findIndex((end) => end >= offset);
    const line = after < 0 ? lineEnds.length : after;
    return { line: line + 1, column: offset - (lineEnds[line - 1] ?? -1) };
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
  const conflict = unreadable(text, file);
  if (conflict.length > 0) return { placeOf, faults: conflict };
  if (!error && tree) return { value: JSON.parse(text), tree, placeOf, faults: twice(tree, file, place) };
  if (text.trim() === '') {
    const remedy = isSourcesFile(file) ? sourcesRemedy : `Bring its text back: git restore ${file}.`;
    return {
      placeOf,
      faults: [{ file, rule: 'json-syntax', message: 'This file is empty.', remedy, severity: 'error' }],
    };
  }
  const fault: Fault = {
    file,
    ...place(error?.offset ?? 0),
    rule: 'json-syntax',
    message: 'This is not JSON.',
    remedy: isSourcesFile(file)
      ? sourcesRemedy
      : (quoteRemedy(text, error?.offset ?? 0) ??
        decimalRemedy(text, error?.offset ?? 0) ??
        commaRemedy(text, error?.offset ?? 0) ??
        (error && syntaxRemedies[printParseErrorCode(error.error)]) ??
        'Texts and names need double quotes.'),
    severity: 'error',
  };
  return { placeOf, intact: intactFields(tree, errors), faults: [fault] };
}
