import { expect, test } from '@jest/globals';

import { searchPagesOf } from '../../scripts/lib/search-pages.ts';
import { searchVehiclePages } from '../../scripts/lib/search-vehicles.ts';

const html = (main: string, { title = 'For fleets', description = 'What fleets need.', frame = '' } = {}) =>
  `<html><head><meta property="og:title" content="${title}"><meta name=description content="${description}">
  <meta name=keywords content="fleet, vans"></head><body>${frame}<main>${main}</main></body></html>`;

test('A page is found by its sections, each with the place that it leads to', () => {
  const main = `<h1>Fleets</h1><p>Above.</p><h2 id=one>One</h2><p>First.</p><ul><li>Second</li><li>Third</li></ul>
    <h2>Talk to us</h2><p>A call.</p><h2 id=two>Two</h2>`;
  expect(searchPagesOf(html(main), '/fleets')).toEqual([
    {
      path: '/fleets',
      kind: 'page',
      title: 'For fleets',
      names: ['Fleets'],
      keywords: ['fleet', 'vans'],
      summary: 'What fleets need.',
      sections: [{ texts: ['Above.'] }, { anchor: 'one', heading: 'One', texts: ['First.', 'Second', 'Third'] }],
    },
  ]);
});

test('What is no text of the page is not searched', () => {
  const main = `<h1>Fleets</h1><nav>Home</nav><form>Name</form><button>Send</button><p>Seen<span hidden>not</span>.</p>
    <p><span class=sr-only>Opens elsewhere</span>12 34</p><dialog>Menu</dialog><div aria-hidden=true>Drawn</div>
    <p>What <span data-slot=toggletip>SoH<span popover>explained</span></span> is</p>`;
  expect(searchPagesOf(html(main), '/fleets')[0]!.sections).toEqual([{ texts: ['Seen.', 'What SoH is'] }]);
});

test('What menus call a page is a name of it, and a post needs no keywords', () => {
  const frame =
    '<header><a href="/sv/blog/2026/10/15/wear"><span class=block>Slitage</span><span>Om</span></a></header>';
  const [post] = searchPagesOf(html('<h1>Slitage hos batterier</h1>', { frame }), '/sv/blog/2026/10/15/wear');
  expect(post).toMatchObject({ kind: 'post', names: ['Slitage', 'Slitage hos batterier'] });
  expect(post).not.toHaveProperty('keywords');
  expect(searchPagesOf(html('<h1>Scan</h1>'), '/nl/products/batscan')[0]!.kind).toBe('product');
});

test('Each term of the glossary is found by itself, by its abbreviation too', () => {
  const main = `<h1>Glossary</h1><dl><dt id=soh><span>State of health</span><span><span data-short>SoH</span> · %</span></dt>
    <dd><p>What is left.</p></dd><dd><p>More.</p></dd><dt id=lfp><span>LFP</span></dt><dd>Iron.</dd></dl>`;
  const [page, ...terms] = searchPagesOf(html(main), '/glossary');
  expect(page!.sections).toEqual([{ texts: [] }]);
  expect(terms).toEqual([
    {
      path: '/glossary#soh',
      kind: 'term',
      title: 'State of health',
      names: ['SoH'],
      sections: [{ texts: ['What is left.', 'More.'] }],
    },
    { path: '/glossary#lfp', kind: 'term', title: 'LFP', names: [], sections: [{ texts: ['Iron.'] }] },
  ]);
});

test('Brands and series lead to their part of the list of vehicles', () => {
  const vehicles = [
    { brand: 'Volkswagen', series: 'ID.3', model: 'Pro 58 kWh', from: 2020, to: 2024 },
    { brand: 'Volkswagen', series: 'ID.4', model: 'Pro 77 kWh', from: 2020 },
  ];
  const list = '/nl/products/batscan/vehicle-coverage';
  expect(
    searchVehiclePages(vehicles, 'nl', { vw: 'volkswagen' }).map(({ path, title, names, sections }) => ({
      path,
      title,
      names,
      texts: sections[0]!.texts,
    })),
  ).toEqual([
    { path: `${list}?brand=Volkswagen`, title: 'Volkswagen', names: ['vw'], texts: ['ID.3, ID.4'] },
    {
      path: `${list}?brand=Volkswagen&series=ID.3`,
      title: 'Volkswagen ID.3',
      names: ['vw'],
      texts: ['Pro 58 kWh, 2020–2024'],
    },
    {
      path: `${list}?brand=Volkswagen&series=ID.4`,
      title: 'Volkswagen ID.4',
      names: ['vw'],
      texts: ['Pro 77 kWh, 2020–'],
    },
  ]);
});
