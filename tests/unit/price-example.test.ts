import { expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import data from '../../data/prices.json' with { type: 'json' };

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);

jest.unstable_mockModule(
  '@docusaurus/Translate',
  () => ({
    translate: ({ message }: { message: string }, values: Record<string, string>) => fill(message, values),
    default: ({ children, values }: { children: string; values: { price: object } }) => [
      createElement('span', { key: 'price' }, values.price as never),
      children.replace('{price}', ''),
    ],
  }),
  { virtual: true },
);
jest.unstable_mockModule(
  '@docusaurus/useBrokenLinks',
  () => ({ default: () => ({ collectAnchor: () => undefined }) }),
  { virtual: true },
);
jest.unstable_mockModule('@site/src/components/ui/Button', () => ({ ButtonLink: 'a' }));
jest.unstable_mockModule('@site/src/components/ui/Fold', () => ({
  Fold: ({ children }: { children: never }) => createElement('details', null, children),
}));
jest.unstable_mockModule('@site/src/components/ui/Section', () => ({
  Section: 'section',
  SectionHeading: 'h2',
}));
jest.unstable_mockModule('@site/src/hooks/useFormats', () => ({ useFormats: () => ({ number: String }) }));
jest.unstable_mockModule('@site/src/hooks/useLocale', () => ({
  useLocale: () => ({ htmlLang: 'en', currency: 'EUR' }),
}));
jest.unstable_mockModule('../../data/prices.json', () => ({
  default: { ...data, examples: { ...data.examples, batdock: { count: 12, price: { EUR: 15 } } } },
}));

const { PriceExample } = await import('../../src/sections/pricing/PriceExample.tsx');

/** What a visitor reads, and how many marks are drawn. */
function shown(product: string) {
  const html = renderToStaticMarkup(
    createElement(PriceExample, {
      product: product as 'batscan',
      title: 'Title',
      button: 'Ask',
      children: 'Included.',
    }),
  );
  return {
    words: html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
    marks: html.match(/<span class="rounded-/g)?.length,
  };
}

test('A product that has only data and a place on the page gets its example and as many marks', () => {
  const { words, marks } = shown('batdock');
  expect(words).toContain('€15 each a month');
  expect(words).toContain('Example: 12, €180 a month');
  expect(marks).toBe(12);
});

test('A product with words of its own says what is counted, and draws it', () => {
  const { words, marks } = shown('batscan');
  expect(marks).toBe(data.examples.batscan.count);
  expect(words).toMatch(/€\d+ per report €\d+ Example: \d+ reports, €[\d,]+ a month/);
});
