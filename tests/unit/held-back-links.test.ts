import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { remarkHeldBackLinks } from '../../src/plugins/held-back-links.ts';

let site: string;
const day = process.env.SITE_TODAY;

const files = {
  'blog/2027-03-01-soon/index.mdx': 'title: Soon',
  'blog/2027-01-01-now/index.mdx': 'title: Now',
  'src/pages/drafted.mdx': 'heading: Drafted\ndraft: true',
  'src/pages/about.mdx': 'heading: About',
  'src/content/products/later.mdx': 'name: Later\npublish: 2027-02-01',
};

beforeAll(() => {
  process.env.SITE_TODAY = '2027-01-15';
  site = mkdtempSync(path.join(tmpdir(), 'held-back-'));
  for (const [file, frontMatter] of Object.entries(files)) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(site, file), `---\n${frontMatter}\n---\n\nWords.\n`);
  }
});
afterAll(() => {
  if (day === undefined) delete process.env.SITE_TODAY;
  else process.env.SITE_TODAY = day;
  rmSync(site, { recursive: true });
});

/** The text of a file as visitors get it, with the addresses of its links behind their words, and the components in it. */
function shown(mdx: string, file = 'src/pages/about.mdx'): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  remarkHeldBackLinks({ siteDir: site })(tree, { path: path.join(site, file) });
  const textOf = (node: Nodes): string => {
    const inner = 'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';
    if (node.type === 'link') return `${inner} (${node.url})`;
    if (node.type === 'linkReference') return `${inner} [${node.identifier}]`;
    return 'name' in node ? `<${node.name}>${inner}` : inner;
  };
  return textOf(tree);
}

test('A link to a page that is not on the site yet leaves its words', () => {
  expect(shown('See [**what** comes](/blog/2027/03/01/soon#next) and [the draft](/drafted).')).toBe(
    'See what comes and the draft.',
  );
  expect(shown('See [it][one] and [that][two].\n\n[one]: /products/later\n[two]: /about')).toBe(
    'See it and that [two].',
  );
});

test('Links to pages of today, to places of the page and to other sites stay', () => {
  const links = '[now](/blog/2027/01/01/now), [here](#here), [there](https://example.com/drafted), [us](/about?a=b)';
  expect(shown(links)).toBe(
    'now (/blog/2027/01/01/now), here (#here), there (https://example.com/drafted), us (/about?a=b)',
  );
});

test('An address of a file is known too, in translations as well', () => {
  const translation = 'i18n/sv/docusaurus-plugin-content-pages/about.mdx';
  expect(shown('[Utkast](./drafted.mdx) och [sidan](drafted)', translation)).toBe('Utkast och sidan');
});

test('A component that leads there is left out', () => {
  const cards = `<Links>
<RelatedLink to="/products/later">Later</RelatedLink>
<RelatedLink to="/about">About</RelatedLink>
</Links>`;
  expect(shown(cards).replaceAll('\n', '')).toBe('<Links><RelatedLink>About');
});

test('On its day a link is there', () => {
  process.env.SITE_TODAY = '2027-02-01';
  expect(shown('[Later](/products/later)')).toBe('Later (/products/later)');
});
