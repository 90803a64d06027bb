import { expect, test } from '@jest/globals';

import { locales } from '../../src/domain/locales.ts';
import { rulesOf } from '../../src/domain/search/language-rules.ts';
import { passageOf } from '../../src/domain/search/passage.ts';
import type { SearchFile, SearchPage } from '../../src/domain/search/search-file.ts';
import { searchView } from '../../src/domain/search/search-view.ts';
import { createSearch } from '../../src/domain/search/search.ts';
import { stemmerOf, stemmers } from '../../src/domain/search/stemmers.ts';
import { withoutAccents, wordsOf } from '../../src/domain/search/words.ts';

const everyLanguage = locales.map(({ code }) => code);

const page = (path: string, title: string, texts: string[], rest: Partial<SearchPage> = {}): SearchPage => ({
  path,
  kind: 'page',
  title,
  names: [],
  sections: [{ texts }],
  ...rest,
});

const pages: Record<string, SearchPage[]> = {
  en: [
    page('/products/batscan', 'BatScan: battery test for used cars', ['Sold to dealers.'], {
      kind: 'product',
      names: ['BatScan'],
    }),
    page('/glossary#state-of-health', 'State of health', ['What is left of the capacity.'], {
      kind: 'term',
      names: ['SoH'],
    }),
    page('/pricing', 'Prices', ['A price for each report.'], {
      sections: [{ texts: [] }, { anchor: 'fleets', heading: 'For fleets', texts: ['Charged by the vehicle.'] }],
    }),
    page('/blog/wear', 'What wears a battery', ['Fast charging wears it less than heat does.'], { kind: 'post' }),
    page('/vehicles?series=ID.3', 'Volkswagen ID.3', ['Pro 58 kWh'], { kind: 'vehicle', names: ['vw'] }),
  ],
  sv: [
    page('/sv/a', 'Flottövervakning', ['Flotta, övervakning: vi övervakar.']),
    page('/sv/b', 'Försäkring', ['Garanti för laddning. Ett ärende.']),
  ],
  da: [page('/da/a', 'Lynopladning', ['Opladning med lyn og ladehastighed.']), page('/da/b', 'Køretøjer', ['Biler.'])],
  no: [page('/no/a', 'Hurtiglading', ['Lading, hurtig.']), page('/no/b', 'Kjøretøy', ['Biler.'])],
  nl: [page('/nl/a', 'Prijzen', ['Wat kost de test?']), page('/nl/b', 'Accutest', ['De accu, de test.'])],
};
const synonyms: Record<string, string[][]> = {
  en: [
    ['State of health', 'SoH', 'remaining capacity'],
    ['price', 'cost'],
  ],
  nl: [['accu', 'batterij']],
};
const search = async (language: string, query: string) =>
  (
    await createSearch(
      { language, pages: pages[language]!, synonyms: synonyms[language] ?? [] } satisfies SearchFile,
      stemmerOf(language),
    )
  ).find(query);
const firstOf = async (language: string, query: string) => (await search(language, query))[0]?.href;

test.each([
  ['en', 'battries', '/products/batscan', 'two typing mistakes'],
  ['en', 'helath', '/glossary#state-of-health', 'letters changed over'],
  ['en', 'bat scan', '/products/batscan', 'what is written together'],
  ['en', 'remaining capacity', '/glossary#state-of-health', 'what a phrase means'],
  ['en', 'how much does it cost?', '/pricing', 'what a word means, without those around it'],
  ['en', 'ID3', '/vehicles?series=ID.3', 'a name with other signs'],
  ['en', 'vw', '/vehicles?series=ID.3', 'another name'],
  ['en', 'pri', '/pricing', 'the beginning of a word'],
  ['en', 'charged by vehicle', '/pricing#fleets', 'a part of a page'],
  ['sv', 'flottor', '/sv/a', 'a part of a compound that has lost its ending'],
  ['sv', 'forsakringen', '/sv/b', 'a word without its accents, in another form'],
  ['da', 'opladninger', '/da/a', 'a part of a compound'],
  ['da', 'koretoj', '/da/b', 'a word without its letter'],
  ['no', 'lading', '/no/a', 'a part of a compound'],
  ['no', 'kjoretøyet', '/no/b', 'a word half without its letter'],
  ['nl', 'prijs', '/nl/a', 'a form that ends in another letter'],
  ['nl', 'batterijtest', '/nl/b', 'a compound whose part means the same'],
])('%s: "%s" finds %s: %s', async (language, query, href) => {
  expect(await firstOf(language, query)).toBe(href);
});

