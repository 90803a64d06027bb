import type { FormKind } from '../src/domain/schemas/form-routes.ts';
import { hasText, text } from './texts.ts';

const prefixes: Record<FormKind, string> = {
  'demo-request': 'demo',
  'contact-message': 'contact',
  'newsletter-subscription': 'contact',
};

/** What the form calls a field; labels that forms share stand with one of them. */
export function fieldLabel(kind: FormKind, field: string, language: string): string {
  const id = [`${prefixes[kind]}.form.${field}`, `demo.form.${field}`].find(hasText);
  return id ? text(language, id) : field;
}

/** What the form calls a value: the words of an option, else the value itself. */
export function valueLabel(kind: FormKind, field: string, value: string, language: string): string {
  const id = `${prefixes[kind]}.${field}.${value}`;
  return hasText(id) ? text(language, id) : value;
}
