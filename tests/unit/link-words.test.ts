import { expect, test } from '@jest/globals';

import type { ContentFile } from '../../src/check/content-files.ts';
import { faultLine } from '../../src/check/fault.ts';
import { linkWordFaults } from '../../src/check/link-words.ts';
import { parseMdx } from '../../src/check/mdx-file.ts';

const faultsOf = (file: string, text: string) =>
  linkWordFaults({ ...parseMdx(text, file), kind: undefined } as unknown as ContentFile).map(faultLine);

test.each([
  ['src/pages/a.mdx', 'For prices, [click here](/pricing).', 'click here', 13],
  ['i18n/sv/docusaurus-plugin-content-pages/a.mdx', 'Priserna finns [Här](/pricing).', 'Här', 16],
  ['i18n/no/docusaurus-plugin-content-pages/a.mdx', '[Les mer](/pricing)', 'Les mer', 1],
])('A link whose words fit every link is named: %s', (file, text, words, column) => {
  expect(faultsOf(file, text)).toEqual([
    `${file}:1:${column}  The link "${words}" does not say where it leads. Link the words that name what is there.`,
  ]);
});

test('Links that name what is there are none', () => {
  expect(faultsOf('src/pages/a.mdx', 'See [more prices](/pricing), or [**here**](/contact).')).toEqual([]);
});
