import { expect, test } from '@jest/globals';

import { markFaults } from '../../src/check/translation/mark-faults.ts';

const messages = (english: string, translated: string, label = 'paragraph') =>
  markFaults({ label, text: english, isKeyed: label !== 'paragraph' }, translated).map(({ message }) => message);

test.each([
  ['It is weak.', 'Det er svakt', 'English ends with ".", and this without one.'],
  ['It is weak.', 'Det er svakt,', 'English ends with ".", and this with ",".'],
  ['Is it weak?', 'Er det svakt.', 'English ends with "?", and this with ".".'],
  ['You choose a pack.', 'du velger en pakke.', 'English begins with a capital, and this does not.'],
  ['The number (VIN) is there.', 'Nummeret (VIN står der.', '( and ) do not go together here.'],
  ['“Certified” is a word.', '«Sertifisert er et ord.', '« and » do not go together here.'],
  ['It has 92 ± 1.5 points.', 'Den har 92 + 1,5 poeng.', '"±" of the English text is missing.'],
])('%s is not %s', (english, translated, message) => {
  expect(messages(english, translated)).toEqual([message]);
});

test.each([
  ['Read [our page](/about).', 'Les [siden vår](/about).'],
  ['## Next {/* #next */}', '## Neste {/* #next */}'],
  ['It works: see <Claim id="a" />.', '<Claim id="a" /> viser det.'],
  ['It is **weak**.', 'Det er **svakt**.'],
  ['How weak it is!', 'Så svakt det er.'],
])('%s may be %s', (english, translated) => {
  expect(messages(english, translated)).toEqual([]);
});

test('A label ends as in English', () => {
  expect(messages('Sure?', 'Sikker', 'a.sure')).toEqual(['English ends with "?", and this without one.']);
});
