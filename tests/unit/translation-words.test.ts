import { describe, expect, test } from '@jest/globals';

import da from '../../data/glossary/da.json' with { type: 'json' };
import nl from '../../data/glossary/nl.json' with { type: 'json' };
import no from '../../data/glossary/no.json' with { type: 'json' };
import sv from '../../data/glossary/sv.json' with { type: 'json' };
import { withoutConsequences } from '../../src/check/consequences.ts';
import type { Fault } from '../../src/check/fault.ts';
import { englishRun, englishWord } from '../../src/check/translation/english-run.ts';
import { addressFaults, foreignWordFaults, quotationFaults } from '../../src/check/translation/foreign-words.ts';
import { keptNameFaults, namesIn } from '../../src/check/translation/kept-names.ts';
import { markedTermFaults } from '../../src/check/translation/marked-terms.ts';
import { meaningFaults } from '../../src/check/translation/meaning-faults.ts';
import { pairFaults } from '../../src/check/translation/pair-faults.ts';
import { glossaryFaults, otherWordFaults, splitFaults } from '../../src/check/translation/prose-faults.ts';
import { languageWords } from '../../src/domain/language-words.ts';

describe('Words of a neighbouring language', () => {
  test.each([
    ['sv', 'Varebiler läses av', '"Varebiler" is not Swedish.'],
    ['sv', 'En svag gruppe i gruppen', '"gruppe" is not Swedish.'],
    ['da', 'Det tager kort tid uten test', '"uten" is not Danish.'],
    ['nb', 'En prøve av språket i sproget', '"sproget" is not Norwegian.'],
    ['nl', 'een køretøj', '"køretøj" is not Dutch.'],
    ['nb', 'En garanti, så att du kan sälja', '"att" is not Norwegian.'],
    ['nb', 'Batteriet er bedre end nytt', '"end" is not Norwegian.'],
    ['nb', 'Vi tar det ud av bilen', '"ud" is not Norwegian.'],
    ['nb', 'Du må kende batteriet', '"kende" is not Norwegian.'],
    ['nb', 'Garantien dækkede det', '"dækkede" is not Norwegian.'],
    ['nb', 'Rapporten visar tallet', '"visar" is not Norwegian.'],
    ['da', 'Tallet er høyere og bilen eldre', '"høyere" is not Danish.'],
    ['da', 'Du får besked samma dag', '"samma" is not Danish.'],
    ['sv', 'Batteriet og bilen', '"og" is not Swedish.'],
    ['sv', 'Rapporten kommer nesten genast', '"nesten" is not Swedish.'],
  ])('are named in %s: %s', (language, words, message) => {
    expect(foreignWordFaults(words, language).map((fault) => fault.message)).toEqual([message]);
  });

  test('are none where they are names, or begin like one of the language', () => {
    expect(foreignWordFaults('Brugge och Røros, mangel, hverken', 'sv').map(({ message }) => message)).toEqual([
      '"hverken" is not Swedish.',
    ]);
    expect(foreignWordFaults('Malmö, Växjö og tallene', 'da')).toEqual([]);
    expect(foreignWordFaults('anything', 'de')).toEqual([]);
    expect(foreignWordFaults('Ombruk er end-of-life for noen', 'nb')).toEqual([]);
  });
});

test('Of more than a hundred words a neighbour has, none is in the texts of the language', () => {
  for (const tag of ['sv', 'da', 'nb']) {
    const words = languageWords[tag]!.neighbours!.join(' ').split(' ');
    expect(words.length).toBeGreaterThan(200);
    expect(new Set(words).size).toBe(words.length);
    const frequent = languageWords[tag]!.frequent.join(' ').split(' ');
    expect(words.filter((word) => frequent.includes(word))).toEqual([]);
  }
});

