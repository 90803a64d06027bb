import { expect, test } from '@jest/globals';

import { contactMessageRequired, contactMessageSchema } from '../../src/domain/schemas/contact-message.ts';
import { formRoutes } from '../../src/domain/schemas/form-routes.ts';
import {
  newsletterSubscriptionRequired,
  newsletterSubscriptionSchema,
} from '../../src/domain/schemas/newsletter-subscription.ts';

const missing = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`);

test('The lists of required fields are those of the schemas', () => {
  expect(missing(contactMessageSchema.safeParse({ language: 'en' }))).toEqual(
    contactMessageRequired.map((field) => `${field} required`),
  );
  expect(missing(newsletterSubscriptionSchema.safeParse({ language: 'en' }))).toEqual(
    newsletterSubscriptionRequired.map((field) => `${field} required`),
  );
});

test('A message keeps its lines, and white space alone is none', () => {
  const valid = { firstName: 'A', lastName: 'B', email: 'a@b.example', language: 'en' };
  expect(contactMessageSchema.parse({ ...valid, message: ' one\r\ntwo ' }).message).toBe('one\ntwo');
  expect(missing(contactMessageSchema.safeParse({ ...valid, message: ' \n ' }))).toEqual(['message required']);
});

test('No two forms share an endpoint, a page or a prefix', () => {
  const values = Object.values(formRoutes).flatMap((route) => Object.values(route));
  expect(new Set(values).size).toBe(values.length);
});
