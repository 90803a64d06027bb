import { expect, test } from '@jest/globals';

import { meaningFaults } from '../../src/check/translation/meaning-faults.ts';
import { pairFaults } from '../../src/check/translation/pair-faults.ts';

const block = (text: string) => ({ label: 'paragraph', text, isKeyed: false, isFixed: false });

test.each([
  ['another month', 'From 18 February 2027 it is the law.', 'Fra 18. mars 2027 er det lov.', '"februar" is missing.'],
  ['a month of a year', 'Since March 2025 it is so.', 'Siden mai 2025 er det slik.', '"mars" is missing.'],
  [
    'another product',
    'Get a BatScan quote',
    'Be om tilbud på BatStream',
    'English is about BatScan, and this about BatStream.',
  ],
  [
    'swapped products',
    'BatScan tests a car, and BatStream follows it.',
    'BatStream tester en bil, og BatScan følger den.',
    'English names first BatScan, then BatStream, and this BatStream, then BatScan.',
  ],
  [
    'products swapped between sentences',
    'BatScan tests a car. BatStream follows it.',
    'BatStream tester en bil. BatScan følger den.',
    'A sentence is about BatScan in English, and about BatStream here.',
  ],
  [
    'another notice, beside other months',
    'It runs for 12 months, with three months’ notice to the end of a month.',
    'Den løper i 12 måneder, med to ukers varsel til slutten av en måned.',
    'This says 2 in a word, and English 3.',
  ],
  [
    'another notice, where its number is named too',
    'Two of us need three months’ notice, and months pass. It takes two weeks.',
    'To av oss trenger to ukers varsel, og måneder går. Det tar to uker, tre av dem.',
    'This says 2 in a word, and English 3.',
  ],
  [
    'a lost brand',
    'It reads Tesla, Volvo, Kia and Polestar.',
    'Den leser Tesla, Volvo og Polestar.',
    '"Kia" of the list in English is missing.',
  ],
  [
    'a lost standard',
    'We follow ISO 12405, IEC 62660 and GDPR.',
    'Vi følger ISO 12405 og GDPR (62660).',
    '"IEC 62660" of the list in English is missing.',
  ],
  [
    'a language of two',
    'It comes in Swedish and Danish.',
    'Den kommer på svensk.',
    '"Danish" of the list in English is missing.',
  ],
  [
    'a country of two, in its own sentence',
    'We are in Sweden and in Norway. Norway is in the EEA.',
    'Vi er i Sverige. Norge er med i EØS.',
    '"Norway" of the list in English is missing.',
  ],
  ['a brand of two', 'It reads Tesla and Kia.', 'Den leser Tesla.', '"Kia" of the list in English is missing.'],
  ['another number', 'Four cars were tested.', 'Fem biler ble testet.', 'This says 5 in a word, and English 4.'],
  [
    'a lost sign',
    'It was −10 °C outside.',
    'Det var 10 °C ute.',
    'The figures differ: −10 °C in English is missing; 10 °C',
  ],
  ['warmth for cold', 'It was 20 °C outside.', 'Det var 20 kuldegrader ute.', 'The figures differ: 20 °C in English'],
  ['less cold', 'It was −20 °C outside.', 'Det var 10 kuldegrader ute.', 'The figures differ: −20 °C in English'],
  ['other quarters of an hour', 'It takes 45 minutes.', 'Det tar et kvarter.', 'The figures differ: 45 in English'],
  ['the form of English', 'It takes 1.5 seconds.', 'Det tar 1.5 sekunder.', '1.5 is written 1,5 in Norwegian.'],
  [
    'thousands as in English',
    'It has 17,000 cells.',
    'Den har 17,000 celler.',
    '17,000 is written 17 000 in Norwegian.',
  ],
  ['thousands of a third language', 'It has 17,000 cells.', 'Den har 17.000 celler.', '17.000 is written 17 000 in'],
  ['a stray space', 'It reads 88.5 %.', 'Den viser 88 ,5 %.', '88 ,5 is written 88,5 in Norwegian.'],
  [
    'a decimal of English that English does not have',
    'It saves 10 to 15%.',
    'Det sparer 10.5 %.',
    'The figures differ: 15% in English is missing; 10.5 % is not in English.',
  ],
  ['points', 'It loses 2.3 percentage points.', 'Det taper 2,3 %.', 'This has the unit "percent" where English'],
  ['points of nothing', 'It loses percentage points.', 'Det taper noe.', 'English says percentage points, and'],
  [
    'points in short',
    'It loses 6 points a year.',
    'Det taper 6 % i året.',
    'This has the unit "percent" where English',
  ],
  [
    'another figure, with another unit',
    'It takes 20 seconds.',
    'Det tar 30 minutter.',
    'The figures differ: 20 in English',
  ],
  ['another unit', 'It stores 5 kWh.', 'Den lagrer 5 kW.', 'The units differ: English has 5 kWh, and this has 5 kW.'],
  [
    'a unit that is lost where no other figure of its sentence has it',
    'It drove 200,000 km. It drove 100,000 km.',
    'Den kjørte 200 000 km. Den kjørte 100 000.',
    'The units differ: English has 100,000 km, and this has 100 000.',
  ],
  ['a bold part', 'It **never** fails.', 'Den svikter aldri.', 'Parts in bold: 0 here, 1 in English.'],
])('A doubt or fault: %s', (_what, english, norwegian, message) => {
  expect(pairFaults(block(english), block(norwegian), 'nb').map((fault) => fault.message)).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  ['nb', 'It is made in Poland.', 'Den lages i Portugal.', ['English names Poland, and this Portugal.']],
  ['sv', 'China', 'Japan', ['English names China, and this Japan.']],
  ['nl', 'NMC ages faster than LFP.', 'NCA veroudert sneller dan LFP.', ['English says "NMC", and this says "NCA".']],
  ['da', 'Norway is in the EEA, not the EU.', 'Norge er med i EØS, ikke i EU.', []],
  ['nb', 'A test by AVILOO says so.', 'En test fra Recurrent sier det.', ['English names AVILOO, and this Recurrent.']],
  ['sv', 'NAF tested it.', 'ADAC testade den.', ['English names NAF, and this ADAC.']],
  ['da', 'A test by AVILOO says so.', 'En test siger det.', ['"AVILOO" of the English text is missing.']],
  ['nl', 'A test says so.', 'Een test van DEKRA zegt het.', ['This names DEKRA, and English does not.']],
  ['sv', 'A test by Arval, of NAF’s cars.', 'Arvals test av NAF-bilar.', []],
  ['nb', 'A test by the Norwegian Automobile Federation.', 'En test gjort av NAF.', []],
  ['da', 'A test by the Norwegian Automobile Federation.', 'En test fra den norske bilistforening.', []],
  ['nl', 'The costs are recurrent.', 'De kosten keren terug.', []],
])('Names of countries, abbreviations and companies in %s: %s', (htmlLang, english, translated, found) => {
  expect(pairFaults(block(english), block(translated), htmlLang).map(({ message }) => message)).toEqual(found);
});

