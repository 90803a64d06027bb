import { afterEach, expect, jest, test } from '@jest/globals';

import { frameworkOutput } from '../../scripts/lib/framework-output.ts';

const print = jest.spyOn(console, 'log').mockImplementation(() => undefined);
const printed = () => print.mock.calls.map(([line]) => line as string);
afterEach(() => void print.mockClear());

const lines = [
  '[INFO] Starting the development server...',
  '\u001b[31m╰─▶   × Error: MDX compilation failed for file "about.mdx"\u001b[39m',
  '        │ Cause: Unexpected end of file',
  '        │     at compileToJSX (utils.js:93:15)',
  'client (Rspack 1.7.12) compiled with 2 errors',
  'client (Rspack 1.7.12) compiled successfully',
];

test('What the check has named the framework does not say again', async () => {
  const { onLine, shown } = frameworkOutput(() => Promise.resolve(true));
  lines.forEach(onLine);
  await shown();
  expect(printed()).toEqual([lines[0], lines[5]]);
});

test('An error that the check does not know is shown whole, as soon as files are checked', async () => {
  let checked = (_: boolean) => {};
  const { onLine, shown } = frameworkOutput(() => new Promise((resolve) => (checked = resolve)));
  lines.slice(0, 5).forEach(onLine);
  expect(printed()).toEqual([lines[0]]);
  checked(false);
  await shown();
  expect(printed()).toEqual([lines[0], lines.slice(1, 5).join('\n')]);
});
