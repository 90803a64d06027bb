import { expect, test } from '@jest/globals';

import { meaningFaults } from '../../src/check/translation/meaning-faults.ts';

const block = (text: string) => ({ label: 'paragraph', text, isKeyed: false, isFixed: false });
const messages = (english: string, translated: string, htmlLang: string) =>
  meaningFaults(block(english), block(translated), htmlLang).map(({ message }) => message);

test.each([
  ['nb', 'It isn’t a guarantee.', 'Det er en garanti.', 'English says "isn’t", and nothing here denies it.'],
  ['sv', 'You can cancel.', 'Du kan inte avboka.', 'This says "inte", and nothing in English does.'],
  ['da', 'It is measured twice.', 'Det måles en gang.', 'English says "twice", and this says "en gang" (once).'],
  [
    'nb',
    'It lasts for decades.',
    'Det varer i årevis, år etter år.',
    'English says "decades", and this says "årevis" (year).',
  ],
  ['nl', 'Once a month.', 'Eens per week.', 'English says "month", and this says "week" (week).'],
  ['nb', 'Unsubscribe', 'Meld deg på', 'English says "Unsubscribe", and this says "Meld deg på" (subscribe).'],
  ['nb', 'Next, within two years', 'Forrige, innen to år', 'English says "Next", and this says "Forrige" (previous).'],
  [
    'nb',
    'Next, within two years',
    'Forrige, innen 24 måneder',
    'English says "Next", and this says "Forrige" (previous).',
  ],
  [
    'nb',
    'It lasts at least a month.',
    'Det varer opp til en måned.',
    'English says "at least", and this says "opp til" (at most).',
  ],
  ['sv', 'Next', 'Föregående', 'English says "Next", and this says "Föregående" (previous).'],
  ['da', 'Prices are in dollars.', 'Priserne er i kroner.', 'English says "dollars", and this says "kroner" (krone).'],
  [
    'nb',
    'Packs below 70% are not worth moving.',
    'Pakker under 70 % er verdt å flytte.',
    'English says "not", and nothing here denies it.',
  ],
  ['nb', 'Prices in pounds', 'Priser i dollar', 'English says "pounds", and this says "dollar" (dollar).'],
  [
    'nl',
    'At least 80% is left.',
    'Er is hoogstens 80% over.',
    'English says "At least", and this says "hoogstens" (at most).',
  ],
  [
    'nb',
    'We do not sell cars. We test them, and never their owners.',
    'Vi selger ikke biler. Vi tester dem, og eierne deres.',
    'English says "never", and nothing here denies it.',
  ],
  [
    'nb',
    'The display is enough, and no cable is needed.',
    'Displayet er ikke nok, og ingen kabel trengs.',
    'This denies 2 times ("ikke", "ingen"), and English 1 ("no").',
  ],
  [
    'sv',
    'At least five cars, at least six months.',
    'Högst fem bilar, minst sex månader.',
    'English says "at least", and this says "Högst" (at most).',
  ],
  [
    'nb',
    'Test it before you pay.',
    'Test den etter at du har betalt.',
    'English says "before", and this says "etter" (after).',
  ],
  [
    'sv',
    'It is discharged at night.',
    'Det laddas på natten.',
    'English says "discharged", and this says "laddas" (charge).',
  ],
  [
    'da',
    'More vehicles cost more.',
    'Færre køretøjer koster det.',
    'English says "More", and this says "Færre" (less).',
  ],
  ['nl', 'It is slow at first.', 'Het gaat in het begin snel.', 'English says "slow", and this says "snel" (fast).'],
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
  ['Yes, it does.', 'no', 'Nej.', 'Nej.', 'Nei.', 'Nee.'],
  ['No, it keeps.', 'yes', 'Ja.', 'Ja.', 'Ja.', 'Ja.'],
  ['higher', 'lower', 'lägre', 'lavere', 'lavere', 'lager'],
  ['It is on.', 'off', 'Den är avstängd.', 'Den er slukket.', 'Den er slått av.', 'Hij is uitgeschakeld.'],
  ['the upper limit', 'bottom', 'den nedre gränsen', 'den nederste', 'den nedre', 'de ondergrens'],
  ['good cells', 'bad', 'dåliga celler', 'dårlige celler', 'dårlige celler', 'slechte cellen'],
  ['in the past', 'future', 'i framtiden', 'i fremtiden', 'i fremtiden', 'in de toekomst'],
  ['they disagree', 'agree', 'de är eniga', 'de er enige', 'de er enige', 'ze zijn het eens'],
  ['few cars', 'many', 'många bilar', 'mange biler', 'mange biler', 'veel auto’s'],
  ['Lower the limit', 'raise', 'Höj gränsen', 'Hæv grænsen', 'Hev grensen', 'Verhoog de grens'],
  ['rare', 'common', 'vanlig', 'almindelig', 'vanlig', 'gebruikelijk'],
  ['online', 'offline', 'utan nät', 'uden net', 'uten nett', 'offline'],
  ['a Danish car', 'Norway', 'en norsk bil', 'en norsk bil', 'en norsk bil', 'een Noorse auto'],
  ['on Tuesday', 'Thursday', 'på torsdag', 'på torsdag', 'på torsdag', 'op donderdag'],
  [
    'a wider interval',
    'narrow',
    'ett smalare intervall',
    'et smallere interval',
    'et smalere intervall',
    'een smaller interval',
  ],
  ['a narrow range', 'wide', 'ett brett område', 'et bredt område', 'et bredt område', 'een breed bereik'],
  ['far from it', 'near', 'nära den', 'tæt på den', 'nær den', 'er dichtbij'],
  ['closer to it', 'far', 'längre från den', 'længere fra den', 'lenger unna den', 'er verder van'],
  ['twice as fast', 'half', 'hälften så snabbt', 'halvt så hurtigt', 'halvparten så raskt', 'half zo snel'],
  ['half as fast', 'twice', 'dubbelt så snabbt', 'dobbelt så hurtigt', 'dobbelt så raskt', 'twee keer zo snel'],
  ['less of it', 'greater', 'högre andel', 'højere andel', 'høyere andel', 'hoger aandeel'],
  ['a higher loss', 'lesser', 'mindre förlust', 'mindre tab', 'mindre tap', 'minder verlies'],
  ['until 2027', 'from', 'från och med 2027', 'fra og med 2027', 'fra og med 2027', 'vanaf 2027'],
  [
    'from 1 May 2027',
    'until',
    'till och med 1 maj 2027',
    'til og med 1. maj 2027',
    'til og med 1. mai 2027',
    'tot en met 1 mei 2027',
  ],
  ['a month at the longest', 'at least', 'minst en månad', 'mindst en måned', 'minst en måned', 'minstens een maand'],
  [
    'at least a month',
    'at most',
    'på sin höjd en månad',
    'allerhøjst en måned',
    'i høyden en måned',
    'hooguit een maand',
  ],
  ['shorter', 'long', 'längre', 'længere', 'lengre', 'langer'],
  ['the employer', 'employee', 'medarbetaren', 'medarbejderen', 'medarbeideren', 'de werknemer'],
];
test.each(opposites)('"%s" is not "%s": %s', (english, opposite, ...words) => {
  const said = words.map((word, index) => messages(english, word, ['sv', 'da', 'nb', 'nl'][index]!));
  expect(said.map((all) => all.filter((message) => message.endsWith(`(${opposite}).`)).length)).toEqual([1, 1, 1, 1]);
});

test('Each sentence is compared by itself where both texts have as many', () => {
  expect(
    messages('Test it before you sell. Pay after the test.', 'Test den etter salget. Betal før testen.', 'nb'),
  ).toEqual([
    'English says "before", and this says "etter" (after).',
    'English says "after", and this says "før" (before).',
  ]);
});

test.each([
  ['nb', 'Reports come within an hour.', 'Rapporten tar ikke mer enn en time.'],
  ['nb', 'Give at least a month’s notice.', 'Du kan si opp til månedsskiftet, en måned i forveien.'],
  ['sv', 'Give at least a month’s notice.', 'Säg upp en månad i förväg; du kan säga upp till månadsskiftet.'],
  ['da', 'Give at least a month’s notice.', 'Du kan sige op til månedsskiftet, en måned i forvejen.'],
  ['nb', 'It will lose no more than the others.', 'Da taper ikke kjøretøyet mer enn de andre.'],
  ['nb', 'This page isn’t translated yet.', 'Siden venter på å bli oversatt.'],
  ['sv', 'Don’t leave it full.', 'Undvik att lämna det fullt.'],
  ['sv', 'It affects neither impedance nor capacity.', 'Det syns inte i impedans eller kapacitet.'],
  ['da', 'We don’t sell or use it.', 'Vi sælger det ikke og bruger det ikke.'],
  ['nb', 'You are offline', 'Du er ikke på nett'],
  ['da', 'Continue in English', 'Fortsæt på dansk'],
  ['nl', 'No more than five cars.', 'Hoogstens vijf auto’s.'],
  ['sv', 'It is not difficult.', 'Det är enkelt.'],
  ['da', 'It is slower.', 'Den er ikke så hurtig.'],
  ['nb', 'The two readings differ.', 'De to avlesningene er ikke like.'],
  ['nb', 'It works without a network.', 'Det virker der nett mangler.'],
  ['sv', 'There is no such car.', 'Bilen saknas.'],
  ['nl', 'Free, with no obligation', 'Gratis en zonder verplichtingen'],
  ['da', 'Twice a year.', 'To gange om året.'],
  ['sv', 'A full discharge takes a day.', 'Att ladda ur batteriet helt tar ett dygn.'],
  ['nl', 'No car is sold without it. It is yours.', 'Zonder rapport wordt er geen auto verkocht. Hij is van u.'],
  ['de', 'It isn’t a guarantee.', 'Das ist eine Garantie.'],
  ['nb', 'It has less resistance and a larger yield.', 'Motstanden er lavere og utbyttet høyere.'],
  [
    'sv',
    'The figures from 10 to 80% are valid until August 2027.',
    'Siffrorna, 10 till 80 %, gäller till augusti 2027.',
  ],
  ['nl', 'From 2027 to 2029 it is twice as fast.', 'Tussen 2027 en 2029 is het dubbel zo snel.'],
  ['da', 'It is closer to the middle of a narrower interval.', 'Den er tættere på midten af et snævrere interval.'],
  ['nb', 'No later than 2027, and until then no wider.', 'Senest i 2027, og ikke bredere før det.'],
])('No doubt in %s: %s', (htmlLang, english, translated) => {
  expect(messages(english, translated, htmlLang)).toEqual([]);
});