test('A figure that is typed in place of a claim is one fault with its loss, and another figure is named', () => {
  const said = (text: string) =>
    pairFaults(block('It arrives <Claim id="start" /> after 2 calls.'), block(text), 'nb').map(
      ({ message }) => message,
    );
  const lost = 'The component <Claim id="start"> of the English text is missing.';
  expect(said('Den kommer <Claim id="start" /> etter 2 samtaler.')).toEqual([]);
  expect(said('Den kommer etter 2 samtaler.')).toEqual([lost]);
  expect(said('Den kommer 48 timer etter 2 samtaler.')).toEqual([lost]);
  expect(said('Den kommer 48 timer etter 3 samtaler.')).toEqual([
    lost,
    'The figures differ: 2 in English is missing; 48, 3 is not in English.',
  ]);
});

test('Names in braces that changed places are doubted', () => {
  const label = (text: string) => ({ ...block(text), label: 'roi.error', isKeyed: true });
  const said = (text: string) =>
    pairFaults(label('Enter a number from {min} to {max}.'), label(text), 'nb').map(({ message }) => message);
  expect(said('Skriv et tall fra {min} til {max}.')).toEqual([]);
  expect(said('Skriv et tall fra {max} til {min}.')).toEqual([
    'Names in braces stand in another order: in English {min}, {max}, and here {max}, {min}.',
  ]);
});

