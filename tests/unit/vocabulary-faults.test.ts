import { expect, test } from '@jest/globals';

import { fingerprint } from '../../src/check/translation/sources.ts';
import { vocabularyFaults } from '../../src/check/translation/vocabulary-faults.ts';
import type { LanguageWork, WorkItem } from '../../src/check/translation/work-list.ts';

const label = (name: string, english: string, translated: string, isAccepted = false) => {
  const block = (text: string) => ({ label: name, text, isKeyed: true, isFixed: false });
  const then = isAccepted ? { ...block(english), translations: [fingerprint(translated)] } : undefined;
  return { name, now: block(english), then, translation: block(translated), isEnglish: false } as WorkItem;
};
const messages = (...items: WorkItem[]) =>
  vocabularyFaults({
    language: { code: 'no', htmlLang: 'nb' },
    files: [{ translation: 'code.json', items }],
  } as unknown as LanguageWork).map(({ fault }) => fault.message);

const accepted = [
  label('a.report', 'The battery report', 'Batterirapporten', true),
  label('a.app', 'The app', 'Appen fra en server', true),
];

test('A word of an English label that no accepted text has is doubted; names and words of both languages are not', () => {
  expect(messages(...accepted, label('a.get', 'Download the report', 'Download rapporten'))).toEqual([
    '"download" is the word of the English.',
  ]);
  expect(messages(...accepted, label('a.get', 'Open the server', 'Åpne server'))).toEqual([]);
  expect(messages(...accepted, label('a.get', 'A test by Recurrent', 'En måling fra Recurrent'))).toEqual([]);
});

test('Two words that are one in another text are doubted', () => {
  expect(messages(...accepted, label('a.get', 'The battery report', 'Batteri rapporten'))).toEqual([
    '"batteri rapporten" is one word elsewhere.',
  ]);
});

test('A word that is a slip of the finger away from one of several accepted texts is doubted; another ending is not', () => {
  const texts = ['Rapporten', 'Åpne rapporten', 'Et verksted', 'Ditt verksted'].map((text, index) =>
    label(`b.${index}`, 'A text', text, true),
  );
  expect(messages(...texts, label('b.new', 'The report', 'Raporten'))).toEqual([
    '"raporten" stands nowhere else. Did you mean "rapporten"?',
  ]);
  expect(messages(...texts, label('b.new', 'The report', 'Rapproten'))).toEqual([
    '"rapproten" stands nowhere else. Did you mean "rapporten"?',
  ]);
  expect(messages(...texts, label('b.new', 'A garage', 'Verkted'))).toEqual([
    '"verkted" stands nowhere else. Did you mean "verksted"?',
  ]);
  for (const other of ['Rapporter', 'Rapportene', 'Verkstedet', 'Rapport'])
    expect(messages(...texts, label('b.new', 'A text', other))).toEqual([]);
});