test('Readers are addressed as docs/voice.md says; customers may ask in their own form', () => {
  const other: Record<string, string[]> = { nb: no.otherAddress, sv: sv.otherAddress, da: da.otherAddress };
  const said = (words: string, tag: string) =>
    addressFaults(words, other[tag] ?? [], tag).map(({ message }) => message);
  expect(said('Vi kontakter dere i morgen.', 'nb')).toEqual([
    '"dere" is not how the site addresses readers in Norwegian.',
  ]);
  expect(said('Vi hör av oss till er.', 'sv')).toEqual(['"er" is not how the site addresses readers in Swedish.']);
  expect(said('Hur snabbt svarar ni? Vi svarar dig i dag.', 'sv')).toEqual([]);
  expect(said('Vi ringer til jer.', 'da')).toHaveLength(1);
  expect(said('Hvor hurtigt svarer I og jeres folk?', 'da')).toEqual([]);
  expect(said('anything', 'de')).toEqual([]);
  expect(said('Nå kan De bestille, for De kjenner prisen.', 'nb')).toEqual([
    '"De" is not how the site addresses readers in Norwegian.',
  ]);
  expect(said('Bilene er lest. De er friske.', 'nb')).toEqual([]);
});

describe('English words in a row within a translated sentence', () => {
  const english = 'BatScan reads one vehicle with the app, and the report of the State of Health is in batteries.';

  test.each([
    ['sv', 'BatScan reads one vehicle with the app, läser av ett fordon.', 'BatScan reads one vehicle with the app'],
    ['da', 'BatScan læser en bil, and the report er klar.', 'and the report'],
    ['nl', 'BatScan leest een voertuig with the app uit.', 'with the app'],
  ])('are named in %s: %s', (language, words, run) => {
    expect(englishRun(words, english, language)).toBe(run);
  });

  test.each([
    ['sv', 'Appen läser State of Health, and report.'],
    ['nl', 'De State of Health is in batteries te zien.'],
    ['sv', 'The app with the report, sade hon.'],
  ])('are none in %s where they are a name, two words or in another order: %s', (language, words) => {
    expect(englishRun(words, english, language)).toBeUndefined();
  });
});

test('A single English word is named where no other language has it, and not in names, terms and quotations', () => {
  expect(englishWord('Vi måler helsen til the battery.')).toBe('the');
  expect(englishWord('Vi måler det med very high accuracy.')).toBe('very');
  expect(englishWord('Council on The Road, end-of-the-line, «the road»')).toBeUndefined();
});

test.each([
  ['sv', '»så«', '»'],
  ['sv', '“så”', '“'],
  ['da', '«sådan»', '«'],
  ['nb', '»slik«', '»'],
  ['nl', '”zo”', '”'],
])('Quotation marks of another language: %s %s', (language, words, sign) => {
  expect(quotationFaults(words, language)[0]!.message).toContain(`with ${sign} like this`);
});

test('Plain quotation marks, those of the language and apostrophes are right', () => {
  for (const [language, words] of [
    ['sv', '”så” "så"'],
    ['da', '»sådan« det’er'],
    ['nb', '«slik» "slik"'],
    ['nl', '‘zo’ foto’s'],
    ['de', '„so“'],
  ])
    expect(quotationFaults(words!, language!)).toEqual([]);
});

test('A marked term has the word of the glossary, or one of its forms', () => {
  const english = { 'cell-spread': { term: 'cell spread' } };
  const own = { 'cell-spread': { term: 'cellspridning', forms: ['spridning mellan celler'] } };
  const faults = (source: string, said: string) =>
    markedTermFaults({ text: `The <Term id="cell-spread">${source}</Term>.` }, { text: said }, [english, own]).map(
      ({ message }) => message,
    );
  expect(faults('cell spread', '<Term id="cell-spread">Cellvariationen</Term>')).toEqual([
    'The glossary has "cellspridning" for "cell spread", and this says "Cellvariationen".',
  ]);
  expect(faults('cell spread', '<Term id="cell-spread">Cellspridningen</Term>')).toEqual([]);
  expect(faults('cell spread', 'en <Term id="cell-spread">spridning mellan celler</Term>')).toEqual([]);
  expect(faults('spreads', '<Term id="cell-spread">Variationen</Term>')).toHaveLength(1);
  expect(faults('spread', '<Term id="cell-spread">Paketcellspridningen</Term>')).toHaveLength(1);
  expect(faults('difference', '<Term id="cell-spread">Variationen</Term>')).toEqual([]);
});

