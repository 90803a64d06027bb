import { expect, test } from '@jest/globals';

import { demoRequestSchema } from '../../src/domain/schemas/demo-request.ts';
import { fieldLimits } from '../../src/domain/schemas/field-limits.ts';

const valid = {
  name: 'Åsa Öberg',
  company: 'Elbil AB',
  businessType: 'usedEvDealer',
  email: 'asa@elbil.example',
  language: 'sv',
};

function codes(input: object): Record<string, string> {
  const result = demoRequestSchema.safeParse({ ...valid, ...input });
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

test('The required fields alone are enough, the optional ones become empty strings', () => {
  expect(demoRequestSchema.parse(valid)).toEqual({
    ...valid,
    title: '',
    branch: '',
    product: '',
    phone: '',
    system: '',
    message: '',
  });
});

test('White space alone counts as missing', () => {
  expect(codes({ name: ' \t\u00a0 ' })).toEqual({ name: 'required' });
});

test('Control characters become spaces in one line and line ends are kept in the message', () => {
  const parsed = demoRequestSchema.parse({
    ...valid,
    name: 'A\r\nBcc: b@c.example',
    message: 'one\r\ntwo\u0000\tthree ',
  });
  expect(parsed.name).toBe('A Bcc: b@c.example');
  expect(parsed.message).toBe('one\ntwo\tthree');
});

test('Text is normalised to composed characters', () => {
  expect(demoRequestSchema.parse({ ...valid, name: 'A\u030asa' }).name).toBe('Åsa');
});

test.each(['name', 'title', 'company', 'branch', 'phone', 'system', 'message', 'email'] as const)(
  '%s is bounded',
  (field) => {
    const max = fieldLimits[field];
    expect(codes({ [field]: '1'.repeat(max + 1) })).toEqual({ [field]: 'tooLong' });
  },
);

test.each(['a@b.se', 'first.last+tag@sub.example.com', 'åsa@åäö.se', 'x@bil.versicherung', "o'neill@example.ie"])(
  'The address %s is accepted',
  (email) => expect(codes({ email })).toEqual({}),
);

test.each([
  'a@b',
  'a@b.',
  'a b@c.se',
  '@c.se',
  'a@',
  'a@@c.se',
  'a@c.se, d@e.se',
  'a@1.2.3.4',
  '.a@c.se',
  `${'a'.repeat(65)}@c.se`,
  'a@c..se',
  'a@c.se/x',
])('The address %s is refused', (email) => expect(codes({ email })).toEqual({ email: 'invalidEmail' }));

test.each(['+46 70 123 45 67', '070-123 45 67', '+45 12 34 56 78', '(020) 123 4567', '+47 22 33 44 55 ext. 12'])(
  'The phone number %s is accepted',
  (phone) => expect(codes({ phone })).toEqual({}),
);

test.each(['abc', '12', 'call me on 0701234567'])('The phone number %s is refused', (phone) =>
  expect(codes({ phone })).toEqual({ phone: 'invalidPhone' }),
);

test('Nothing chosen is missing, something unknown is an invalid choice', () => {
  expect(codes({ businessType: '' })).toEqual({ businessType: 'required' });
  expect(codes({ businessType: 'spy' })).toEqual({ businessType: 'invalidChoice' });
});
