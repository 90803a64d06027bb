import type { PropType } from './component-table.ts';
import { oneOf } from './one-of.ts';

/** What nobody can write; also what is known of a type that is made of data which cannot be read. */
export const setByCode = 'set by code only';

/** What a value has to be, in words. */
export function typeText(type: PropType): string {
  switch (type.kind) {
    case 'text':
      return 'a text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'content':
      return 'a text or a component';
    case 'values':
      return oneOf(type.values.map((value) => JSON.stringify(value)));
    case 'list':
      return `a list: [${typeText(type.items)}, …]`;
    case 'tuple':
      return `[${type.items.map(typeText).join(', ')}]`;
    case 'object':
      return `{ ${type.fields.map(({ name, required }) => `${name}${required ? '' : '?'}`).join(', ')} }`;
    case 'code':
      return setByCode;
  }
}
