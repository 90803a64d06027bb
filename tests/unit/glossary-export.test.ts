import { expect, test } from '@jest/globals';

import { glossaryExport } from '../../scripts/lib/glossary-export.ts';
import { glossaryHints } from '../../scripts/lib/glossary-hints.ts';
import { labelUses } from '../../scripts/lib/label-pages.ts';

test('The glossary is exported with every language, for spreadsheets and translation programs', () => {
  const csv = glossaryExport('.', 'csv').split('\n');
  expect(csv[0]).toBe('id,en,meaning,sv,sv avoid,da,da avoid,nb,nb avoid,nl,nl avoid');
  expect(csv.find((line) => line.startsWith('uncertainty,'))).toContain(',osäkerhet,felmarginal,');
  const tbx = glossaryExport('.', 'tbx');
  expect(tbx).toContain('<langSet xml:lang="sv">\n        <tig><term>osäkerhet</term>');
  expect(tbx).toContain('<term>felmarginal</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts');
});

test('Beside a text stand the terms that it has', () => {
  expect(glossaryHints('.')('The uncertainty is small.', 'sv')).toEqual(['uncertainty: osäkerhet (not felmarginal)']);
});

const uses = labelUses('.');

test('A label leads to its place in the code and to the pages that have it', () => {
  expect(uses.get('demo.form.name')!.pages).toContain('/demo');
  expect(uses.get('demo.form.name')!.place).toMatch(/^src\/.*\.tsx?:\d+:\d+$/);
  const ofFrame = [...uses].filter(([, { pages }]) => pages === undefined);
  expect(ofFrame.length).toBeGreaterThan(0);
});

test.each([
  ['of lists of articles', 'seo.blog.title', ['/blog']],
  ['that a form and its thank-you page share', 'demo.success.title', ['/demo', '/demo/thank-you']],
  ['of a page that its front matter chooses', 'verify.submit', ['/verify']],
  ['for unknown addresses', 'common.notFound.title', ['/404', '/product-not-found']],
  ['in the frame', 'nav.language', undefined],
])('A label %s has the pages that show it', (_what, id, pages) => {
  expect(uses.get(id)!.pages).toEqual(pages);
});

test('A label at the foot of an article leads to articles', () => {
  const { pages } = uses.get('blog.back')!;
  expect(pages!.length).toBeGreaterThan(1);
  for (const page of pages!) expect(page).toMatch(/^\/blog\/\d{4}\//);
});