test.each([
  ['nb', 'måling', 'Målingene er mange.'],
  ['nb', 'energilager', 'Flere energilagre står der.'],
  ['nb', 'forhandler av brukt elbil', 'Forhandlerne av brukte elbiler'],
  ['sv', 'flotta', 'Stora flottor'],
  ['sv', 'mätare', 'Mätarna är rätt.'],
  ['da', 'måling', 'Målingernes resultat'],
  ['da', 'regel', 'Nye regler'],
  ['nl', 'laadpaal', 'Twee laadpalen'],
  ['nl', 'bedrijf', 'Alle bedrijven'],
])('What the glossary avoids is named in every form, in %s: %s', (htmlLang, word, text) => {
  expect(glossaryFaults(text, [{ term: 'x', avoid: [word] }], htmlLang)).toHaveLength(1);
});

test.each([
  ['sv', 'flotta', 'Så flott'],
  ['nb', 'gjenbruk', 'Ombruk av gjenstander'],
  ['nl', 'huis', 'Hier'],
])('and no other word, in %s: %s', (htmlLang, word, text) => {
  expect(glossaryFaults(text, [{ term: 'x', avoid: [word] }], htmlLang)).toEqual([]);
});

describe('Units in words', () => {
  const rules = (english: string, translation: string, language: string) =>
    pairFaults(
      { label: 'note', text: english, isKeyed: true },
      { label: 'note', text: translation, isKeyed: true, isFixed: false },
      language,
    ).map(({ rule }) => rule);

  test.each([
    ['two years', 'två månader', 'sv'],
    ['within three weeks', 'inden for tre måneder', 'da'],
    ['twelve hours', 'twaalf minuten', 'nl'],
    ['six months, in which a month counts', 'sex år, där en månad räknas', 'sv'],
    ['1.5 hours a day, for two weeks', '1,5 dag og to uger med en time', 'da'],
    ['± 3 percentage points of 90%', '± 3 procent av 90 procentenheter', 'sv'],
    ['± 3 percentage points', '± 3 %', 'nl'],
    ['from $108 per kWh', 'från 108 euro per kWh', 'sv'],
    ['€1,160 a year', 'fra 1.160 dollar om året', 'da'],
    ['the price per kilowatt-hour', 'prisen per kilowatt', 'nb'],
    ['the price per kilowatt-hour', 'prisen pr. kilowatt', 'da'],
    ['40 euros per month', '40 euro per jaar', 'nl'],
    ['twelve grams', 'tolv kilo', 'nb'],
    ['the price per kilometre', 'prisen per mil', 'nb'],
    ['the price per kilometre', 'priset per mil', 'sv'],
    ['a few volts', 'noen få ampere', 'nb'],
    ['a few millivolts', 'nogle få volt', 'da'],
    ['energy in kilowatt-hours', 'energi i kilowatt', 'sv'],
    ['five tonnes', 'vijf kilo', 'nl'],
    ['three metres', 'tre centimeter', 'da'],
    ['five degrees', 'fem prosent', 'nb'],
    ['at 20 °C', 'ved 20 °F', 'nb'],
    ['at 20 degrees', 'vid 20 grader Fahrenheit', 'sv'],
    ['at −20 °C', 'bij −20 graden fahrenheit', 'nl'],
    ['at 20 °C', 'ved 20 ℉', 'da'],
  ])('"%s" is not "%s"', (english, translation, language) => {
    expect(rules(english, translation, language)).toEqual(['translation-unit']);
  });

  test.each([
    ['two years', 'två år', 'sv'],
    ['a two-year term', 'en tvåårig löptid', 'sv'],
    ['24 hours', '24 uur, een etmaal', 'nl'],
    ['two days, or two weeks', 'to uker, eller to dager', 'nb'],
    ['six months, then a year', 'ett halvår, sedan ett år', 'sv'],
    ['two years, or 24 months', 'to år, eller 24 måneder', 'nb'],
    ['two working days', 'to arbejdsdage', 'da'],
    ['Two years', '2 år', 'sv'],
    ['6 points, 3 percentage points or 4%', '6 %-enheter, 3 procentenheter eller 4 %', 'sv'],
    ['€1,160 or $108 per kWh', '1 160 euro eller 108 dollar per kilowattimme', 'sv'],
    ['two thousandths of a volt', 'to tusendels volt', 'nb'],
    ['two thousandths of a volt', 'twee millivolt', 'nl'],
    ['12 kilos or 5 miles with 20 amps', '12 kilo eller 5 engelska mil med 20 ampere', 'sv'],
    ['the mileage in kilometres', 'kilometerstanden i km', 'nb'],
    ['30 ampere-hours at 20 degrees', '30 amperetimer ved 20 grader', 'da'],
    ['at 20 °C', 'ved 20 grader', 'nb'],
    ['68 °F, or 20 °C', '68 grader Fahrenheit, eller 20 °C', 'da'],
    ['high quality in Europe, 7 kW', 'hoge kwaliteit in Europa, 7 kW', 'nl'],
  ])('"%s" may be "%s"', (english, translation, language) => {
    expect(rules(english, translation, language)).toEqual([]);
  });
});

