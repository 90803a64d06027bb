import { expect, test } from '@jest/globals';

import { faultLine } from '../../src/check/fault.ts';
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
