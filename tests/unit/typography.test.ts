import { expect, test } from '@jest/globals';

import { formatsOf } from '../../src/domain/formats.ts';
import { typeset } from '../../src/domain/typography.ts';
import { remarkTypography } from '../../src/plugins/typography';

/** No-break spaces as ~, which is easier to read here. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

test.each([
  ['en', `He said "it's 5 km" and left.`, 'He said “it’s 5~km” and left.'],
  ['sv', '"ja", sade "hon"', '”ja”, sade ”hon”'],
  ['da', '"ja" (“nej”)', '»ja« (»nej«)'],
  ['nb', '"ja" »nei«', '«ja» «nei»'],
  ['nl', `"ja" 'nee' “soms”`, '‘ja’ ‘nee’ ‘soms’'],
  ['nl', `'s ochtends, foto's en de auto‘s`, '’s ochtends, foto’s en de auto’s'],
  ['en', `the cars' owners in the '90s`, 'the cars’ owners in the ’90s'],
  ['en', '"{name}" is new', '“{name}” is new'],
])('In %s the marks of %s become %s', (htmlLang, text, expected) => {
  const set = typeset(text, htmlLang);
  expect(shown(set)).toBe(expected);
  expect(typeset(set, htmlLang)).toBe(set);
});

test.each([
  ['sv', '30% av 17 000 km vid -9 °C', '30~% av 17~000~km vid −9~°C'],
  ['en', '5\nkm', '5~km'],
  ['en', '30 % of 17,000km', '30% of 17,000~km'],
  ['nl', '{share} % van 3842 mV', '{share}% van 3.842~mV'],
  ['nb', '85-94 % og 2-3 km', '85–94~% og 2–3~km'],
  ['da', '85 % - 94 % - og mere', '85~%–94~% – og mere'],
  // Which unit an uncertainty has is for the writer to say: per cent and percentage points differ.
  ['en', 'with 92% ± 3 points', 'with 92% ±~3 points'],
  ['sv', '92 % ± 3', '92~% ±~3'],
  ['nl', "'95% juist' in '95", '‘95% juist’ in ’95'],
  ['sv', 'DEKRA, 25 000 tester', 'DEKRA, 25~000 tester'],
  ['sv', '53 kWh ± 3 %', '53~kWh ±~3~%'],
  ['no', '92 % ± 3 prosentpoeng', '92~% ±~3 prosentpoeng'],
])('In %s the figures of %s become %s', (htmlLang, text, expected) => {
  expect(shown(typeset(text, htmlLang))).toBe(expected);
});

test.each([
  [
    'en',
    'On 9 March 2022, UN GTR 22 and Euro 7 (page 2) for EV 033',
    'On 9~March 2022, UN~GTR~22 and Euro~7 (page~2) for EV~033',
  ],
  ['sv', 'den 9 mars 2022, sida 2', 'den 9~mars 2022, sida~2'],
  ['da', 'den 9. marts 2022, side 2', 'den 9.~marts 2022, side~2'],
  ['nb', 'Euro 7 fra 29. november', 'Euro~7 fra 29.~november'],
  ['nl', 'op 9 maart, pagina 2; 2.022 mei', 'op 9~maart, pagina~2; 2.022 mei'],
  ['en', 'In 2022 May and 7 Marchers; 12 Euro 7', 'In 2022 May and 7 Marchers; 12 Euro~7'],
])('In %s no line break parts the names in %s', (htmlLang, text, expected) => {
  const set = typeset(text, htmlLang);
  expect(shown(set)).toBe(expected);
  expect(typeset(set, htmlLang)).toBe(set);
});

test.each([
  'ISO 6469-1 and IEC 62660-2 of 2026-10-01',
  '+46 8 465 004 10',
  'BS-SAMPLE-0417, e-2008 and ID.3',
  'https://example.com/a-1?b=2-3',
  'in 2024 and 2026',
])('%s stays as it is', (text) => {
  expect(typeset(text, 'en')).toBe(text);
});

test('A part of a paragraph takes its marks from what is around it', () => {
  expect(typeset('" end', 'en', { before: 'd', after: '' })).toBe('” end');
  expect(typeset('Begin "', 'en', { before: '', after: 'w' })).toBe('Begin “');
  expect(shown(typeset('5 km', 'en', { before: ' ', after: '.' }))).toBe('5~km');
  expect(typeset("'s end", 'en', { before: 'N', after: '' })).toBe('’s end');
});

test.each([
  ['en', '−9~°C', '9:00', '24 November 2024'],
  ['sv', '−9~°C', '9', '24 november 2024'],
  ['da', '−9~°C', '9', '24. november 2024'],
  ['nb', '−9~°C', '9', '24. november 2024'],
  ['nl', '−9~°C', '9.00', '24 november 2024'],
  ['de', '−9~°C', '9:00', '24. November 2024'],
])('Formats of %s', (htmlLang, celsius, nine, date) => {
  const formats = formatsOf(htmlLang);
  expect(shown(formats.measure(-9, '°C'))).toBe(celsius);
  expect(formats.time('09:00')).toBe(nine);
  expect(formats.date('2024-11-24')).toBe(date);
});

test('Half hours have their minutes', () => {
  expect(['en', 'sv', 'nl'].map((htmlLang) => formatsOf(htmlLang).time('16:30'))).toEqual(['16:30', '16.30', '16.30']);
});

test('Lists have the commas of the language, the British one none before its last word', () => {
  expect(['en', 'sv', 'nl'].map((htmlLang) => formatsOf(htmlLang).alternatives(['A', 'B', 'C']))).toEqual([
    'A, B or C',
    'A, B eller C',
    'A, B of C',
  ]);
});

test('Ranges, short compounds and chains around a short word stay on one line, longer ones may go on in the next', async () => {
  const text = {
    type: 'text' as const,
    value:
      'type-approved e-mailadressen OBD-aansluiting non-disclosure battery-dependent state-of-health battery-management-system /state-of-health on 5-year 8–9 years 85-94% July–August',
  };
  const tree = { type: 'root' as const, children: [{ type: 'paragraph' as const, children: [text] }] };
  await remarkTypography({ siteDir: '.' })(tree, { path: 'src/pages/about.mdx' });
  expect(text.value.replaceAll('\u2060', '|')).toBe(
    'type-|approved e-|mailadressen OBD-|aansluiting non-|disclosure battery-dependent state-|of-|health battery-management-system /state-of-health on 5-year 8–|9 years 85–|94% July–August',
  );
});
