import { expect, test } from '@jest/globals';

import { meaningFaults } from '../../src/check/translation/meaning-faults.ts';

const block = (text: string) => ({ label: 'paragraph', text, isKeyed: false, isFixed: false });
const messages = (english: string, translated: string, htmlLang: string) =>
  meaningFaults(block(english), block(translated), htmlLang).map(({ message }) => message);

test.each([
  ['nb', 'It isn’t a guarantee.', 'Det er en garanti.', 'English says "isn’t", and nothing here denies it.'],
  ['sv', 'You can cancel.', 'Du kan inte avboka.', 'This says "inte", and nothing in English does.'],
  ['da', 'It is measured twice.', 'Det måles en gang.', 'English says "twice", and this says "once".'],
  ['nb', 'It lasts for decades.', 'Det varer i årevis, år etter år.', 'English says "decade", and this says "year".'],
  ['nl', 'Once a month.', 'Eens per week.', 'English says "month", and this says "week".'],
  ['nb', 'Unsubscribe', 'Meld deg på', 'English says "unsubscribe", and this says "subscribe".'],
  ['nb', 'Next, within two years', 'Forrige, innen to år', 'English says "next", and this says "previous".'],
  ['nb', 'Next, within two years', 'Forrige, innen 24 måneder', 'English says "next", and this says "previous".'],
  ['sv', 'Next', 'Föregående', 'English says "next", and this says "previous".'],
  ['da', 'Prices are in dollars.', 'Priserne er i kroner.', 'English says "dollar", and this says "krone".'],
  [
    'nb',
    'Packs below 70% are not worth moving.',
    'Pakker under 70 % er verdt å flytte.',
    'English says "not", and nothing here denies it.',
  ],
  ['nb', 'Prices in pounds', 'Priser i dollar', 'English says "pound", and this says "dollar".'],
  ['nl', 'At least 80% is left.', 'Er is hoogstens 80% over.', 'English says "at least", and this says "at most".'],
  [
    'nb',
    'We do not sell cars. We test them, and never their owners.',
    'Vi selger ikke biler. Vi tester dem, og eierne deres.',
    'English says "never", and nothing here denies it.',
  ],
  [
    'nb',
    'Test it before you pay.',
    'Test den etter at du har betalt.',
    'English says "before", and this says "after".',
  ],
  ['sv', 'It is discharged at night.', 'Det laddas på natten.', 'English says "discharge", and this says "charge".'],
  ['da', 'More vehicles cost more.', 'Færre køretøjer koster det.', 'English says "more", and this says "less".'],
  ['nl', 'It is slow at first.', 'Het gaat in het begin snel.', 'English says "slow", and this says "fast".'],
])('Another meaning in %s: %s', (htmlLang, english, translated, message) => {
  expect(messages(english, translated, htmlLang)).toEqual([message]);
});

const opposites: [english: string, opposite: string, ...words: [sv: string, da: string, nb: string, nl: string]][] = [
  ['half an hour', 'an hour', 'en timme', 'en time', 'en time', 'een uur'],
  ['an hour', 'half an hour', 'en halvtimme', 'en halv time', 'en halvtime', 'een half uur'],
  ['half a year', 'a year', 'ett år', 'et år', 'et år', 'een jaar'],
  ['shorter', 'long', 'längre', 'længere', 'lengre', 'langer'],
  ['longer', 'short', 'kortare', 'kortere', 'kortere', 'korter'],
  ['weakest', 'strong', 'starkaste', 'stærkeste', 'sterkeste', 'sterkste'],
  ['strong', 'weak', 'svaga', 'svage', 'svake', 'zwakke'],
  ['in series', 'parallel', 'parallellt', 'parallelt', 'parallelt', 'parallel'],
  ['parallel', 'in series', 'i serie', 'i serie', 'i serie', 'in serie'],
  ['excluding VAT', 'including', 'inkl. moms', 'inkl. moms', 'inkl. mva', 'incl. btw'],
  ['including VAT', 'excluding', 'exklusive moms', 'uden moms', 'ekskl. mva.', 'exclusief btw'],
  ['before', 'after', 'efter', 'efter', 'etter', 'na'],
  ['first', 'last', 'sist', 'sidst', 'sist', 'laatst'],
  ['minimum', 'at most', 'maximum', 'maksimum', 'maksimum', 'maximaal'],
  ['maximum', 'at least', 'minst', 'mindst', 'minst', 'minimaal'],
  ['more', 'less', 'färre', 'færre', 'færre', 'minder'],
  ['less', 'more', 'mer', 'mere', 'mer', 'meer'],
  ['buy', 'sell', 'sälj', 'sælg', 'selg', 'verkoop'],
  ['sell', 'buy', 'köp', 'køb', 'kjøp', 'koop'],
  ['charged', 'discharge', 'urladdat', 'afladet', 'utladet', 'ontladen'],
  ['discharged', 'charge', 'laddat', 'ladet', 'ladet', 'geladen'],
  ['closed', 'open', 'öppen', 'åben', 'åpen', 'open'],
  ['open', 'close', 'stängd', 'lukket', 'stengt', 'gesloten'],
  ['always', 'never', 'aldrig', 'aldrig', 'aldri', 'nooit'],
  ['above', 'below', 'under', 'under', 'under', 'onder'],
  ['two thousand', 'million', 'två miljoner', 'to millioner', 'to millioner', 'twee miljoen'],
  ['cheaper', 'expensive', 'dyrare', 'dyrere', 'dyrere', 'duurder'],
  ['in winter', 'summer', 'på sommaren', 'om sommeren', 'om sommeren', 'in de zomer'],
  ['the employer', 'employee', 'medarbetaren', 'medarbejderen', 'medarbeideren', 'de werknemer'],
];
test.each(opposites)('"%s" is not "%s": %s', (english, opposite, ...words) => {
  const said = words.map((word, index) => messages(english, word, ['sv', 'da', 'nb', 'nl'][index]!));
  expect(said.map((all) => all.filter((message) => message.includes(`this says "${opposite}"`)).length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test('Each sentence is compared by itself where both texts have as many', () => {
  expect(
    messages('Test it before you sell. Pay after the test.', 'Test den etter salget. Betal før testen.', 'nb'),
  ).toEqual(['English says "before", and this says "after".', 'English says "after", and this says "before".']);
});

test.each([
  ['nb', 'It works without a network.', 'Det virker der nett mangler.'],
  ['sv', 'There is no such car.', 'Bilen saknas.'],
  ['nl', 'Free, with no obligation', 'Gratis en zonder verplichtingen'],
  ['da', 'Twice a year.', 'To gange om året.'],
  ['sv', 'A full discharge takes a day.', 'Att ladda ur batteriet helt tar ett dygn.'],
  ['nl', 'No car is sold without it. It is yours.', 'Zonder rapport wordt er geen auto verkocht. Hij is van u.'],
  ['de', 'It isn’t a guarantee.', 'Das ist eine Garantie.'],
])('No doubt in %s: %s', (htmlLang, english, translated) => {
  expect(messages(english, translated, htmlLang)).toEqual([]);
});