test.each([
  [
    'links',
    'See the [prices](/pricing), or [write to us](/contact).',
    'Se [prisene](/contact), eller [skriv til oss](/pricing).',
    'Links stand in another order: in English /pricing, /contact, and here /contact, /pricing.',
  ],
  [
    'figures with one unit',
    'It fell from 93% to 72% in 8 years.',
    'Det falt fra 72 % til 93 % på 8 år.',
    'Figures stand in another order: in English 93, 72, and here 72, 93.',
  ],
  [
    'sentences',
    'Kvdbil found 90%. Most cars are fine. Ask us.',
    'De fleste bilene er fine. Kvdbil fant 90 %. Spør oss.',
    'By their figures, two sentences stand in another order: "De fleste bilene er fine."',
  ],
  [
    'a member of three',
    'It measures voltage, current and temperature, and sends them.',
    'Den måler spenning og temperatur, og sender dem.',
    'A list of 3 in English has 2 members here.',
  ],
  [
    'a member of two',
    'Dealers and fleets trust the report.',
    'Forhandlere stoler på rapporten.',
    'English names two with "and" or "or", and this does not.',
  ],
  [
    'numbers in words',
    'Six publishers, five of them abroad.',
    'Fem utgivere, seks av dem i utlandet.',
    'English says first 6, then 5 in words, and this 5, then 6.',
  ],
  [
    'a number in a word that its own sentence does not have',
    'It has required two things. Three came.',
    'Den har stilt tre krav. Tre kom.',
    'This says 3 in a word, and English 2.',
  ],
  [
    'a sentence that English does not have',
    'We start with measuring.',
    'Vi begynner med å måle. Etter to år er vi størst i Norden.',
    'This has 2 sentences, and English 1 and is much shorter.',
  ],
])('What changed places, is lost from a list or added is doubted: %s', (_, english, norwegian, message) => {
  expect(pairFaults(block(english), block(norwegian), 'nb').map((fault) => fault.message)).toEqual([message]);
});

test('A label that ends otherwise is doubted, and one that names a day by another end of a span', () => {
  const label = (text: string) => ({ ...block(text), label: 'demo.title', isKeyed: true });
  const said = (english: string, text: string) =>
    [...pairFaults(label(english), label(text), 'nb'), ...meaningFaults(label(english), label(text), 'nb')].map(
      ({ message }) => message,
    );
  expect(said('Want to go on?', 'Vil du fortsette?')).toEqual([]);
  expect(said('Sending...', 'Sender …')).toEqual([]);
  expect(said('Want to go on?', 'Vil du fortsette')).toEqual(['English ends with "?", and this without one.']);
  expect(said('Valid until {date}', 'Gyldig fra og med {date}')).toEqual([
    expect.stringContaining('this says "fra og med" (from)'),
  ]);
});

test.each([
  ['Two years of history.', 'Ett års historikk.', 'This says 12 months where English says 24 months.'],
  [
    'With NMC and NCA, any state. LFP is flat.',
    'Med NMC og LFP alle nivåer. LFP er flat.',
    'English says "NCA", and this says "LFP".',
  ],
])('Each sentence by itself: %s', (english, norwegian, message) => {
  expect(pairFaults(block(english), block(norwegian), 'nb').map((fault) => fault.message)).toEqual([message]);
});

test('A fraction may stand for a percentage: a doubt and no error', () => {
  const faults = pairFaults(block('About 80% of the range.'), block('Rundt fire femdeler av rekkevidden.'), 'nb');
  expect(faults.map(({ rule, severity }) => [rule, severity])).toEqual([['translation-figure', 'warning']]);
});

test.each([
  ['Six in ten of the cars.', '60 % av bilene.'],
  ['Half of the cars, and three quarters of the vans.', '50 % av bilene og 75 % av varebilene.'],
  ['They drive 60 km a day.', 'De kjører seks mil om dagen.'],
])('The same amount in another form is no fault: %s', (english, norwegian) => {
  expect(pairFaults(block(english), block(norwegian), 'nb')).toEqual([]);
});

test('"Full" may stand for 100%: a doubt and no error', () => {
  const faults = pairFaults(block('Charge it to 100%.'), block('Lad det helt fullt.'), 'nb');
  expect(faults.map(({ severity }) => severity)).toEqual(['warning']);
});

test('A number that became "some", and companies that changed places, are doubted', () => {
  const found = (english: string, norwegian: string) =>
    pairFaults(block(english), block(norwegian), 'nb').map(({ message }) => message);
  expect(found('Two cells differ.', 'Noen celler avviker.')).toEqual(['English says 2 in a word, and this "Noen".']);
  expect(found('Arval measured, and Geotab counted.', 'Geotab målte, og Arval telte.')).toEqual([
    'English names first Arval, then Geotab, and this Geotab, then Arval.',
  ]);
});

