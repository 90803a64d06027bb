import { expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
import { parseJsonFile } from '../../src/check/json-file.ts';
import { parseMdx } from '../../src/check/mdx-file.ts';

test('Fields of the front matter know their place in the file', () => {
  const { frontMatter, faults } = parseMdx(
    '---\ntitle: One\nseo:\n  title: Two\n  keywords:\n    - a\n    - b\n---\n\nText.\n',
    'a.mdx',
  );
  expect(faults).toEqual([]);
  expect(frontMatter.value).toEqual({ title: 'One', seo: { title: 'Two', keywords: ['a', 'b'] } });
  expect(frontMatter.placeOf(['seo', 'title'])).toEqual({ line: 4, column: 3 });
  expect(frontMatter.placeOf(['seo', 'keywords', 1])).toEqual({ line: 7, column: 7 });
  expect(frontMatter.placeOf(['seo', 'missing'])).toEqual({ line: 3, column: 1 });
});

test('Faults of the front matter and of the body are found together', () => {
  const { faults } = parseMdx('---\ntitle: "One\n---\n\n<Figure>\n\nText.\n', 'a.mdx');
  expect(faults.map(({ rule, line }) => [rule, line])).toEqual([
    ['yaml-syntax', expect.any(Number)],
    ['mdx-syntax', expect.any(Number)],
  ]);
  expect(faultLine(faults[1]!)).toContain('a.mdx:5:1  <Figure> is opened here and never closed.');
});

const fields = [
  'heading: One',
  'lead: Two',
  'seo:',
  '  title: Three',
  '  description: Four',
  '  keywords: [a, b]',
  'icon: x',
];
const belongs =
  'This line does not begin below the fields that it belongs to. Begin it exactly below them, with spaces.';

/** Line of the front matter, what is written there instead, place of the fault, and the sentence. */
test.each([
  [2, '  lead: Two', '3:3', belongs],
  [1, ' heading: One', '2:2', belongs],
  [4, '    title: Three', '5:5', belongs],
  [5, '    description: Four', '6:5', belongs],
  [5, ' description: Four', '6:2', belongs],
  [5, 'description: Four', '6:1', belongs],
  [7, ' icon: x', '8:2', belongs],
  [5, '\tdescription: Four', '6:1', 'A tab stands at the beginning of a line. Indent with two spaces.'],
  [2, 'lead:Two', '3:1', 'The name of a field needs a colon and a space behind it. Write title: A title.'],
  [2, 'lead: "Two', '3:7', 'A quote is opened here and never closed. Add the closing quote.'],
  [
    2,
    'lead: One: two',
    '3:7',
    'A text with a colon and a space has to stand in double quotes. Write lead: "One: two".',
  ],
])('Line %i of front matter as "%s" is one fault, where it is', (line, text, place, sentence) => {
  const yaml = fields.map((field, index) => (index === line - 1 ? text : field)).join('\n');
  const { faults } = parseMdx(`---\n${yaml}\n---\n\nWords.\n`, 'page.mdx');
  expect(faults.map(faultLine)).toEqual([`page.mdx:${place}  ${sentence}`]);
});

test.each([
  ['blog/2026-01-02-post/index.mdx', 'Write “ and ” within'],
  ['i18n/no/docusaurus-plugin-content-pages/about.mdx', 'Write « and » within'],
  ['i18n/da/docusaurus-plugin-content-pages/about.mdx', 'Write » and « within'],
])('In %s the quotation marks of its language are proposed', (file, remedy) => {
  const { faults } = parseMdx('<Limit title="A "word" too many">\n\nText.\n\n</Limit>\n', file);
  expect(faults[0]!.remedy).toContain(remedy);
});

/** Body, place of the fault, and the sentence. */
test.each([
  [
    '<Limit title="x">Words.\n\nMore.\n\n</Limit>',
    '1:1',
    '<Limit> begins in a paragraph and ends below it. Put an empty line after the opening tag.',
  ],
  [
    '<Limit title="x">\n\nWords.</Limit>\n\nMore.',
    '3:7',
    '</Limit> stands in a paragraph that began inside. Put </Limit> on a line of its own, with an empty line before it.',
  ],
  [
    'See <anna@x.example> now.',
    '1:5',
    '<anna@x.example> is read as a component. Write [words](mailto:anna@x.example).',
  ],
  [
    'See <https://a.example/b>.',
    '1:5',
    '<https://a.example/b> is read as a component. Write [words](https://a.example/b).',
  ],
  [
    '<BarChart unit="percent" bars={[{ value: 1 } { value: 2 }]} />',
    '1:46',
    'A comma is missing before this, in bars of <BarChart>. Write a comma between two parts of a list.',
  ],
  ['First<br>second', '1:6', '<br> needs a slash: it has no content. Write <br />.'],
  ['<img src="car.jpg">', '1:1', 'Pictures are written in Markdown, not in HTML. Write ![What it shows](./car.jpg).'],
])('"%s" is one fault, where it is', (body, place, sentence) => {
  const { faults } = parseMdx(`${body}\n`, 'page.mdx');
  expect(faults.map(faultLine)).toEqual([`page.mdx:${place}  ${sentence}`]);
});

test.each([
  ['{ "a": "The "best" car" }', 'A quote ends the text here: write \\" or “…”.'],
  ['{ "a": “One” }', 'A curly quote stands here: write ".'],
  ['{ "a": 1 "b": 2 }', 'A comma is missing before this.'],
])('Of %s is said what its quotes do', (json, remedy) => {
  expect(parseJsonFile(json, 'a.json').faults.map((fault) => fault.remedy)).toEqual([remedy]);
});

test('A < before a word is named for what it is, and not in the words of the parser', () => {
  const [fault] = parseMdx('It is <small and cold. Then more.\n', 'page.mdx').faults;
  expect(fault!.message).toBe('A < before this begins a component, and this does not belong into one.');
});
