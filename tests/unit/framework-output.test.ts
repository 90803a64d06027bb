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
  onLine('client (Rspack 1.7.12) compiled with 1 warning');
  expect(printed()).toEqual([lines[0], 'client (Rspack 1.7.12) compiled with 1 warning']);
});

test('What says nothing to writers is left out, between the lines of an error too', async () => {
  const { onLine, shown } = frameworkOutput(() => Promise.resolve(false));
  const deprecated = [
    '(node:4711) [DEP0060] DeprecationWarning: The `util._extend` API is deprecated. Please use Object.assign() instead.',
    '(Use `node --trace-deprecation ...` to show where the warning was created)',
  ];
  ['[SUCCESS] Docusaurus website is running', ...deprecated, lines[4]!, lines[5]!, lines[0]!].forEach(onLine);
  await shown();
  expect(printed()).toEqual(['[SUCCESS] Docusaurus website is running', lines[0], lines[4]]);
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
