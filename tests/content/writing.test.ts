import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

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

const position = `---
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
    'server',
    'sidebars.ts',
    'src',
    'static',
    'tsconfig.json',
  ]) {
    // Pages name the tours' videos without reading them.
    cpSync(entry, path.join(site, entry), { recursive: true, filter: (source) => source !== 'static/videos' });
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

const newFile = (...words: string[]) =>
  spawnSync(process.execPath, ['scripts/new.ts', ...words], { cwd: site, encoding: 'utf8' });
const built = (page: string) => readFileSync(path.join(site, 'build', page), 'utf8');

test('A build stops with the mistakes of all files and nothing else', () => {
  const productFile = path.join(site, 'src/content/products/battest.mdx');
  writeFileSync(productFile, product.replace('icon: scan', 'icon: rocket'));
  writeFileSync(path.join(site, 'data/vehicles.csv'), 'brand,series,model,year_from,year_to\nKia,EV6,GT,22,\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, encoding: 'utf8' });
  rmSync(productFile);
  cpSync('data/vehicles.csv', path.join(site, 'data/vehicles.csv'));
  expect(status).toBe(1);
  expect(stdout).toBe(`data/vehicles.csv:2  year_from: is a year such as 2021
src/content/products/battest.mdx:6:1  icon: expected "scan", "stream" or "factory", found "rocket". Write one of these.

2 errors, 0 warnings.
`);
  expect(stderr).toBe('The site is not built before the errors above are mended.\n');
});

test('npm run check says the same to programs', () => {
  const productFile = path.join(site, 'src/content/products/battest.mdx');
  writeFileSync(productFile, product.replace('icon: scan', 'icon: rocket'));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.ts', '--json'], {
    cwd: site,
    encoding: 'utf8',
  });
  rmSync(productFile);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({
      file: 'src/content/products/battest.mdx',
      line: 6,
      rule: 'wrong-value',
      severity: 'error',
    }),
  ]);
});

test('npm run new post says what it does not understand', () => {
  expect(newFile('post', 'A title', 'gossip').stderr).toContain('blog/tags.yml has battery-technology');
  expect(newFile('page').status).toBe(1);
});

describe('One file adds', () => {
  const title = 'What a writer wants: Ångström';

  // Together, since a build takes its time.
  beforeAll(() => {
    writeFileSync(path.join(site, 'src/content/products/battest.mdx'), product);
    writeFileSync(path.join(site, 'src/content/careers/battery-scientist.mdx'), position);
    const made = newFile('post', title, 'sustainability');
    expect(made.stdout).toContain('-what-a-writer-wants-angstrom/index.mdx is yours');
    expect(newFile('post', title, 'sustainability').stderr).toContain('is there already');
    expect(build()).toContain('Generated static files');
  });

  test('a product: its page, navigation, overview, home, footer and sitemap follow', () => {
    expect(built('products/battest.html')).toContain('<title data-rh=true>BatTest: a product for a test |');
    for (const page of ['products.html', 'index.html'])
      expect(built(page)).toContain('A product that only this test knows');
    const about = built('about.html');
    expect(about.match(/href=\/products\/battest/g)?.length).toBeGreaterThanOrEqual(2);
    expect(about.match(/<footer.*BatTest/s)).toBeTruthy();
    expect(built('sitemap.xml')).toContain('/products/battest<');
  });

  test('an open position: its page and the list of positions follow', () => {
    expect(built('careers.html')).toMatch(/href=\/careers\/battery-scientist.*None of these is yours\?/s);
    const page = built('careers/battery-scientist.html');
    expect(page).toMatch(/<h1[^>]*>Battery scientist/);
    expect(page).toContain('Measure, model, explain.');
    expect(page).toContain('mailto:');
    expect(built('products.html')).not.toContain('Battery scientist');
  });

  test('a post: the list of its category has it', () => {
    expect(built('blog/tags/sustainability.html')).toContain(title);
  });
});