test('A figure that is lost beside a fraction or a unit of another is an error', () => {
  const lost = (english: string, norwegian: string) =>
    pairFaults(block(english), block(norwegian), 'nb').map(({ severity }) => severity);
  expect(lost('It has 12 parts.', 'Den har flere fordeler.')).toEqual(['error']);
  expect(lost('Pay within 30 days.', 'Betal innen noen dager.')).toEqual(['error']);
});

test('"Once a year" for "every 12 months" is a doubt and no error', () => {
  const faults = pairFaults(block('It is audited every 12 months.'), block('Den revideres én gang i året.'), 'nb');
  expect(faults.map(({ severity }) => severity)).toEqual(['warning']);
});

test('A decimal for thousandths is no error, which nobody could accept', () => {
  const faults = pairFaults(block('Less than two thousandths of a volt.'), block('Mindre enn 0,002 volt.'), 'nb');
  expect(faults.map(({ rule, severity }) => [rule, severity])).toEqual([['translation-unit', 'warning']]);
});

test('A sentence that is missing from a long text is doubted', () => {
  const english =
    'For years the battery of an electric car meant nickel. That has changed. Iron phosphate is cheaper and lasts longer. The reading is harder to take.';
  const norwegian =
    'I årevis betydde batteriet i en elbil nikkel. Det har endret seg. Jernfosfat er billigere og varer lenger. Avlesningen er vanskeligere å ta.';
  const shorter = norwegian.replace(' Jernfosfat er billigere og varer lenger.', '');
  const said = (text: string) => pairFaults(block(english), block(text), 'nb').map(({ message }) => message);
  expect(said(norwegian)).toEqual([]);
  expect(said(shorter)).toEqual(['English has 4 sentences, and this has 3 and is shorter.']);
});

test('A short sentence that is missing from few words is doubted', () => {
  const said = (text: string) =>
    pairFaults(block('BatData proposes limits. Your people set them.'), block(text), 'nb').map(
      ({ message }) => message,
    );
  expect(said('BatData foreslår grenser, og folkene dine setter dem.')).toEqual([]);
  expect(said('BatData foreslår grenser.')).toEqual(['English has 2 sentences, and this has 1 and is shorter.']);
});

test('A figure in the form of English does not hide that its unit is another one', () => {
  const faults = pairFaults(
    block('It has 22,700 parts and 42.5 kWh.'),
    block('Den har 22 700 deler og 42.5 kW.'),
    'nb',
  );
  expect(faults.map(({ message }) => message)).toEqual([
    '42.5 is written 42,5 in Norwegian.',
    'The units differ: English has 42.5 kWh, and this has 42,5 kW.',
  ]);
});

test('A figure in the form of English does not hide that another figure differs', () => {
  const faults = pairFaults(
    block('It fell by 1.8 points, by 2.3 in 2024, and by 1.8 again.'),
    block('Det falt med 1.8 poeng, med 3,2 i 2024, og med 1.8 igjen.'),
    'nb',
  );
  expect(faults.map(({ message }) => message)).toEqual([
    '1.8 is written 1,8 in Norwegian.',
    'The figures differ: 2.3 in English is missing; 3,2 is not in English.',
  ]);
});

