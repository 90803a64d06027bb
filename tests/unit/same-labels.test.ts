import { expect, test } from '@jest/globals';

import { sameLabelFaults } from '../../src/check/translation/same-labels.ts';
import { fingerprint } from '../../src/check/translation/sources.ts';
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';

const label = (name: string, english: string, translated: string, isAccepted = false) => {
  const block = (text: string) => ({ label: name, text, isKeyed: true, isFixed: false });
  const then = isAccepted ? { ...block(english), translations: [fingerprint(translated)] } : undefined;
  return { name, now: block(english), then, translation: block(translated), isEnglish: false } as WorkItem;
};
const doubted = (...items: WorkItem[]) =>
  [...sameLabelFaults({ source: 'i18n/en/code.json', items } as FileWork).keys()].map(({ name }) => name);

test('A label that has the words of another one is doubted, unless it was accepted so', () => {
  const [first, last] = [
    label('contact.form.firstName', 'First name', 'Etternavn'),
    label('contact.form.lastName', 'Last name', 'Etternavn', true),
  ];
  expect(doubted(first, last)).toEqual(['contact.form.firstName']);
  expect(doubted(label('nav.products', 'Products', 'Priser'), label('footer.prices', 'Prices', 'Priser'))).toEqual([
    'nav.products',
    'footer.prices',
  ]);
  expect(doubted({ ...first, then: label('', 'First name', 'Etternavn', true).then }, last)).toEqual([]);
});

test.each([
  ['an article', ['a.one', 'Request demo', 'Bestill demo'], ['a.two', 'Request a demo', 'Bestill demo']],
  [
    'one and several',
    ['a.one', '{count} vehicle', '{count} kjøretøy'],
    ['a.two', '{count} vehicles', '{count} kjøretøy'],
  ],
  [
    'longer labels of other pages',
    ['a.one', 'Privacy', 'Slik behandler vi dataene dine'],
    ['b.two', 'How we handle your data', 'Slik behandler vi dataene dine'],
  ],
  ['names and figures', ['a.one', '{a} of {b}', '{a}/{b}'], ['a.two', '{a} from {b}', '{a}/{b}']],
])('%s may have the same words', (_name, [first, ...one], [second, ...two]) => {
  expect(doubted(label(first!, one[0]!, one[1]!), label(second!, two[0]!, two[1]!))).toEqual([]);
});
