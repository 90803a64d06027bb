import { expect, test } from '@jest/globals';

import { codeLabels, readMessages } from '../../scripts/lib/labels.ts';

test('The defaults in the code are the English labels ("npm run i18n -- clean --code" makes them so)', () => {
  const english = readMessages('i18n/en/code.json');
  const earlier = codeLabels('.').flatMap(({ file, labels }) =>
    labels.filter(({ id, message }) => message !== english[id]?.message).map(({ id, line }) => `${file}:${line} ${id}`),
  );
  expect(earlier).toEqual([]);
});
