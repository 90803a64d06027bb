import { expect, jest, test } from '@jest/globals';

import { printFaults } from '../../scripts/lib/faults.ts';
import type { Fault } from '../../src/check/fault.ts';

function printed(...faults: Fault[]): string[] {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  printFaults(faults);
  const lines = log.mock.calls.map(String);
  log.mockRestore();
  return lines;
}

const waiting = '1 file of translations to work on, which "npm run i18n" lists; readers see English or what was there.';

test.each(['missing', 'stale', 'moved', 'unreviewed', 'surplus'])(
  'A block that is %s in a translation waits for its translator, and is no mistake of the writer',
  (state) => {
    const fault: Fault = {
      file: 'i18n/sv/a.mdx',
      line: 5,
      rule: `translation-${state}`,
      message: '',
      severity: 'warning',
    };
    expect(printed(fault)).toEqual(['No mistakes.', waiting]);
  },
);

test('A translation whose English file has moved is for the writer, and a release is strict about all', () => {
  const fault: Fault = {
    file: 'i18n/sv/a.mdx',
    rule: 'translation-moved',
    message: 'It has moved.',
    severity: 'warning',
  };
  expect(printed(fault)).toEqual(['i18n/sv/a.mdx  It has moved.', '\n0 errors, 1 warning.']);
  const strict: Fault = { ...fault, line: 5, severity: 'error' };
  expect(printed(strict)).toEqual(['i18n/sv/a.mdx:5  It has moved.', '\n1 error, 0 warnings.']);
});
