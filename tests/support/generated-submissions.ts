import fc from 'fast-check';
import * as z from 'zod/mini';

import { forms, type Form } from '../../server/submissions/forms.ts';
import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';
import type { FormKind } from '../../src/domain/schemas/form-routes.ts';

export type Values = Record<string, string>;

/** What each form takes at the least. */
export const leastValues: Record<FormKind, Values> = {
  'demo-request': { name: 'Åsa', company: 'Elbil AB', businessType: 'other', email: 'asa@elbil.example' },
  'contact-message': { firstName: 'Åsa', lastName: 'Öberg', email: 'asa@elbil.example', message: 'Hej' },
  'newsletter-subscription': { email: 'asa@elbil.example' },
};

const optionsOf = ({ schema }: Form, field: string) => (schema.shape[field] as { options?: string[] }).options;

export function textFields(form: Form): string[] {
  return Object.keys(form.schema.shape).filter((field) => !optionsOf(form, field));
}

const isControl = (character: string) => character < ' ' || (character >= '\x7f' && character <= '\x9f');

/** What is kept of a text, written anew from what the fields document so that the two can be compared. */
export function normalised(field: string, text: string): string {
  if (field === 'message') {
    const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
    const kept = [...lines].filter((character) => character === '\n' || character === '\t' || !isControl(character));
    return kept.join('').normalize('NFC').trim();
  }
  let line = '';
  for (const character of text.normalize('NFC')) {
    if (!isControl(character)) line += character;
    else if (!line.endsWith('\0')) line += '\0';
  }
  return line.replaceAll('\0', ' ').trim();
}

/** The content that is stored for valid values. */
export function storedContent(form: Form, values: Values): string {
  const fields = Object.keys(form.schema.shape).map((field) => [
    field,
    optionsOf(form, field) ? values[field] : normalised(field, values[field] ?? ''),
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

/** Any UTF-16, halves of pairs too, and more often what normalisation or markup cares about. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom(...'\0\x01\t\n\r\x7f\x85 \xa0\u2028\ufeffe\u0301\u0958\ud800\udc00<>&"\''.split('')),
);
export const anyText = fc.string({ unit, maxLength: 40, size: 'max' });

function textFor(field: string): fc.Arbitrary<string> {
  const max = fieldLimits[field as keyof typeof fieldLimits];
  const aroundTheLimit = fc
    .tuple(anyText, fc.integer({ min: max - 2, max: max + 2 }))
    .map(([text, length]) => text.padEnd(length, text || 'x'));
  return fc.oneof({ weight: 2, arbitrary: anyText }, aroundTheLimit);
}

/** Mostly valid. */
function likelyFor(form: Form, field: string): fc.Arbitrary<string> {
  const options = optionsOf(form, field);
  if (options) return fc.constantFrom(...options);
  if (field === 'email') return fc.oneof(fc.emailAddress(), fc.constant('Åsa.öberg@åäö.example'));
  if (field === 'phone') return fc.stringMatching(/^\+?[0-9][0-9 ()./-]{4,20}( ext\. [0-9]{1,6})?$/);
  if (field === 'product') return fc.stringMatching(/^[a-z0-9-]{0,60}$/);
  return textFor(field);
}

/** Whether a field takes a text, whatever stands in the others. */
export const takes = (form: Form, field: string, text: string): boolean =>
  z.safeParse(form.schema.shape[field] as z.ZodMiniType, text).success;

/** A form by its name: a failure prints what was generated. */
export const formOf = (kind: FormKind): Form => forms.find((form) => form.kind === kind)!;

const ofAnyForm = <Sent>(valuesFor: (form: Form) => fc.Arbitrary<Record<string, Sent>>) =>
  fc.oneof(...forms.map((form) => fc.record({ kind: fc.constant(form.kind), values: valuesFor(form) })));

/** Submissions in the forms' shape, with texts of every kind, values of other types, and fields missing or unheard of. */
export const anySubmission = ofAnyForm((form) => {
  const names = Object.keys(form.schema.shape);
  const fields = names.map((field) => [
    field,
    fc.oneof({ weight: 12, arbitrary: likelyFor(form, field) }, anyText, fc.jsonValue()),
  ]);
  const unheardOf = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'homepage', 'formToken', '', 'name[]'),
    fc.oneof({ weight: 9, arbitrary: fc.jsonValue() }, fc.constant('x'.repeat(70_000))),
    { maxKeys: 2 },
  );
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), unheardOf, fc.option(fc.constantFrom(...names), { freq: 2 }))
    .map(([values, others, missing]) =>
      Object.fromEntries([...Object.entries(values), ...Object.entries(others)].filter(([field]) => field !== missing)),
    );
});

/** Submissions that the forms take. */
export const validSubmission = ofAnyForm((form): fc.Arbitrary<Values> => {
  const fields = Object.keys(form.schema.shape).map((field) => [
    field,
    likelyFor(form, field).filter((value) => takes(form, field, value)),
  ]);
  const requiredKeys = [...Object.keys(leastValues[form.kind]), 'language'];
  return fc.record(Object.fromEntries(fields), { requiredKeys });
});

/** What HTTP lets a header hold. */
export const headerText = fc.string({
  unit: fc
    .oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
      fc.integer({ min: 0x80, max: 0xff }),
      fc.constant(0x09),
    )
    .map((code) => String.fromCharCode(code)),
  maxLength: 300,
  size: 'max',
});

/** What a client may write where the address belongs. */
export const anyTarget = fc
  .tuple(
    fc.constantFrom('/', '/api/', ''),
    fc.array(
      fc.oneof(
        fc.constantFrom(...'/ // . .. % %00 %2e%2e %2F %5C %ff ? # ; * @ api sv en demo index.html'.split(' ')),
        fc.constantFrom('healthz', 'newsletter/', 'confirm', 'demo-requests', 'country', '404', 'x'.repeat(300)),
        fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) }),
        anyText.map((text) => encodeURIComponent(text.toWellFormed())),
      ),
      { maxLength: 6 },
    ),
  )
  .map(([start, parts]) => start + parts.join(''));
