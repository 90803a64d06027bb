import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

import { kept } from './kept.ts';

export type PropType =
  | { kind: 'text' | 'number' | 'boolean' }
  /** Text and components. */
  | { kind: 'content' }
  | { kind: 'values'; values: (string | number)[] }
  | { kind: 'list'; items: PropType }
  | { kind: 'tuple'; items: PropType[] }
  | { kind: 'object'; fields: Prop[] }
  /** Something that MDX has no way to write. */
  | { kind: 'code' };

export interface Prop {
  name: string;
  type: PropType;
  required: boolean;
  doc: string;
  /** True when the page gets an anchor of this name (`@anchor` in the comment). */
  anchor: boolean;
}

export interface Component {
  name: string;
  doc: string;
  props: Prop[];
  /** The component that it has to stand in (`@inside` in the comment of the set). */
  inside?: string;
  /** A component of parts that it may stand in too, or else by itself (`@beside` in the comment of the set). */
  beside?: string;
  /** The anchor that it always brings (`@anchor` in the comment of the set). */
  anchor?: string;
}

/** The components of each closed set, by the name of its export. */
export type ComponentTable = Record<string, Component[]>;

const textOf = (parts: ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();

class TableReader {
  private readonly checker: ts.TypeChecker;
  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  typeOf(given: ts.Type): PropType {
    const { checker } = this;
    // The alias is lost without `undefined`, which it allows.
    if (given.aliasSymbol?.name === 'ReactNode') return { kind: 'content' };
    const type = checker.getNonNullableType(given);
    if (type.flags & ts.TypeFlags.BooleanLike) return { kind: 'boolean' };
    if (type.flags & ts.TypeFlags.NumberLike && !type.isNumberLiteral() && !type.isUnion()) return { kind: 'number' };
    const members = type.isUnion() ? type.types : [type];
    // Never, any and a union with text: keys of a data file that is missing or cannot be read, a fault of its own.
    if (members.some(({ flags }) => flags & (ts.TypeFlags.String | ts.TypeFlags.Never | ts.TypeFlags.Any)))
      return { kind: 'text' };
    if (members.every((member) => member.isStringLiteral() || member.isNumberLiteral())) {
      const values = members.map((member) => (member as ts.LiteralType).value as string | number);
      // The compiler orders them by where it met them first, anywhere in the program; the first one is what we suggest.
      const written = (given.aliasSymbol ?? type.aliasSymbol)?.declarations?.[0]?.getText() ?? '';
      const place = (value: string | number) => written.indexOf(`'${value}'`);
      return { kind: 'values', values: values.toSorted((one, other) => place(one) - place(other)) };
    }
    const args = () => checker.getTypeArguments(type as ts.TypeReference).map((argument) => this.typeOf(argument));
    if (checker.isTupleType(type)) return { kind: 'tuple', items: args() };
    if (checker.isArrayType(type)) return { kind: 'list', items: args()[0]! };
    const isPlain = type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0;
    return isPlain ? { kind: 'object', fields: this.propsOf(type) } : { kind: 'code' };
  }

  propsOf(type: ts.Type): Prop[] {
    return this.checker.getPropertiesOfType(type).map((symbol) => ({
      name: symbol.name,
      type: this.typeOf(this.checker.getTypeOfSymbol(symbol)),
      required: !(symbol.flags & ts.SymbolFlags.Optional),
      doc: textOf(symbol.getDocumentationComment(this.checker)),
      anchor: symbol.getJsDocTags(this.checker).some(({ name }) => name === 'anchor'),
    }));
  }

  component(symbol: ts.Symbol): Component {
    const type = this.checker.getTypeOfSymbol(symbol);
    const parameter = type.getCallSignatures()[0]?.parameters[0];
    const tag = (name: string) => textOf(symbol.getJsDocTags(this.checker).find((other) => other.name === name)?.text);
    return {
      name: symbol.name,
      doc: textOf(type.symbol.getDocumentationComment(this.checker)),
      // What the framework passes on to elements of HTML is no business of writers.
      props: parameter && /^[A-Z]/.test(symbol.name) ? this.propsOf(this.checker.getTypeOfSymbol(parameter)) : [],
      inside: tag('inside') || undefined,
      beside: tag('beside') || undefined,
      anchor: tag('anchor') || undefined,
    };
  }
}

/** The table of a folder, and the time stamps of the files that it was made from. */
interface ReadTable {
  table: ComponentTable;
  stamps: Map<string, number>;
}

const known = new Map<string, ReadTable>();

/**
 * What MDX may use, read from the TypeScript types of the closed sets (`src/sections/<name>/<name>-mdx-components.tsx`) and
 * the comments there. Check, dev site and gallery share it; no component is run.
 */
export function componentTable(siteDir: string): ComponentTable {
  const before = known.get(siteDir);
  const isCurrent = (file: string, stamp: number) => existsSync(file) && statSync(file).mtimeMs === stamp;
  if (before && [...before.stamps].every(([file, stamp]) => isCurrent(file, stamp))) return before.table;

  // Types name what stands in data, such as the ids of claims.
  const sources = [
    'tsconfig.json',
    ...globSync(['{src,data}/**/*.json', 'src/**/*.{ts,tsx}'], { cwd: siteDir }).sort(),
  ];
  const { table, stamps } = kept(
    () => ['components', ...sources.flatMap((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')])],
    () => readTable(siteDir),
  );
  known.set(siteDir, { table, stamps });
  return table;
}

function readTable(siteDir: string): ReadTable {
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) => readFileSync(file, 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, siteDir);
  const sets = globSync('src/sections/**/*mdx-components.tsx', { cwd: siteDir }).map((file) =>
    path.join(siteDir, file),
  );
  const program = ts.createProgram(sets, { ...options, types: [] });
  const checker = program.getTypeChecker();
  const reader = new TableReader(checker);
  const table: ComponentTable = {};
  for (const set of sets) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(set)!)!;
    for (const symbol of checker.getExportsOfModule(module)) {
      table[symbol.name] = checker
        .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
        .map((component) => reader.component(component));
    }
  }
  const sources = program
    .getSourceFiles()
    .map(({ fileName }) => fileName)
    .filter((file) => !file.includes('/node_modules/'));
  return { table, stamps: new Map(sources.map((file) => [file, statSync(file).mtimeMs])) };
}
