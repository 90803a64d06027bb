import { expect, test } from '@jest/globals';

import { textsOf, typographyFaults } from '../support/typography-faults.ts';

const kindsOf = (text: string, htmlLang: string) =>
  typographyFaults(text.replaceAll('~', '\u00a0'), htmlLang).map(({ kind }) => kind);

test.each([
  ['en', "it's", 'straight mark'],
  ['sv', 'en "rapport"', 'straight mark'],
  ['en', 'after 30 km', 'unit that a line break can part from its figure'],
  ['nl', 'bij 20°C', 'unit that a line break can part from its figure'],
  ['sv', '30% av', 'space before %'],
  ['da', '30 % af', 'space before %'],
  ['en', '30~% of', 'space before %'],
  ['nl', '85-94%', 'hyphen in a range'],
  ['da', '−9 - 41~°C', 'hyphen in a range'],
  ['en', 'at -9~°C', 'hyphen for a minus'],
  ['en', 'two  spaces', 'two spaces'],
  ['nb', 'et ord , og et til', 'space before punctuation'],
  ['en', 'a mean of 3842~mV', 'number without groups'],
  ['nl', 'na 17000 kilometer', 'number without groups'],
  ['nl', '17~000 kilometer', 'number in the groups of another language'],
  ['da', '17,000 kilometer', 'number in the groups of another language'],
  ['sv', '17.000 kilometer', 'number in the groups of another language'],
  ['nb', '17 000 kilometer', 'number in the groups of another language'],
  ['en', '17.000 kilometres', 'number in the groups of another language'],
  ['sv', '92~% ±~3 och', '± without a unit'],
  ['en', '92% ±~1.5%', '± in per cent of a share'],
  ['sv', 'på Svenska', 'capital in the name of a language or currency'],
  ['da', 'Dansk', 'capital in the name of a language or currency'],
  ['nb', '30~000 Kroner', 'capital in the name of a language or currency'],
])('In %s, %s has a fault: %s', (htmlLang, text, kind) => {
  expect(kindsOf(text, htmlLang)).toContain(kind);
});

test.each([
  ['en', 'It’s “new”: 17,000~km at −9 to 41~°C, 85–94% ±~1.5 points from 2019–2022, ISO 6469-1 and 0.345~mΩ.'],
  ['sv', '17~000~km, 30~% ±~1,5 procentenheter, 9–17, på svenska. Svenska är ett språk; Euro 7 är en norm.'],
  ['da', 'Mandag til fredag kl. 9-17, 17.000~km, 25.000~kr., (EU) 2023/1542'],
  ['nb', '25~000~kroner, ring +46 8 465 004 10, en Peugeot 3008'],
  ['nl', 'In het Nederlands: 92% ±~1,5%-punt, €~25.000–50.000, 9.00–17.00 uur, ‘nieuw’ en auto’s'],
])('In %s nothing is wrong with %s', (htmlLang, text) => {
  expect(kindsOf(text, htmlLang)).toEqual([]);
});

test('Words, attributes and what search engines show are read; code, scripts and other languages are not', () => {
  const html = `<html lang="sv"><head><title>Titel</title><meta name="description" content="Om oss"></head><body>
    <script>"x"</script><p>Ett <b>fett</b><!-- --> ord <code>"c"</code></p><p lang="en">"English"</p>
    <img alt="En bild"><button aria-label="Stäng">×</button></body></html>`;
  expect(
    textsOf(html)
      .map((text) => text.trim())
      .sort(),
  ).toEqual(['En bild', 'Ett fett ord ¤', 'Om oss', 'Stäng', 'Titel', '×'].sort());
});
