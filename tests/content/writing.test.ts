import { execFileSync, spawnSync } from 'node:child_process';
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
    'i18n',
    'package.json',
    'scripts',
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

test('One MDX file adds an open position: its page and the list of positions follow', () => {
  rmSync(path.join(site, 'src/content/products/battest.mdx'));
  writeFileSync(
    path.join(site, 'src/content/careers/battery-scientist.mdx'),
    `---
title: Battery scientist
description: You find out how cells age and put it into models that our products work with every day.
location: Stockholm or remote in the EU
employment: Full time
seo:
  title: Battery scientist, an open position
  description: An open position for a battery scientist who finds out how cells age, in Stockholm or remote in the EU.
  keywords: [battery scientist, open position, careers]
---

## What you will do {/* #tasks */}

Measure, model, explain.
`,
  );
  expect(build()).toContain('Generated static files');
  expect(built('careers.html')).toMatch(/href=\/careers\/battery-scientist.*None of these is yours\?/s);
  const page = built('careers/battery-scientist.html');
  expect(page).toMatch(/<h1[^>]*>Battery scientist/);
  expect(page).toContain('Measure, model, explain.');
  expect(page).toContain('mailto:');
  expect(built('products.html')).not.toContain('Battery scientist');
}, 120_000);

test('A mistake in the list of vehicles is named with file and line', () => {
  writeFileSync(path.join(site, 'data/vehicles.csv'), 'brand,series,model,year_from,year_to\nKia,EV6,GT,22,\n');
  expect(build()).toContain('data/vehicles.csv:2  year_from: is a year such as 2021');
}, 120_000);

test('npm run new post makes a post that builds, and says what it does not understand', () => {
  cpSync('data/vehicles.csv', path.join(site, 'data/vehicles.csv'));
  const make = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/new.ts', ...words], { cwd: site, encoding: 'utf8' });
  expect(make('post', 'A title', 'gossip').stderr).toContain('blog/tags.yml has battery-technology');
  expect(make('page').status).toBe(1);
  const title = 'What a writer wants: Ångström';
  expect(make('post', title, 'sustainability').stdout).toContain('-what-a-writer-wants-angstrom/index.mdx is yours');
  expect(make('post', title, 'sustainability').stderr).toContain('is there already');
  build();
  expect(built('blog/tags/sustainability.html')).toMatch(/What a writer wants: Ångström/);
}, 120_000);
