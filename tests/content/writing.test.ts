import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';

/** The day of the builds. */
const today = '2027-01-15';

/** A copy of the project that a writer works in. */
let site: string;

const product = `---
name: BatTest
tagline: A product that only this test knows
description: One file is all that it takes to add a product, and this is the description that the cards show.
targetMarket: Writers who add a product
icon: gauge
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

const page = `---
heading: Partners of the test
label: For partners
lead: A page of words that only this test knows, with a lead that is long enough.
seo:
  title: Partners of the test
  description: A page that exists in a test, with a description that is long enough for search engines.
  keywords: [test, partners, page]
---

<TextSection id="first" title="First">

A paragraph.

</TextSection>
`;

const post = (date: string) => `---
title: News of ${date}
description: A post that exists in a test, with a description that is long enough for search engines.
tags: [sustainability]
sources: {}
---

The first paragraph.

{/* truncate */}

${date === today ? '![A pack](./photo.png)\n\nRead [what comes](/blog/2027/01/16/news) and [the draft](/products/draft).' : 'The second paragraph.'}
`;

/** Days of so many posts that no one page lists them all. */
const olderDays = Array.from({ length: 24 }, (_, index) => `2020-01-${String(index + 1).padStart(2, '0')}`);

let photo: Buffer;

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
      env: { ...process.env, NODE_OPTIONS: '', SITE_TODAY: today },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), content);
};
const built = (page: string) => read(`build/${page}`);

test('A build stops with the mistakes of all files and nothing else', () => {
  const productFile = path.join(site, 'src/content/products/battest.mdx');
  write('src/content/products/battest.mdx', product.replace('icon: gauge', 'icon: rocket'));
  writeFileSync(path.join(site, 'data/vehicles.csv'), 'brand,series,model,year_from,year_to\nKia,EV6,GT,22,\n');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: site, encoding: 'utf8' });
  rmSync(productFile);
  cpSync('data/vehicles.csv', path.join(site, 'data/vehicles.csv'));
  expect(status).toBe(1);
  expect(stdout).toContain('data/vehicles.csv:2:12  year_from: "22" is no year such as 2021.\n');
  expect(stdout).toMatch(
    /\nsrc\/content\/products\/battest\.mdx:6:1 {2}icon: "rocket" is not allowed here\. Allowed: "[\w-]+", .*\.\n/,
  );
  expect(stdout).toMatch(/\n2 errors, \d+ warnings?\.\n/);
  expect(stderr).toBe('The site is not built before the errors above are mended.\n');
});

test('npm run check says the same to programs, and of the files alone that it was asked for', () => {
  const productFile = path.join(site, 'src/content/products/battest.mdx');
  writeFileSync(productFile, product.replace('icon: gauge', 'icon: rocket'));
  const check = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/check.ts', ...words], { cwd: site, encoding: 'utf8' });
  const whole = check('--json');
  const ofPosts = check('--json', 'blog');
  const nowhere = check('blogs');
  rmSync(productFile);
  expect(whole.status).toBe(1);
  const faults = JSON.parse(whole.stdout) as { severity: string; file: string }[];
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([
    expect.objectContaining({
      file: 'src/content/products/battest.mdx',
      line: 6,
      rule: 'wrong-value',
      severity: 'error',
    }),
  ]);
  expect(JSON.parse(ofPosts.stdout)).toEqual(faults.filter(({ file }) => file.startsWith('blog/')));
  expect(ofPosts.status).toBe(0);
  expect(nowhere.stderr).toContain('There is no file or folder "blogs".');
});

describe('One file adds', () => {
  // Together, since a build takes its time.
  beforeAll(async () => {
    write('src/content/products/battest.mdx', product);
    write('src/content/products/draft.mdx', product.replace('icon: gauge', 'icon: gauge\ndraft: true'));
    write(
      'src/content/careers/battery-scientist.mdx',
      `---\npublish: ${today}\ncloses: ${today}\n${position.slice(4)}`,
    );
    write('src/content/careers/chemist.mdx', `---\ncloses: 2027-01-14\n${position.slice(4)}`);
    write('src/pages/partners.mdx', page);
    write('src/pages/later.mdx', `---\npublish: 2027-01-16\n${page.slice(4)}`);
    const navigation = JSON.parse(readFileSync(path.join(site, 'data/navigation.json'), 'utf8')) as {
      header: string[];
    };
    navigation.header.splice(2, 0, '/partners', '/later');
    write('data/navigation.json', JSON.stringify(navigation));
    const home = readFileSync(path.join(site, 'src/pages/index.mdx'), 'utf8');
    const [lifetime = ''] = /<Lifetime[\s\S]*<\/Lifetime>/.exec(home)!;
    write(
      'src/pages/index.mdx',
      `${home.slice(0, home.indexOf('<Figures'))}<DemoCallToAction title="Before the rest" />\n\n${lifetime}\n`,
    );
    for (const date of [...olderDays, '2027-01-14', today, '2027-01-16'])
      write(`blog/${date}-news/index.mdx`, post(date));
    const picture = { width: 1600, height: 900, channels: 3 as const, background: '#456' };
    photo = await sharp({ create: { ...picture, noise: { type: 'gaussian', mean: 120, sigma: 60 } } })
      .png()
      .toBuffer();
    write(`blog/${today}-news/photo.png`, photo);
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
    expect(built('careers.html')).toMatch(/href=\/careers\/battery-scientist.*None of these suits you\?/s);
    const page = built('careers/battery-scientist.html');
    expect(page).toMatch(/<h1[^>]*>Battery scientist/);
    expect(page).toContain('Measure, model, explain.');
    expect(page).toContain('mailto:');
    expect(built('products.html')).not.toContain('Battery scientist');
  });

  test('a product without a picture of its own: a neutral one', () => {
    expect(built('products/battest.html')).not.toContain('data-mockup');
    expect(built('products/batscan.html')).toContain('data-mockup=scan');
  });

  test('a post: the list of its category, the feeds and the neighbours have it', () => {
    for (const file of ['blog/tags/sustainability.html', 'blog/rss.xml', 'sitemap.xml'])
      expect(built(file)).toContain(`blog/2027/01/15/news`);
    expect(built('blog/2027/01/14/news.html')).toContain('News of 2027-01-15');
  });

  test('the posts after the first 24 of a list: another page of it, which search engines leave out', () => {
    for (const list of ['blog', 'blog/tags/sustainability']) {
      const [newest, oldest] = [built(`${list}.html`), built(`${list}/page/2.html`)];
      expect(newest).toMatch(new RegExp(`rel=next[^>]* href=/${list}/page/2>.*Page 1 of 2<`, 's'));
      expect(newest).toContain('News of 2027-01-15');
      expect(newest).not.toContain('News of 2020-01-01');
      expect(oldest).toMatch(new RegExp(`rel=prev[^>]* href=/${list}>.*Page 2 of 2<`, 's'));
      expect(oldest).toContain('News of 2020-01-01');
      expect(oldest).toContain('content=noindex');
    }
    expect(built('sitemap.xml')).not.toContain('/page/2');
  });

  test('a page: the navigation names it by its label', () => {
    expect(built('about.html')).toMatch(
      /<header.*href=\/products.*href=\/partners[^>]*>For partners<.*href=\/about.*<\/header>/s,
    );
    expect(built('partners.html')).toMatch(/<h1[^>]*>Partners of the test/);
  });
});

test('What is a draft or is to come is nowhere in the site', () => {
  const files = globSync('build/**/*.{html,xml,json}', { cwd: site });
  expect(files.length).toBeGreaterThan(50);
  const leaks = files.filter((file) =>
    /products\/draft|2027\/01\/16|News of 2027-01-16|\/later\b/.test(read(file) + file),
  );
  expect(leaks).toEqual([]);
});

test('A link to what is not on the site yet leaves its words', () => {
  expect(built('blog/2027/01/15/news.html').replaceAll('<!-- -->', '')).toContain('Read what comes and the draft.');
});

/** What structured data is made of, as a page states it before the build is through. */
const factOf = (name: string, value: string) => encodeURIComponent(JSON.stringify({ [name]: value }).slice(1, -1));

test('A position past its last day is out of the list, and its page says so', () => {
  expect(built('careers.html')).not.toContain('/careers/chemist');
  const page = built('careers/chemist.html');
  expect(page).toContain('This position is closed.');
  expect(page).toContain('content=noindex');
  expect(page).not.toContain(factOf('kind', 'position'));
  expect(page).not.toContain('Apply by e-mail');
  expect(built('sitemap.xml')).not.toContain('/careers/chemist');
  const open = built('careers/battery-scientist.html');
  expect(open).toMatch(/Apply by 15\sJanuary\s2027/);
  expect(open).toContain(factOf('closes', '2027-01-15'));
});

test('The home page has the sections of its file, in that order', () => {
  expect(built('index.html')).toMatch(/Before the rest.*id=solutions/s);
  expect(built('index.html')).not.toContain('id=reasons');
});

test('A picture beside a post is shipped small, never as it is, and with its whole address in feeds', () => {
  expect(built('blog/2027/01/15/news.html')).toMatch(
    /<picture><source type=image\/avif srcset="\/assets\/pictures\/\w+-400\.avif 400w.*<img src=\/assets\/pictures\/\w+-700\.jpg alt="A pack" width=1400 height=788 loading=lazy/,
  );
  const shipped = globSync('build/**/*.{png,jpg,webp,avif}', {
    cwd: site,
    // Icons, and our own drawings, whose files have names.
    exclude: ['build/img/icon-*', 'build/apple-touch-icon.png', 'build/assets/pictures/*-*[a-z]*.{avif,webp}'],
  });
  expect(shipped.length).toBe(9);
  expect(photo.length).toBeGreaterThan(3_000_000);
  for (const file of shipped) expect(readFileSync(path.join(site, file)).length).toBeLessThan(600_000);
  const feed = built('blog/rss.xml');
  expect(feed).toMatch(/<img src="https:\/\/[^"]+\/assets\/pictures\/\w+-700\.jpg"/);
  expect(feed).not.toContain('<source');
  expect(existsSync(path.join(site, 'build/assets/images'))).toBe(false);
});
