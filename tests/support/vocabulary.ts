/** The vocabulary of schema.org, read from the types of schema-dts, and what breaks its rules. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Vocabulary {
  /** What a type may say, with the types that each property takes; inherited ones too. */
  propertiesOf(type: string): Map<string, Set<string>> | undefined;
  /** Whether a type is another one, or a kind of it. */
  isKindOf(type: string, general: string): boolean;
  /** Values that an enumeration lists. */
  valuesOf(enumeration: string): Set<string>;
}

/** Formats of data types; a property that takes Text takes anything. */
const formats: Record<string, (text: string) => boolean> = {
  Text: () => true,
  URL: (text) => URL.canParse(text),
  Date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text),
  Duration: (text) => /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/.test(text),
};

/** The names in a union of types. */
function namesIn(node: ts.TypeNode | undefined): string[] {
  if (!node) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesIn);
  return ts.isTypeReferenceNode(node) ? [node.typeName.getText()] : [];
}

function literalsIn(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsIn);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}

export function readVocabulary(): Vocabulary {
  const file = 'node_modules/schema-dts/dist/schema.d.ts';
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map<string, { parents: string[]; properties: Map<string, Set<string>> }>();
  const unions = new Map<string, ts.TypeNode>();
  source.forEachChild((node) => {
    if (ts.isTypeAliasDeclaration(node)) unions.set(node.name.text, node.type);
    if (!ts.isInterfaceDeclaration(node)) return;
    const properties = new Map<string, Set<string>>();
    for (const member of node.members) {
      // "name"?: SchemaValue<Text | IdReference, "name">
      if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeReferenceNode(member.type)) continue;
      properties.set((member.name as ts.StringLiteral).text, new Set(namesIn(member.type.typeArguments?.[0])));
    }
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText()),
    );
    interfaces.set(node.name.text, { parents, properties });
  });
  const inherited = (name: string): [string, Set<string>][] => {
    const found = interfaces.get(name);
    return found ? [...found.parents.flatMap(inherited), ...found.properties] : [];
  };
  return {
    propertiesOf: (type) => (interfaces.has(`${type}Leaf`) ? new Map(inherited(`${type}Leaf`)) : undefined),
    isKindOf(type, general) {
      if (type === general) return true;
      return namesIn(unions.get(general)).some((kind) => !kind.endsWith('Leaf') && this.isKindOf(type, kind));
    },
    valuesOf: (enumeration) => new Set(unions.has(enumeration) ? literalsIn(unions.get(enumeration)!) : []),
  };
}

export type Node = { '@type': string; [property: string]: unknown };
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What is wrong with a value of a property that takes such types. */
function valueFaults(value: unknown, range: Set<string>, where: string, vocabulary: Vocabulary): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => valueFaults(each, range, where, vocabulary));
  const types = [...range];
  const wrong = [`${where} takes ${types.join(', ')}, not ${JSON.stringify(value)?.slice(0, 60)}`];
  if (typeof value === 'boolean') return range.has('Boolean') ? [] : wrong;
  if (typeof value === 'number') return types.some((type) => /^(?:Number|Integer|Float|Text)$/.test(type)) ? [] : wrong;
  if (typeof value === 'string') {
    const fits = types.some((type) => formats[type]?.(value) ?? vocabulary.valuesOf(type).has(value));
    return fits && value.trim() !== '' ? [] : wrong;
  }
  if (!isObject(value)) return wrong;
  if (!('@type' in value)) return range.has('IdReference') && Object.keys(value).join() === '@id' ? [] : wrong;
  const type = String(value['@type']);
  if (!types.some((general) => vocabulary.isKindOf(type, general))) return wrong;
  return nodeFaults(value as Node, vocabulary, where);
}

/** Everything in a node, and in those below it, that the vocabulary does not know. */
export function nodeFaults(node: Node, vocabulary: Vocabulary, where = node['@type']): string[] {
  const type = node['@type'];
  const properties = vocabulary.propertiesOf(type);
  if (!properties) return [`${where}: there is no type ${type}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type') return [];
    const place = `${where}.${name}`;
    if (name === '@id') return URL.canParse(String(value)) ? [] : [`${place} is no address`];
    // What an action asks for and yields: https://schema.org/docs/actions.html#part-4
    const constrained = vocabulary.isKindOf(type, 'Action') && /^(.+)-(?:input|output)$/.exec(name)?.[1];
    if (constrained) return properties.has(constrained) && typeof value === 'string' ? [] : [`${place} is unknown`];
    const range = properties.get(name);
    return range ? valueFaults(value, range, place, vocabulary) : [`${place} is unknown`];
  });
}
