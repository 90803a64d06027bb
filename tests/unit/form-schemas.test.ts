import { expect, test } from '@jest/globals';

import { contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { demoRequestSchema } from '../../src/domain/schemas/demo-request.ts';
import { requiredFieldsOf } from '../../src/domain/schemas/fields.ts';
import { formRoutes } from '../../src/domain/schemas/form-routes.ts';
import { newsletterSubscriptionSchema } from '../../src/domain/schemas/newsletter-subscription.ts';

const missing = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);

test.each([
  ['demo request', demoRequestSchema, ['name', 'company', 'businessType', 'email']],
  ['contact message', contactMessageSchema, ['firstName', 'lastName', 'email', 'message']],
  ['newsletter subscription', newsletterSubscriptionSchema, ['email']],
])('The %s asks for no more than it needs', (_form, schema, required) => {
  expect(requiredFieldsOf(schema as typeof contactMessageSchema)).toEqual(required);
  const empty = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, '']));
  expect(missing(schema.safeParse({ ...empty, language: 'en' }))).toEqual(required.map((field) => `${field} required`));
});

test('A message keeps its lines, and white space alone is none', () => {
  const valid = { firstName: 'A', lastName: 'B', email: 'a@b.example', language: 'en' };
  expect(contactMessageSchema.parse({ ...valid, message: ' one\r\ntwo ' }).message).toBe('one\ntwo');
  expect(missing(contactMessageSchema.safeParse({ ...valid, message: ' \n ' }))).toEqual(['message required']);
});

// With an expression that takes the square of the length, this would not end.
test.each(['\n', '\r\n', ' ', '\u2028', '(', '-', '1 ', '@', '.'])('A text of nothing but %j is judged', (part) => {
  const long = `x${part.repeat(500_000)}x`;
  for (const schema of [demoRequestSchema, contactMessageSchema, newsletterSubscriptionSchema]) {
    const values = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, long]));
    expect(schema.safeParse(values).success).toBe(false);
  }
});

test('No two forms share an endpoint, a page or a prefix', () => {
  const values = Object.values(formRoutes).flatMap((route) => Object.values(route));
  expect(new Set(values).size).toBe(values.length);
});
