import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

import site from '../../data/site.json' with { type: 'json' };
import { languagesOf } from '../../src/plugins/language-graph.ts';
import { withTranslations } from '../../src/plugins/sitemap.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'graph-'));
afterAll(() => rmSync(siteDir, { recursive: true }));

for (const file of [
  'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx',
  'i18n/no/docusaurus-plugin-content-pages/about.mdx',
  'i18n/da/docusaurus-plugin-content-blog/2026-01-02-post/index.mdx',
]) {
  mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), '');
}

const all = ['en', 'sv', 'da', 'no', 'nl'];

test.each([
  ['src/content/products/batscan.mdx', ['en', 'sv']],
  ['i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx', ['en', 'sv']],
  ['src/pages/about.mdx', ['en', 'no']],
  ['blog/2026-01-02-post/index.mdx', ['en', 'da']],
  ['src/content/products/new.mdx', ['en']],
  ['src/pages/index.tsx', all],
  ['', all],
])('%s is written in %j', (source, languages) => {
  expect(languagesOf(siteDir, source)).toEqual(languages);
});

test('A sitemap names the translations that there are, and the home page without a slash at its end', () => {
  const items = [{ url: `${site.url}/sv/about` }, { url: `${site.url}/sv/` }];
  const routes = [
    {
      path: '/',
      component: '',
      routes: [{ path: '/sv/about', component: '', metadata: { sourceFilePath: 'src/pages/about.mdx' } }],
    },
  ];
  const [about, home] = withTranslations(items, { routes }, siteDir);
  expect(about!.links).toEqual([
    { lang: 'en', url: `${site.url}/about` },
    { lang: 'nb', url: `${site.url}/no/about` },
    { lang: 'x-default', url: `${site.url}/about` },
  ]);
  expect(home!.url).toBe(`${site.url}/sv`);
  expect(home!.links.map(({ url }) => url)).toContain(`${site.url}/nl`);
});
