import { expect, test } from '@jest/globals';

import { compileFailure } from '@site/src/check/compile-failure';

test.each([
  [
    'a component that is never closed',
    `ERROR in ./src/pages/about.mdx
  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/src/pages/about.mdx"
        │ Cause: Expected a closing tag for \`<Figures>\` (15:1-15:56)
        │ Details:
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)`,
    {
      file: 'src/pages/about.mdx',
      line: 15,
      column: 1,
      cause:
        '<Figures> is opened here and never closed. Add </Figures> below its content, or write <Figures … /> when it has none.',
    },
  ],
  [
    'a curly quote, whose place the cause does not have',
    `ERROR in ./src/pages/about.mdx
  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/src/pages/about.mdx"
        │ Cause: Unexpected character \`“\` (U+201C) before attribute value
        │ Details:
        │ {
        │   "column": 17,
        │   "message": "Unexpected character \`“\` (U+201C) before attribute value",
        │   "line": 15,
        │   "name": "15:17",
        │   "place": {
        │     "line": 15,`,
    {
      file: 'src/pages/about.mdx',
      line: 15,
      column: 17,
      cause:
        'The value of an attribute has to stand in straight double quotes. Write name="value", or name={5} for numbers. Of HTML pasted from elsewhere, keep the words alone.',
    },
  ],
  [
    'front matter that cannot be read, counted from the beginning of the file',
    `ERROR in ./src/pages/about.mdx
  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
  ╰─▶   × YAMLParseError: Nested mappings are not allowed in compact mappings at line 1, column 10:
        │
        │ heading: a: b
        │          ^`,
    { file: 'src/pages/about.mdx', line: 2, column: 10, cause: 'Nested mappings are not allowed in compact mappings' },
  ],
  [
    'data that is no JSON',
    `ERROR in ./data/team.json
  × Module parse failed:
  ╰─▶   × JSON parse error: Unexpected character :
         ╭─[4:13]
       3 │   "sample": true,`,
    { file: 'data/team.json', line: 4, column: 13, cause: 'Unexpected character' },
  ],
  [
    'data that a loader of ours reads',
    `ERROR in ./data/claims.json
  × Module build failed (from ./src/plugins/bundle/page-data-loader.cjs):
  ╰─▶   × SyntaxError: Unexpected token ':', ..."mentTime":: {`,
    { file: 'data/claims.json', cause: `Unexpected token ':', ..."mentTime":: {` },
  ],
])('What the bundler says of %s is a place and a cause', (_what, message, failure) =>
  expect(compileFailure(message)).toEqual(failure),
);
