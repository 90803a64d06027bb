import { expect, test } from '@jest/globals';
import { load } from 'cheerio';

import navigation from '../../data/navigation.json' with { type: 'json' };
import { markdownTwin } from '../../src/domain/markdown-twin.ts';
import { llmsTxt } from '../../src/plugins/markdown/llms-txt.ts';
import { markdownOf } from '../../src/plugins/markdown/markdown.ts';
import { pageText } from '../../src/plugins/markdown/page-text.ts';

const address = 'https://www.example.com/sv/about';
const markdown = (main: string) => markdownOf(pageText(load(`<header>Menu</header><main>${main}</main>`), address));

test.each([
  ['/', '/index.md'],
  ['/sv', '/sv/index.md'],
  ['/about', '/about.md'],
  ['/sv/products/batscan', '/sv/products/batscan.md'],
])('The text of %s is at %s', (page, twin) => expect(markdownTwin(page)).toBe(twin));

test('Addresses are whole, and controls, decoration and what opens are left out', async () => {
  expect(
    await markdown(`<nav>You are here</nav><h1>About</h1><!-- x --><p>We <a href="/sv/demo#x">measure</a>
      <button data-slot="toggletip">state of health<svg></svg></button><span popover id="t">What it is</span> of <!-- -->cars.</p>
      <p aria-hidden="true">Decoration</p><form><label>Name<input></label></form><button>Copy</button>
      <a href="#team">Team</a><a href="/sv/contact">Contact</a><img src="/a.svg" alt=""><img src="/b.png" alt="A cell">`),
  ).toBe(`# About

We [measure](https://www.example.com/sv/demo#x) state of health of cars.

[Team](https://www.example.com/sv/about#team) [Contact](https://www.example.com/sv/contact) ![A cell](https://www.example.com/b.png)
`);
});

test('A chart is its title, what it shows and its figures; a drawing is what it shows', async () => {
  expect(
    await markdown(`<figure><figcaption><span>Health</span><span>By age.</span></figcaption>
      <div role="img" aria-label="Health. By age."><i>1</i></div><details><summary>As a table</summary>
      <table><caption>Health</caption><thead><tr><th><button>Age</button></th><th>Health</th></tr></thead>
      <tbody><tr><th>3 | 4 years</th><td>92 %</td></tr></tbody></table></details></figure>
      <svg role="img" aria-label="A pack with one weak cell"><path/></svg>`),
  ).toBe(`Health. By age.

**As a table**

| Age | Health |
| - | - |
| 3 \\| 4 years | 92 % |

A pack with one weak cell
`);
});

test('A drawing that says nothing leaves nothing', async () => {
  expect(await markdown('<div><svg><path/></svg><b>93</b> <span>%</span></div>')).toBe('**93** %\n');
});

test('A title that phones list, and wider screens show, is said once', async () => {
  expect(
    await markdown(
      '<ul><li><h3>Office or home</h3><details data-slot="fold"><summary><h3>Office or home</h3></summary><p>You agree.</p></details></li></ul>',
    ),
  ).toBe('- ### Office or home\n\n  You agree.\n');
});

test('Figures with their names are lists, and columns of text keep apart', async () => {
  expect(
    await markdown(
      '<dl><div><dt><span>Usable capacity</span><span class="block">net</span></dt><dd>53.4 kWh</dd></div></dl><ul><li><span>OBD</span><span>SAE J1962</span></li></ul>',
    ),
  ).toBe('- **Usable capacity net:** 53.4 kWh\n\n* OBD SAE J1962\n');
});

test('llms.txt has the pages of a language by kind, in the order of the navigation, newest posts first', () => {
  const page = (pathname: string) => ({ pathname, title: `T ${pathname}`, description: 'D.' });
  const text = llmsTxt(
    [
      '/sv',
      '/sv/careers',
      '/sv/about',
      '/sv/blog/2026/01/01/a',
      '/sv/blog/2026/02/01/b',
      '/sv/blog',
      '/sv/blog/tags/x',
      '/sv/security',
      '/sv/pricing',
      '/sv/products/batdata',
      '/sv/products/batscan/dealer-kit',
      '/sv/products/batscan',
      '/sv/products',
      '/sv/privacy/batscan',
      '/sv/demo',
    ].map(page),
    {
      siteUrl: 'https://www.example.com',
      company: 'Voltsyn',
      tagline: 'Tagline.',
      navigation,
      headings: { products: 'Produkter', resources: 'Inför beslutet', blog: 'Blogg', company: 'Företaget' },
      otherLanguages: [{ name: 'English', address: '/llms.txt' }],
    },
  );
  expect(text.replaceAll('https://www.example.com', '').replaceAll('): D.', ')')).toBe(`# Voltsyn

> Tagline.

D.

## Produkter

- [T /sv/products](/sv/products.md)
- [T /sv/products/batscan](/sv/products/batscan.md)
- [T /sv/products/batscan/dealer-kit](/sv/products/batscan/dealer-kit.md)
- [T /sv/products/batdata](/sv/products/batdata.md)

## Inför beslutet

- [T /sv/pricing](/sv/pricing.md)
- [T /sv/security](/sv/security.md)

## Blogg

- [T /sv/blog](/sv/blog.md)
- [T /sv/blog/2026/02/01/b](/sv/blog/2026/02/01/b.md)
- [T /sv/blog/2026/01/01/a](/sv/blog/2026/01/01/a.md)

## Företaget

- [T /sv/about](/sv/about.md)
- [T /sv/careers](/sv/careers.md)
- [T /sv/demo](/sv/demo.md)

## Optional

- [T /sv](/sv/index.md)
- [T /sv/blog/tags/x](/sv/blog/tags/x.md)
- [T /sv/privacy/batscan](/sv/privacy/batscan.md)
- [English](/llms.txt)
`);
});