test.each(['', '  ', '!?', 'zeppelin', '4711'])('"%s" finds nothing', async (query) => {
  expect(await search('en', query)).toEqual([]);
});

test('Every language has a stemmer, and rules for its words', () => {
  expect(Object.keys(stemmers).sort()).toEqual([...everyLanguage].sort());
  expect(everyLanguage.filter((code) => rulesOf(code) === rulesOf('nothing'))).toEqual([]);
});

test('A language without either is searched by its words as they are', async () => {
  const german = await createSearch(
    { language: 'de', pages: [page('/de/a', 'Preise', ['Ein Preis.'])], synonyms: [] },
    stemmerOf('de'),
  );
  expect(german.find('preise').map(({ href }) => href)).toEqual(['/de/a']);
});

test('What is searched for by its name comes before what is written about it', async () => {
  const found = await search('en', 'battery');
  expect(found.map(({ kind }) => kind)).toEqual(['product', 'post']);
  expect(await firstOf('en', 'what wears a battery')).toBe('/blog/wear');
});

test('A word that nothing fits takes no result away', async () => {
  expect(await firstOf('en', 'zeppelin prices')).toBe('/pricing');
});

test('Of a query of a hundred words the first count, so that it costs no more than another', async () => {
  expect(await search('en', `prices ${'b c d f g '.repeat(20)} zoe`)).toHaveLength(1);
  expect(await search('en', `${'b c d f g '.repeat(20)} prices`)).toEqual([]);
});

test('What matches is marked, in all its forms', async () => {
  const [result] = await search('en', 'fast charge');
  expect(result?.passage).toEqual([
    { text: 'Fast charging', marked: true },
    { text: ' wears it less than heat does.', marked: false },
  ]);
});

test('A long text is cut between words around the first match', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_, place) => `word${'a'.repeat(place % 7)}`).join(' ');
  const passage = passageOf([`${words(40)} battery ${words(40)}`], (word) => word === 'battery');
  const whole = passage.map(({ text }) => text).join('');
  expect(whole).toMatch(/^… word.* battery word.* …$/);
  expect(whole.length).toBeLessThanOrEqual(184);
  expect(passage.filter(({ marked }) => marked)).toEqual([{ text: 'battery', marked: true }]);
});

test('A short text is shown with what follows it', () => {
  const shown = (texts: string[]) =>
    passageOf(texts, (word) => word === 'pro')
      .map(({ text }) => text)
      .join('');
  expect(shown(['Pro 58 kWh', 'Pure 45 kWh'])).toBe('Pro 58 kWh · Pure 45 kWh');
  expect(shown(['It is pro.', 'And more.'])).toBe('It is pro. And more.');
  expect(shown([])).toBe('');
});

test('Words are letters or digits, without what joins and ends them', () => {
  const words = (text: string) => wordsOf(text).map(({ word }) => word);
  expect(words('IONIQ5, the car’s bat\u00adtery; auto’s')).toEqual(['ioniq', '5', 'the', 'car', 'battery', 'auto']);
  expect(['försäkring', 'kjøretøy', 'sælge', 'één'].map(withoutAccents)).toEqual([
    'forsakring',
    'kjoretoy',
    'saelge',
    'een',
  ]);
});

test('Results, one result, none, and what stands instead are told apart', async () => {
  const found = await search('en', 'battery');
  expect(searchView('battery', found)).toEqual({
    shown: ['many', 'results'],
    fills: { query: 'battery', count: String(found.length) },
  });
  expect(searchView('x', found.slice(0, 1)).shown).toEqual(['one', 'results']);
  expect(searchView('x', []).shown).toEqual(['none']);
  expect(searchView('', 'start').shown).toEqual(['start']);
});
