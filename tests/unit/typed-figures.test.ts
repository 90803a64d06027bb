import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { typedFigures } from '@site/scripts/lib/typed-figures';

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'typed-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
  write(
    'data/claims.json',
    JSON.stringify({ uplift: { value: 30, unit: 'percent' }, cars: { value: 12, unit: 'count' } }),
  );
  write(
    'data/prices.json',
    JSON.stringify({ examples: { a: { count: 2, price: { EUR: 2900, SEK: 32500 } } }, volumes: {} }),
  );
  write('data/company.json', JSON.stringify({ phone: '+46 8 465 004 10' }));
  write(
    'src/pages/offer.mdx',
    '---\nheading: Prices rise by 30%\n---\n\nIt costs €2,900, for 12 cars.\n\nCall +46 8 46500410. A share of 130% is none, and <Claim id="uplift" /> is right.\n',
  );
  write('blog/2026-11-19-a-study/index.mdx', '---\ntitle: A study\n---\n\nA study found 30%.\n');
});
afterAll(() => rmSync(site, { recursive: true }));

test('Figures, prices and the phone number that a page has typed are named with what to write, and those of posts are not', () => {
  expect(typedFigures(site)).toEqual([
    expect.stringMatching(/^src\/pages\/offer\.mdx:2:1 {2}has "30%" typed by hand, .* write <Claim id="uplift" \/>$/),
    expect.stringMatching(/^src\/pages\/offer\.mdx:5:10 {2}has "€2,900" typed by hand, .* write a <PriceExample> or /),
    expect.stringMatching(
      /^src\/pages\/offer\.mdx:7:6 {2}has "\+46 8 46500410" typed by hand, .* write a link to \/contact, /,
    ),
  ]);
});
