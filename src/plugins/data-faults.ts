import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type * as z from 'zod';

import { dataSchemas, optionalDataFiles } from '../domain/schemas/data-files';
import type { customersSchema, localesSchema, teamSchema } from '../domain/schemas/owner-data';
import type { roiSchema } from '../domain/schemas/roi';
import { readVehicles } from '../domain/vehicle-csv';
import { issueText } from './data-issue-text';

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

const place = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};

/** 1-based line of a field, or of what it is missing from. */
function lineOf(text: string, tree: Node, keys: PropertyKey[]): number {
  for (let length = keys.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, keys.slice(0, length) as (string | number)[]);
    if (node) return place(text, (node.parent?.type === 'property' ? node.parent : node).offset).line;
  }
  return 1;
}

function jsonFaults(text: string, file: string, schema: z.ZodType): string[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree) {
    const { line, column } = place(text, error?.offset ?? 0);
    const remedy = error && syntaxRemedies[printParseErrorCode(error.error)];
    return [`${file}:${line}:${column}  is not JSON. ${remedy ?? 'Texts and names need double quotes.'}`];
  }
  const { error: checked } = schema.safeParse(JSON.parse(text), { reportInput: true });
  return (checked?.issues ?? []).flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return fields.map(
      (keys) => `${file}:${lineOf(text, tree, keys)}  ${keys.join('.') || 'the whole file'}: ${issueText(issue)}`,
    );
  });
}

/** What files say about each other and about pictures; each file on its own is known to be right. */
function relationFaults(siteDir: string): string[] {
  const read = <Schema extends z.ZodType>(file: string) =>
    JSON.parse(readFileSync(path.join(siteDir, 'data', file), 'utf8')) as z.input<Schema>;
  const { locales } = read<typeof localesSchema>('locales.json');
  const { currencies } = read<typeof roiSchema>('roi.json');
  const { members } = read<typeof teamSchema>('team.json');
  const { customers } = read<typeof customersSchema>('customers.json');
  const pictures = [
    ...Object.entries(members).map(([id, { portrait }]) => [`team.json  members.${id}.portrait`, portrait]),
    ...customers.map(({ logo }, index) => [`customers.json  customers.${index}.logo`, logo]),
  ];
  return [
    ...locales
      .filter(({ currency }) => !currencies[currency])
      .map(
        ({ code, currency }) =>
          `data/roi.json  currencies: ${currency} is missing, the currency of "${code}" in data/locales.json. Add it.`,
      ),
    ...pictures
      .filter(([, picture]) => picture && !existsSync(path.join(siteDir, 'static', picture)))
      .map(([field, picture]) => `data/${field}: there is no static${picture}. Put the picture there.`),
  ];
}

/**
 * Every fault of the files below data/, one line each: file, line, field, what is wrong and what to do.
 * @param siteDir absolute path of the project
 */
export function dataFaults(siteDir: string): string[] {
  const present = globSync('**/*', { cwd: path.join(siteDir, 'data'), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(siteDir, 'data'), path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'));
  const expected = [...Object.keys(dataSchemas), 'vehicles.csv'];
  const faults = [...new Set([...expected, ...present])].sort().flatMap((name) => {
    const file = `data/${name}`;
    if (!present.includes(name)) return optionalDataFiles.includes(name) ? [] : [`${file}  is missing. Restore it.`];
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    if (name === 'vehicles.csv') return readVehicles(text, file).faults;
    const schema = dataSchemas[name];
    return schema
      ? jsonFaults(text, file, schema)
      : [`${file}  is not known: nothing reads it. Remove it, or describe it in src/domain/schemas/data-files.ts.`];
  });
  return faults.length > 0 ? faults : relationFaults(siteDir);
}