test.each([
  ['It may take 10 minutes in March, and you march 5 km.', 'Det kan ta 10 minutter, og du går 5 km.'],
  ['Both cars: two of three.', 'Begge bilene av tre.'],
  ['It was -10 °C, and minus 5 °C later.', 'Det var −10 °C, og minus 5 °C senere.'],
  ['Between 10–20 cars, or 10-20.', 'Mellom 10–20 biler, eller 10–20.'],
  ['It loses 2.3 percentage points, 17,000 times.', 'Det taper 2,3 prosentpoeng, 17 000 ganger.'],
  ['On 18 February 2027.', 'Den 18. februar 2027.'],
  ['We read 10 cars.', 'Vi leser av ti biler.'],
  ['It takes 30 minutes.', 'Det tar en halvtime.'],
  ['It lasts two years.', 'Det varer i 24 måneder.'],
  ['It takes a day.', 'Det tar 24 timer.'],
  ['One year of data.', '12 måneders data.'],
  ['One or two percentage points.', '1–2 prosentpoeng.'],
  ['It lasts 36 months.', 'Det varer i tre år.'],
  ['BatScan and BatData are ours. We make BatStream too.', 'BatScan og BatData er våre. Vi lager også BatStream.'],
  ['It was −20 °C outside.', 'Det var 20 kuldegrader ute.'],
  ['It was −20 °C outside.', 'Det var 20 minusgrader ute.'],
  ['It was −20 °C outside.', 'Det var tjue kuldegrader ute.'],
  ['It was −20 °C outside.', 'Det var minus tjue grader ute.'],
  ['It was −20 °C outside.', 'Det var 20 °C under null ute.'],
  ['It takes 45 minutes.', 'Det tar tre kvarter.'],
  ['It takes 15 minutes.', 'Det tar et kvarter.'],
  ['It takes 1.5 hours.', 'Det tar halvannen time.'],
  ['It takes 90 minutes.', 'Det tar 1,5 timer.'],
  ['We are in Sweden, Norway and Denmark.', 'Vi er i Sverige, Norge og Danmark.'],
  ['It drove 200,000 km, and the other 100,000 km.', 'Den kjørte 200 000 km, og den andre 100 000.'],
  ['We sell in Sweden and Denmark.', 'Vi selger i Skandinavia.'],
  ['It comes in Swedish and Danish.', 'Den kommer på svensk og dansk.'],
  ['It is in Dutch, and we speak English.', 'Den er på nederlandsk, og vi snakker engelsk.'],
  ['A Norwegian car and a Tesla.', 'En norsk bil og en Tesla.'],
  ['See Monday and Tuesday.', 'Se mandag og tirsdag.'],
  ['See BatScan, BatStream or BatData.', 'Prøv BatScan, BatStream eller BatData.'],
  ['It reads Tesla, Volvo and Kia.', 'Den leser Kia-er, Volvo og Teslas biler.'],
  ['It stores 8 kWh.', 'Den lagrer 8 kilowattimer.'],
  ['It kept 93% after 70,000 km.', 'Etter 70 000 km hadde den 93 %.'],
  ['It fell from 93% to 72%. Then 10 cars came.', 'Fra 93 % falt det til 72 %, og så kom 10 biler.'],
  ['If you like, read the age and mileage.', 'Les alder og kilometerstand hvis du vil.'],
  ['It shows age, mileage and price.', 'Den viser pris, alder og kilometerstand.'],
  ['Dealers and fleets trust it.', 'Både forhandlere, flåter stoler på den.'],
  ['Dealers and fleets trust it.', 'Forhandlere stoler på den sammen med flåter.'],
  ['Keep it between 20 and 80%, five or more times.', 'Hold det fra 20 til 80 %, minst fem ganger.'],
])('No doubt: %s', (english, norwegian) => {
  expect(pairFaults(block(english), block(norwegian), 'nb')).toEqual([]);
});

test('Of a chart the value that differs is named, and not all of its data', () => {
  const chart = (value: number, label = "'…'") => ({
    label: '<BarChart>',
    text: `<BarChart bars={[{ label: ${label}, value: 108, emphasis: true }, { label: '…', value: ${value} }]} unit="mV" id="curve">`,
    isKeyed: false,
    isFixed: true,
  });
  const said = (own: ReturnType<typeof chart>) => pairFaults(chart(141), own, 'nb').map(({ message }) => message);
  expect(said(chart(142))).toEqual(['<BarChart> has value: 142 where English has value: 141.']);
  const shorter = { ...chart(141), text: chart(141).text.replace(', emphasis: true', '') };
  expect(said(shorter)).toEqual(['<BarChart> has nothing where English has , emphasis: true.']);

  const english = chart(141);
  const several = { ...english, text: english.text.replace('108', '180').replace('141', '142').replace('mV', 'V') };
  expect(said(several)).toEqual([
    '<BarChart> has value: 180 where English has value: 108; value: 142 where English has value: 141; unit="V" where English has unit="mV".',
  ]);
  const [emptied] = said({ ...english, text: '<BarChart bars={[]} unit="V" id="curve">' });
  expect(emptied!.length).toBeLessThan(250);
  const further = { ...several, text: several.text.replace('emphasis: true', 'emphasis: false') };
  expect(said(further)).toEqual([
    '<BarChart> has value: 180 where English has value: 108; emphasis: false where English has emphasis: true; value: 142 where English has value: 141. There is 1 more difference.',
  ]);
  const [another] = said({ ...english, label: '<LineChart>', text: english.text.replace('Bar', 'Line') });
  expect(another!.length).toBeLessThan(250);
});
