import type { Expression, SpreadElement } from 'estree-jsx';

import { choices } from './choices.ts';
import type { Component, Prop, PropType } from './component-table.ts';
import { placeOfCode, type Attribute, type ComponentUse, type Place } from './component-use.ts';
import type { Fault } from './fault.ts';
import { closestTo, didYouMean } from './suggestion.ts';
import { typeText } from './type-text.ts';

type PlacedFault = Omit<Fault, 'file'>;
type Value = string | number | boolean | Expression;

/** How a prop of a type is written. */
function example({ name, type }: Prop): string {
  switch (type.kind) {
    case 'text':
    case 'content':
      return `${name}="…"`;
    case 'values': {
      const value = type.values.find((each) => each !== '');
      return typeof value === 'number' ? `${name}={${value}}` : `${name}="${value}"`;
    }
    case 'number':
      return `${name}={100}`;
    case 'boolean':
      return name;
    case 'list':
    case 'tuple':
      return `${name}={[…]}`;
    default:
      return `${name}={{…}}`;
  }
}

/** How a value, as code, is written where it stands: as an entry of a list, a field of an object, or an attribute. */
function written(path: string, code: string): string {
  if (path.endsWith(']')) return code;
  const field = /\.(\w+)$/.exec(path)?.[1];
  if (field !== undefined) return `${field}: ${code}`;
  return `${path}=${code.startsWith('"') ? code : `{${code}}`}`;
}

/** Code that is a value; other code stays what it is. */
function read(code: Expression): Value {
  if (code.type === 'Literal' && ['string', 'number', 'boolean'].includes(typeof code.value))
    return code.value as Value;
  if (code.type === 'TemplateLiteral' && code.expressions.length === 0) return code.quasis[0]?.value.cooked ?? '';
  if (code.type === 'UnaryExpression' && code.operator === '-') {
    const value = read(code.argument);
    if (typeof value === 'number') return -value;
  }
  return code;
}

function fits(value: Value, type: PropType): boolean {
  if (type.kind === 'text') return typeof value === 'string';
  if (type.kind === 'number' || type.kind === 'boolean') return typeof value === type.kind;
  if (type.kind === 'values') return type.values.includes(value as string);
  if (type.kind !== 'content') return false;
  return typeof value !== 'object' || value.type === 'JSXElement' || value.type === 'JSXFragment';
}

const allowedValues = (values: (string | number)[], written: Value) =>
  choices(
    'Allowed:',
    values.map((value) => JSON.stringify(value)),
    JSON.stringify(written),
    '/design-system/components',
  );

/** What two numbers without a space between them were meant to be: 95,5 is 95.5. */
function decimalRemedy(items: readonly (Expression | SpreadElement | null)[]): string | undefined {
  const found = items.flatMap((item, index) => {
    const next = items[index + 1];
    if (item?.type !== 'Literal' || next?.type !== 'Literal') return [];
    const isApart = next.loc?.start.column !== (item.loc?.end.column ?? 0) + 1;
    return isApart || !Number.isInteger(item.value) ? [] : [`${item.raw}.${next.raw}`];
  });
  if (found.length === 0) return undefined;
  return found.length === 1 ? `Write ${found[0]} with a point.` : 'Write decimals with a point.';
}

/** The faults of a value in code, with those within its lists and objects. */
function valueFaults(code: Value, type: PropType, name: string, place: Place, of: string): PlacedFault[] {
  const value = typeof code === 'object' ? read(code) : code;
  if (
    typeof value === 'object' &&
    value.type === 'ArrayExpression' &&
    (type.kind === 'list' || type.kind === 'tuple')
  ) {
    const size = type.kind === 'tuple' ? type.items.length : value.elements.length;
    if (value.elements.length === size) {
      return value.elements.flatMap((item, index) => {
        if (!item || item.type === 'SpreadElement') return [];
        const itemType = type.kind === 'list' ? type.items : type.items[index]!;
        return valueFaults(item, itemType, `${name}[${index}]`, placeOfCode(item), of);
      });
    }
  }
  if (typeof value === 'object' && value.type === 'ObjectExpression' && type.kind === 'object') {
    const fields = value.properties.flatMap((property) => {
      if (property.type !== 'Property') return [];
      const key =
        property.key.type === 'Identifier' ? property.key.name : String((property.key as { value?: unknown }).value);
      return [{ ...placeOfCode(property), name: key, value: property.value as Expression }];
    });
    return attributeFaults(fields, type.fields, name, place, of, (prop) => `${prop.name}: …`);
  }
  if (fits(value, type)) return [];
  const found = typeof value === 'object' ? '' : `, found ${JSON.stringify(value)}`;
  const isText = typeof value === 'string';
  if ((type.kind === 'values' || type.kind === 'text') && typeof value === 'object' && value.type === 'Identifier') {
    return [
      {
        ...place,
        rule: 'wrong-type',
        message: `${of}: {${value.name}} is read as code.`,
        remedy: `Write ${written(name, `"${value.name}"`)}.`,
        severity: 'error',
      },
    ];
  }
  if (type.kind === 'values' && typeof value !== 'object') {
    return [
      {
        ...place,
        rule: 'unknown-value',
        message: `${of}: ${name} cannot be ${JSON.stringify(value)}.`,
        remedy: didYouMean(String(value), type.values.map(String)),
        allowed: allowedValues(type.values, value),
        severity: 'error',
      },
    ];
  }
  let remedy: string | undefined;
  if (type.kind === 'number' && isText && value.trim() !== '' && !Number.isNaN(Number(value)))
    remedy = `Write ${written(name, value.trim())}.`;
  else if (typeof value === 'object' && value.type === 'SequenceExpression') remedy = decimalRemedy(value.expressions);
  else if (typeof value === 'object' && value.type === 'ArrayExpression' && type.kind === 'tuple')
    remedy = decimalRemedy(value.elements);
  else if (type.kind === 'text' && !isText && typeof value !== 'object')
    remedy = `Write ${written(name, `"${value}"`)}.`;
  return [
    {
      ...place,
      rule: 'wrong-type',
      message: `${of}: expected ${name} to be ${typeText(type)}${found}.`,
      remedy: remedy ?? 'Correct it.',
      severity: 'error',
    },
  ];
}

