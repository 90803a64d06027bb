import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';
import type { FieldError } from '../../src/domain/schemas/fields.ts';
import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import { hasText, text } from './texts.ts';

const prefixes: Record<FormKind, string> = {
  'demo-request': 'demo',
  'contact-message': 'contact',
  'newsletter-subscription': 'contact',
};

/** The id of a form's own text if there is one, else of the text that it shares with the demo request. */
function findId(kind: FormKind, name: string): string | undefined {
  return [`${prefixes[kind]}.${name}`, `demo.${name}`].find(hasText);
}

/** The label of a field in its form. */
export function fieldLabel(kind: FormKind, field: string, language: string): string {
  const id = findId(kind, `form.${field}`);
  return id ? text(language, id) : field;
}

/** How a form shows a value: the label of an option, else the value itself. */
export function valueLabel(kind: FormKind, field: string, value: string, language: string): string {
  const id = `${prefixes[kind]}.${field}.${value}`;
  return hasText(id) ? text(language, id) : value;
}

/** What a form says beside a faulty field; the same words as in the browser (src/components/forms). */
export function fieldErrorText(kind: FormKind, { field, code }: FieldError, language: string): string {
  const isNewsletter = kind === 'newsletter-subscription';
  const ownId = code === 'required' && !isNewsletter ? findId(kind, `error.${field}`) : undefined;
  const general = code === 'required' && isNewsletter ? 'invalidEmail' : code;
  const max = String(fieldLimits[field as keyof typeof fieldLimits] ?? '');
  return text(language, ownId ?? `common.fieldError.${general}`, { max });
}