test('Of a translation without an English file nothing else is said', () => {
  const fault = (rule: string, file: string): Fault => ({ file, rule, message: '', severity: 'error' });
  const file = 'i18n/sv/docusaurus-plugin-content-pages/gone.mdx';
  expect(
    withoutConsequences([fault('front-matter', file), fault('translation-surplus', file), fault('other', 'a')]),
  ).toEqual([fault('translation-surplus', file), fault('other', 'a')]);
});

test('Of a translation with a block that English does not have, all else is said too', () => {
  const file = 'i18n/sv/docusaurus-plugin-content-pages/about.mdx';
  const fault = (rule: string, line: number): Fault => ({ file, line, rule, message: '', severity: 'warning' });
  const faults = [fault('translation-surplus', 4), fault('translation-moved', 6), fault('translation-english', 8)];
  expect(withoutConsequences(faults)).toEqual(faults);
});

test('A link of a translation that is broken as in English is said once, of English', () => {
  const english = 'src/pages/about.mdx';
  const danish = 'i18n/da/docusaurus-plugin-content-pages/about.mdx';
  const fault = (file: string, message: string): Fault => ({ file, rule: 'broken-anchor', message, severity: 'error' });
  const own = fault(danish, 'There is no place #b in src/pages/pricing.mdx.');
  const faults = [
    fault(english, 'There is no place #a in src/pages/pricing.mdx.'),
    fault(english, `There is no place #a in ${english}.`),
  ];
  const following = [
    fault(danish, 'There is no place #a in src/pages/pricing.mdx.'),
    fault(danish, `There is no place #a in ${danish}.`),
  ];
  expect(withoutConsequences([...faults, ...following, own])).toEqual([...faults, own]);
  // English was mended: translations are to follow.
  expect(withoutConsequences(following)).toEqual(following);
});

test('A value that a translation cannot have is said once, with the value of English', () => {
  const file = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const fault = (rule: string, line: number): Fault => ({ file, line, rule, message: '', severity: 'error' });
  const faults = [fault('translation-fixed', 4), fault('wrong-value', 6)];
  expect(withoutConsequences([fault('wrong-value', 4), ...faults])).toEqual(faults);
});

test('What follows from a renamed key, or from a lost scene, is not said beside it', () => {
  const file = 'i18n/no/docusaurus-plugin-content-blog/a/index.mdx';
  const fault = (rule: string, message: string): Fault => ({ file, rule, message, severity: 'error' });
  const renamed = fault('translation-renamed', '"sources.bnefx" is "sources.bnef" in English.');
  const dropped = fault('translation-dropped', 'The <Cue> "Read" of the English text is missing.');
  expect(
    withoutConsequences([
      renamed,
      dropped,
      fault('unknown-source', 'The front matter has no source "bnef".'),
      fault('unused-source', 'The text does not cite the source "bnefx".'),
      fault('unknown-field', 'sources.bnefx: is not a field.'),
      fault('cues', 'This tour has 5 scenes and 4 <Cue>.'),
    ]),
  ).toEqual([renamed, dropped]);
  const other = fault('unused-source', 'The text does not cite the source "iea".');
  expect(withoutConsequences([renamed, other])).toEqual([renamed, other]);
  const citation = fault('translation-component', 'The component <Source id="iea"> of the English text is missing.');
  expect(withoutConsequences([citation, other])).toEqual([citation]);
});