/** Attributes of a component, or fields of an object, against what is known about them. */
function attributeFaults(
  given: Attribute[],
  props: Prop[],
  path: string,
  place: Place,
  of: string,
  write: (prop: Prop) => string,
): PlacedFault[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const names = props.map(({ name }) => name).filter((name) => name !== 'children');
  /** Props that misspelt ones stand for: one fault, not a missing one and an unknown one. */
  const meant = new Set(given.filter(({ name }) => !names.includes(name)).map(({ name }) => closestTo(name, names)));
  const faults: PlacedFault[] = given.flatMap((attribute): PlacedFault[] => {
    const { line, column, name, value } = attribute;
    const prop = props.find((other) => other.name === name);
    if (!prop) {
      const remedy = didYouMean(name, names) ?? 'Correct the name or remove it.';
      return [
        {
          line,
          column,
          rule: 'unknown-prop',
          message: `${of} has no "${at(name)}".`,
          remedy,
          allowed: choices('It has', names, name),
          severity: 'error',
        },
      ];
    }
    if (value === '' && prop.type.kind !== 'values') {
      const message = `${of}: ${at(name)} is empty.`;
      const remedy = prop.required ? 'Write what it should say.' : 'Write what it should say, or take it out.';
      return [{ line, column, rule: 'empty-prop', message, remedy, severity: 'error' }];
    }
    const component = typeof value === 'string' ? /<[A-Z]\w*(?:\s[^>]*)?\/?>/.exec(value)?.[0] : undefined;
    if (component && ['text', 'content'].includes(prop.type.kind)) {
      const message = `${of}: ${component} is read as words in ${at(name)}.`;
      const remedy =
        prop.type.kind === 'content' ? `Write ${at(name)}={${component}}, without quotes.` : 'Write it in words.';
      return [{ line, column, rule: 'component-as-text', message, remedy, severity: 'error' }];
    }
    if (value === undefined) return [];
    return valueFaults(value, prop.type, at(name), { line, column }, of);
  });
  const missing = props.filter(
    ({ name, required }) =>
      required && name !== 'children' && !meant.has(name) && !given.some((attribute) => attribute.name === name),
  );
  return [
    ...faults,
    ...missing.map((prop): PlacedFault => ({
      ...place,
      rule: 'missing-prop',
      message: `${of} needs "${at(prop.name)}"${prop.type.kind === 'values' ? '' : `: ${typeText(prop.type)}`}.`,
      remedy: `Add ${write(prop)}.`,
      allowed: prop.type.kind === 'values' ? allowedValues(prop.type.values, '') : undefined,
      severity: 'error',
    })),
  ];
}

/** What is wrong with the attributes and the content of a component. */
export function propFaults(use: ComponentUse, component: Component): PlacedFault[] {
  const of = `<${use.name}>`;
  const place = { line: use.line, column: use.column };
  const content = component.props.find(({ name }) => name === 'children');
  const faults = attributeFaults(use.attributes, component.props, '', place, of, example);
  for (const spread of use.spreads) {
    faults.push({
      ...spread,
      rule: 'code',
      message: `${of}: {...} is code.`,
      remedy: 'Write each attribute by its name.',
      severity: 'error',
    });
  }
  if (content?.required && !use.hasContent) {
    const remedy = `Write it between ${of} and </${use.name}>.`;
    faults.push({ ...place, rule: 'missing-content', message: `${of} needs content.`, remedy, severity: 'error' });
  }
  if (!content && use.hasContent) {
    const message = `${of} shows no content, so what stands in it is lost.`;
    faults.push({ ...place, rule: 'lost-content', message, remedy: `Write <${use.name} … />.`, severity: 'error' });
  }
  return faults;
}
