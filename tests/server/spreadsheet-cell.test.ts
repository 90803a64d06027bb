import { expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';

import { spreadsheetCell } from '../../server/cli/spreadsheet-cell';

const signs = '=+-@＝＋－＠﹦﹢﹣﹫';
const cellOf = (value: string) => (parse(spreadsheetCell(value), { delimiter: ';' }) as string[][])[0]![0]!;

/** What a spreadsheet could take for cells, wherever it splits and whatever it does not show. */
const partsOf = (cell: string) =>
  cell.split(/[,;\t\r\n\v\f\x85\u2028\u2029]/).map((part) => part.replace(/^["\s\p{DI}\p{Cc}]+/u, ''));

const unit = fc.constantFrom(
  ...signs,
  ...',;\t\r\n\v\f"\' x1',
  '\x85',
  '\u2028',
  '\u2029',
  '\u00a0',
  '\u3000',
  '\u200b',
  '\ufeff',
  '\u202e',
  '\u2066',
  '\0',
  '\x1b',
);

// ASVS 5.0: 1.2.10
test('No part of a cell begins like a formula, wherever a spreadsheet splits', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (value) => {
      const written = spreadsheetCell(value);
      expect(written).toMatch(/^"(?:[^"]|"")*"$/);
      for (const cell of [cellOf(value), written.slice(1, -1)]) {
        for (const part of partsOf(cell)) expect(signs).not.toContain(part[0] ?? 'x');
      }
      expect(written).not.toMatch(/[\t\r\u202a-\u202e\u2066-\u2069]/);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['=HYPERLINK("x")', `'=HYPERLINK("x")`],
  ['+46 70 123', `'+46 70 123`],
  ['a;=1+1', `a;'=1+1`],
  ['a,\u200b＝1', `a,\u200b'＝1`],
  ['a\t=1', `a =1`],
  ['ok\r\n  @sum', `ok\n  '@sum`],
  ['\u202e=1', `'=1`],
  ['e-mail; 5 - 3 = 2', 'e-mail; 5 - 3 = 2'],
])('%j becomes %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
});

test('A message of nothing but line ends, or of anything else that is not shown, takes no longer than others', () => {
  for (const part of ['\n', '\r', '\r\n', '\u2028', ' ', '\u200b', '"', ';', ' ;', '\n '])
    expect(spreadsheetCell(`${part.repeat(1_000_000)}x`)).toMatch(/x"$/);
});