test.each([
  ['no', no, 'AI leser en EV på tomten, basert på data.', ['basert på', 'AI', 'EV']],
  ['no', no, 'KI leser Kia EV6 og EV 033, og en løsning til ev.', []],
  ['sv', sv, 'Datan säkerställs vid tröskeln.', ['tröskeln', 'säkerställs', 'Datan']],
  ['sv', sv, 'Databasen, upplösningen och lösningsmedlet.', []],
  ['da', da, 'Batteriets sundhed, på mail.', ['sundhed', 'mail']],
  ['da', da, 'Batterisundhed på e-mail eller arbejdsmail.', []],
  ['nl', nl, 'Gelieve de bewaking in te schakelen.', ['bewaking', 'Gelieve']],
  ['nl', nl, 'Schakel de bewakingscamera van mensen in.', []],
] as const)('Words that a language does not use here are doubted, in %s: %#', (_code, { otherWords }, text, found) => {
  const said = otherWordFaults(text, otherWords).map(({ message }) => /"(.*)"/.exec(message)![1]);
  expect(said.toSorted()).toEqual([...found].toSorted());
});

test.each([
  ['sv', 'Arval tested 24,000 cars.', 'Geotab testade 24 000 bilar.', 'English names Arval, and this Geotab.'],
  ['nb', 'The study by Geotab says so.', 'Studien fra Geotabs konkurrent Arval sier det.', undefined],
  ['nb', 'The study by Geotab says so.', 'Studien fra geotab sier det.', '"Geotab" has a small letter here.'],
  ['nb', 'Only Geotab says so.', 'Bare de sier det.', undefined],
  ['nb', 'It came in April. Geotab says so.', 'Den kom i april. Geotab sier det.', undefined],
  ['nb', 'A report of Arval is good.', 'Arvals rapport er god.', undefined],
])('Names of a file that are swapped or have a small letter are doubted, in %s: %s', (tag, english, own, message) => {
  const block = (text: string) => ({ label: 'paragraph', text, isKeyed: false, isFixed: false });
  const names = namesIn(['We read the study by Geotab and by Arval in April.', 'It is a report.'].map(block));
  expect(keptNameFaults(block(english), block(own), names, tag).map((fault) => fault.message)).toEqual(
    message ? [message] : [],
  );
});

test('A term of the glossary that is written as two words is a doubt', () => {
  const said = (words: string) => splitFaults(words, Object.values(no.terms), 'nb').map(({ message }) => message);
  expect(said('Mål batteri helsen i en el bil.')).toEqual(['"batteri helsen" is one word.', '"el bil" is one word.']);
  expect(said('Batterihelsen i en elbil, om brukbar kapasitet.')).toEqual([]);
});

describe('In Norwegian', () => {
  const block = (text: string, label = 'paragraph') => ({ label, text, isKeyed: false, isFixed: false });
  const said = (english: string, own: string, label?: string) =>
    [
      ...meaningFaults(block(english, label), block(own, label), 'nb'),
      ...pairFaults(block(english, label), block(own, label), 'nb'),
    ].map(({ message }) => message);

  test.each([
    ['Compare January with July.', 'Sammenlign januar med juni.', '"juli" is missing.'],
    ['up to {figure}', 'over {figure}', 'English says "up to", and this says "over" (at least).'],
    ['about {figure}', 'minst {figure}', 'English says "about", and this says "minst" (at least).'],
    [
      'It is less than a volt.',
      'Det er mer enn en volt.',
      'English says "less than", and this says "mer enn" (at least).',
    ],
  ])('%s is not %s', (english, own, message) => {
    expect(said(english, own)).toContain(message);
  });

  test('a row of a table has all of its cells', () => {
    expect(said('| Drives | Yes | Adapter |', '| Kjører | Ja |', 'row')).toEqual([
      'This row has 2 cells, in English 3.',
    ]);
    expect(said('| Drives | Yes \\| no |', '| Kjører | Ja \\| nei |', 'row')).toEqual([]);
  });

  test.each([
    ['Compare May with March figures.', 'Sammenlign tall for mai og mars.'],
    ['You have 14 days.', 'Du har fjorten dager.'],
    ['Charge it fully, then discharge it.', 'Lad det helt opp, og lad det så helt ut.'],
    ['There are no fees.', 'Alt er gratis.'],
    ['The visit will not take place.', 'Besøket er avlyst.'],
  ])('%s may be %s', (english, own) => {
    expect(said(english, own)).toEqual([]);
  });
});
