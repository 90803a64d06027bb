import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** A copy of the project that a writer works in. */
let site: string;

const product = `---
name: BatTest
tagline: A product that only this test knows
description: One file is all that it takes to add a product, and this is the description that the cards show.
targetMarket: Writers who add a product
icon: scan
seo:
  title: "BatTest: a product for a test"
  description: A product that exists in a test, with a description that is long enough for search engines.
  keywords: [test, product, file]
---

<Features id="features" title="Its features">

<Feature icon="gauge" title="One">

A feature.

</Feature>

</Features>
`;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'writer-'));
  for (const entry of [
    'blog',
    'data',
    'docusaurus.config.ts',
    'package.json',
    'sidebars.ts',
    'src',
    'static',
    'tsconfig.json',
  ]) {
    cpSync(entry, path.join(site, entry), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'));
});
afterAll(() => rmSync(site, { recursive: true }));

function build(): string {
  try {
    return execFileSync(path.resolve('node_modules/.bin/docusaurus'), ['build', '--locale', 'en'], {
      cwd: site,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const built = (page: string) => readFileSync(path.join(site, 'build', page), 'utf8');

test('One MDX file adds a product: its page, navigation, overview, home, footer and sitemap follow', () => {
  writeFileSync(path.join(site, 'src/content/products/battest.mdx'), product);
  build();
  expect(built('products/battest.html')).toContain('<title data-rh=true>BatTest: a product for a test |');
  for (const page of ['products.html', 'index.html'])
    expect(built(page)).toContain('A product that only this test knows');
  const about = built('about.html');
  expect(about.match(/href=\/products\/battest/g)?.length).toBeGreaterThanOrEqual(2);
  expect(about.match(/<footer.*BatTest/s)).toBeTruthy();
  expect(built('sitemap.xml')).toContain('/products/battest<');
}, 120_000);

test('A mistake in its front matter is named with file, line and field', () => {
  writeFileSync(path.join(site, 'src/content/products/battest.mdx'), product.replace('icon: scan', 'icon: rocket'));
  const output = build();
  expect(output).toContain('src/content/products/battest.mdx:6  icon:');
  expect(output).toContain('"scan"');
}, 120_000);
