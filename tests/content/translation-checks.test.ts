import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { addMissingBlocks } from '../../scripts/lib/missing-blocks.ts';
import { withoutConsequences } from '../../src/check/consequences.ts';
import { faultLine } from '../../src/check/fault.ts';
import { acceptFile } from '../../src/check/translation/accept.ts';
import { loadFileCheck } from '../../src/check/translation/checked-files.ts';
import { loadItemCheck, translationFaults, type CheckedFile } from '../../src/check/translation/faults.ts';
import { labelFaults } from '../../src/check/translation/label-faults.ts';
import { workList } from '../../src/check/translation/work-list.ts';
import { firstParagraph } from '../support/text-parts.ts';
import { copyTranslatedSite, translatedSite, type TranslatedSite } from '../support/translated-site.ts';

const sv = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
const interfaces = '<Interfaces product="batscan" />';
const no = 'i18n/no/docusaurus-plugin-content-docs/current/products/batscan.mdx';
const post = 'i18n/sv/docusaurus-plugin-content-blog/2026-10-01-lfp-is-different/index.mdx';
const norwegianPost = 'i18n/no/docusaurus-plugin-content-blog/2026-10-01-lfp-is-different/index.mdx';
const labels = 'i18n/sv/code.json';

const paragraph = firstParagraph(readFileSync(path.join(translatedSite, sv), 'utf8'));
const english = firstParagraph(readFileSync(path.join(translatedSite, 'src/content/products/batscan.mdx'), 'utf8'));

test('The translations of the site have no errors; what is missing or stale is none', async () => {
  const errors = [...(await translationFaults('.')), ...labelFaults('.')].filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors.map(faultLine)).toEqual([]);
});

describe('A fault of a translation is named with its place', () => {
  let site: TranslatedSite;
  beforeEach(() => {
    site = copyTranslatedSite();
  });
  afterEach(() => site.remove());

  test('A marked term that only the page of the glossary explains has a word of its heading', async () => {
    const entry = (name: string) =>
      `---\nheading: Words\n---\n\n<Glossary>\n\n<GlossaryEntry id="cell-group" name="${name}">\n\nCells.\n\n</GlossaryEntry>\n\n</Glossary>\n`;
    site.write('src/pages/glossary.mdx', entry('Cell group'));
    site.write('i18n/sv/docusaurus-plugin-content-pages/glossary.mdx', entry('Cellgrupp'));
    const product = 'src/content/products/batscan.mdx';
    const said = async (word: string) => {
      site.replace(product, interfaces, `The <Term id="cell-group">cell group</Term>.\n\n${interfaces}`);
      site.replace(sv, interfaces, `Se <Term id="cell-group">${word}</Term>.\n\n${interfaces}`);
      const found = (await translationFaults(site.folder)).filter(({ rule }) => rule === 'translation-term');
      site.replace(product, /The <Term id="cell-group">.*\n\n/, '');
      site.replace(sv, /Se <Term id="cell-group">.*\n\n/, '');
      return found.map(({ message }) => message);
    };
    expect(await said('modulen')).toEqual(['The glossary has "Cellgrupp" for "Cell group", and this says "modulen".']);
    expect(await said('cellgrupperna')).toEqual([]);
  });

  test('English too is read for mojibake', async () => {
    const file = 'i18n/en/server.json';
    site.write(file, site.read(file).replace(/"message": "/, '"message": "itâ€™s '));
    expect((await translationFaults(site.folder)).map(faultLine)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:\\d+:\\d+ .*"â€™" was "’"`)),
    ]);
  });

  test('Of a misspelt component nothing is said to be missing, and its English is not added', async () => {
    site.write(sv, site.read(sv).replaceAll('<UseCases', '<UseCasse').replaceAll('</UseCases', '</UseCasse'));
    expect((await translationFaults(site.folder)).map(faultLine)).toEqual([]);
    const before = site.read(sv);
    const work = workList(site.folder)[0]!.files.find(({ name }) => name === 'products/batscan')!;
    expect(addMissingBlocks(site.folder, work)).toEqual([
      `${sv}: there is no <UseCasse>. Did you mean <UseCases>? Mend it first.`,
    ]);
    expect(site.read(sv)).toBe(before);
  });

  test('A short paragraph that is lost beside a long one is missing, not joined', async () => {
    const file = 'src/content/products/batscan.mdx';
    site.replace(file, english, `${english}\n\nShort.`);
    site.replace(sv, paragraph, `${paragraph}\n\nKort.`);
    const { work, faults } = await checked();
    acceptFile(site.folder, { work, faults });
    site.replace(sv, `${paragraph}\n\nKort.`, paragraph);
    expect(
      (await translationFaults(site.folder)).filter(({ severity }) => severity === 'error').map(faultLine),
    ).toEqual([expect.stringContaining('The paragraph "Short." of the English text is missing.')]);
  });

  async function checked(): Promise<CheckedFile> {
    const work = workList(site.folder)[0]!.files.find(({ name }) => name === 'products/batscan')!;
    return { work, faults: (await loadItemCheck(site.folder))(work) };
  }

  test('The copy has none', async () => expect(await translationFaults(site.folder)).toEqual([]));

  test.each<[fault: string, file: string, before: string | RegExp, after: string, rule: string, message: string]>([
    ['a lost field', sv, /^tagline: .*\n/m, '', 'translation-dropped', 'The tagline "'],
    ['mojibake', labels, 'Öppna', 'Ã–ppna', 'encoding', '"Ã–" was "Ö"'],
    ['a lost letter', labels, 'Öppna', '\uFFFDppna', 'encoding', 'a letter was lost here'],
    [
      'the name of a product',
      sv,
      'BatScan läser av en begagnad',
      'Batscan läser av en begagnad',
      'translation-product',
      '"Batscan" is the name of a product',
    ],
    [
      'another product',
      sv,
      'BatScan läser av en begagnad',
      'BatData läser av en begagnad',
      'translation-product',
      'English is about BatScan, and this about BatData.',
    ],
    [
      'a heading of another level',
      post,
      '## Håller',
      '### Håller',
      'translation-shape',
      'begins with ###, in English with ##.',
    ],
    ['a bullet for a number', post, '3. **Hur', '- **Hur', 'translation-shape', 'has a number, and a bullet here'],
    ['a paragraph twice', sv, paragraph, `${paragraph}\n\n${paragraph}`, 'translation-twice', 'stands here twice'],
    ['a component', sv, `${interfaces}\n\n`, '', 'translation-dropped', 'The <Interfaces> "<Interfaces'],
    ['a renamed field', sv, 'tagline:', 'taglin:', 'translation-renamed', '"taglin" is "tagline" in English.'],
    [
      'a renamed source',
      post,
      /^ {2}bnef:/m,
      '  pris:',
      'translation-renamed',
      '"sources.pris" is "sources.bnef" in English.',
    ],
    ['a paragraph', sv, paragraph, '', 'translation-dropped', `The paragraph "${english.slice(0, 15)}`],
    ['a translated icon', sv, 'icon="truck"', 'icon="lastbil"', 'translation-fixed', '<UseCase icon="lastbil">'],
    ['another id', sv, 'id="calculator"', 'id="kalkyl"', 'translation-fixed', '<RoiCalculator id="kalkyl">'],
    ['another target', sv, 'to="/privacy/batscan"', 'to="/about"', 'translation-fixed', 'to="/about"'],
    ['another icon of the product', sv, 'icon: scan', 'icon: stream', 'translation-fixed', '"icon" is the same'],
    ['a translated name', sv, 'name: BatScan', 'name: Batteriläsaren', 'translation-fixed', '"name" is the same'],
    ['another claim', sv, '"resaleUplift"', '"uptime"', 'translation-fixed', '<Claim id="uptime" />'],
    [
      'another page linked',
      sv,
      '(/products/batscan/vehicle-coverage)',
      '(/demo)',
      'translation-link',
      '/demo is not in',
    ],
    ['a link dropped', sv, '[Räkna ut vad de ger er](#calculator)', 'Räkna', 'translation-link', '#calculator of'],
    [
      'a source URL',
      post,
      'https://www.livemint.com',
      'https://a.example',
      'translation-fixed',
      'sources.livemint.url',
    ],
    [
      'a source in the text',
      post,
      '<Source id="iea">',
      '<Source id="bnef">',
      'translation-component',
      '<Source id="bnef">',
    ],
    ['an anchor', post, '{/* #price */}', '{/* #pris */}', 'translation-anchor', '/* #pris */'],
    [
      'a figure in prose',
      post,
      '141 millivolt',
      '114 millivolt',
      'translation-figure',
      '141 in English is missing; 114',
    ],
    ['a figure in a chart', post, 'value: 128', 'value: 182', 'translation-fixed', 'value: 182'],
    [
      'a figure in the form of English',
      post,
      '2 millivolt',
      '2.0 millivolt',
      'translation-figure',
      '0 is not in English',
    ],
    ['a bold part', post, /\*\*([^*]+)\*\*/, '$1', 'translation-bold', 'Parts in bold: '],
    [
      'half of a paragraph',
      post,
      /^(I åratal betydde).*$/m,
      '$1 nickel.',
      'translation-short',
      'has 6 sentences, and this has 1',
    ],
    ['a paragraph split', post, /^(Det första skälet är priset\.) /m, '$1\n\n', 'translation-split', 'has become two'],
    [
      'spaces in braces',
      labels,
      '{figure}',
      '{ figure }',
      'translation-placeholder',
      'Remove the spaces in "{ figure }"',
    ],
    ['a label in English', labels, '"Öppna menyn"', '"Open menu"', 'translation-english', 'still English'],
    [
      'a negation, with the command that accepts it',
      labels,
      '"Öppna menyn"',
      '"Öppna inte menyn"',
      'translation-negation',
      'if it says the same, accept it: npm run i18n -- accept sv labels ',
    ],
    [
      'a label in other English words',
      labels,
      /"demo\.form\.businessType": \{\s+"message": "[^"]*"/,
      '"demo.form.businessType": { "message": "Business type"',
      'translation-language',
      'This reads like English, not like Swedish',
    ],
    [
      'a unit',
      post,
      '90\u00a0% laddning med',
      '90 laddning med',
      'translation-unit',
      'English has 90%, and this has 90.',
    ],
    ['a placeholder', 'i18n/sv/code.json', '{figure}', '{siffra}', 'translation-placeholder', '{siffra} is not in'],
    ['one of a mail', 'i18n/sv/server.json', '{site}', 'oss', 'translation-placeholder', '{site} of the English'],
    [
      'a long button',
      labels,
      'Öppna menyn',
      'Öppna hela den långa menyn med alla sidor',
      'translation-length',
      'This button has',
    ],
    [
      'a word that the language does not use here',
      'i18n/no/code.json',
      '"Bestill en demo"',
      '"Bestill en AI-demo i forhold til"',
      'translation-glossary',
      'The glossary does not use "i forhold til". Write "sammenlignet med, for", in its form here.',
    ],
    [
      'a label with the words of another one',
      'i18n/no/code.json',
      /("demo\.form\.phone": \{\s+"message": ")[^"]*/,
      '$1Bedrift',
      'translation-same-label',
      '"Bedrift" stands for "Company" too (demo.form.company), and this is "Phone" in English.',
    ],
    ['JSON', 'i18n/sv/server.json', '",', '"', 'json-syntax', 'This is not JSON'],
    [
      'a word of another language',
      sv,
      'Sortera returfordon',
      'Sortera kjøretøy',
      'translation-glossary',
      'Write "fordon"',
    ],
    [
      'an English paragraph',
      sv,
      paragraph,
      'Put the adapter into the socket of the car, then open the app on your phone and wait for it.',
      'translation-language',
      'like English',
    ],
    [
      'a Danish paragraph in Norwegian',
      no,
      'Nei. ',
      'Nej. Batteriet behøver ikke være fuldt, og bilen bliver stående, hvor den er, mens appen læser data af. ',
      'translation-language',
      'like Danish',
    ],
    [
      'one English sentence',
      sv,
      paragraph,
      `${paragraph} ${english}`,
      'translation-language',
      `"${english}" reads like English`,
    ],
    [
      'one sentence in other English words',
      sv,
      paragraph,
      `${paragraph} It knows which car it has been put into.`,
      'translation-language',
      '"It knows which car it has been put into." reads like English',
    ],
    [
      'a Danish label',
      'i18n/no/code.json',
      'Bestill en demo',
      'Bestil en demo',
      'translation-language',
      'like Danish, not like Norwegian: "bestil"',
    ],
    [
      'a Norwegian word in a title',
      sv,
      paragraph,
      `${paragraph} Verdien kan ändras.`,
      'translation-foreign-word',
      '"Verdien" is not Swedish. Write "värdet"',
    ],
    ...(
      [
        ['a short Danish label', 'Valgfrit'],
        ['a Danish button', 'Tilføj en demo'],
        ['a Danish state', 'Den forbliver tom'],
      ] as const
    ).map(([name, text]): [string, string, string, string, string, string] => [
      name,
      'i18n/no/code.json',
      '"Bestill en demo"',
      `"${text}"`,
      'translation-language',
      'like Danish',
    ]),
    ['an English label', labels, '"Boka en demo"', '"Book your demo"', 'translation-language', 'like English'],
    [
      'a Danish mail',
      'i18n/no/server.json',
      'Meldingen din har kommet fram',
      'Din besked er nået frem',
      'translation-language',
      'like Danish',
    ],
    ['a Danish property', no, 'title="Koble til"', 'title="Tilslut nu"', 'translation-language', 'like Danish'],
    [
      'a Danish field',
      no,
      /^tagline: .*$/m,
      'tagline: Din rapport, læst af en telefon',
      'translation-language',
      'like Danish',
    ],
    [
      'a contrary term',
      'data/glossary/sv.json',
      /"avoid": \[/,
      '"avoid": ["batterihälsa", ',
      'glossary-contrary',
      'among those to avoid',
    ],
    [
      'one word of a neighbour',
      sv,
      'Sortera returfordon',
      'Sortera varebiler',
      'translation-foreign-word',
      'Write "skåpbil"',
    ],
    [
      'a letter of a neighbour',
      sv,
      'Sortera returfordon',
      'Sortera kørsel',
      'translation-foreign-word',
      'has no such letter',
    ],
    [
      'a link with a space',
      sv,
      '](/products/batscan/vehicle',
      '] (/products/batscan/vehicle',
      'translation-link',
      'A space stands between ] and (',
    ],
    [
      'quotation marks of a neighbour',
      sv,
      paragraph,
      `${paragraph} »Så.«`,
      'translation-quotes',
      'which are set as ”…”',
    ],
    [
      'a question',
      sv,
      /<Question title[^]*?<\/Question>\n\n/,
      '',
      'translation-dropped',
      'The <Question> "Which vehicles can be read?"',
    ],
    ['a term', 'data/glossary/sv.json', '"report"', '"rapport"', 'glossary-missing', 'no word for "report"'],
    ['a surplus block', sv, interfaces, `${interfaces}\n\nExtra.`, 'translation-surplus', '1 block is not in'],
  ])('%s', async (_fault, file, before, after, rule, message) => {
    site.replace(file, before, after);
    const found = (await translationFaults(site.folder)).filter((fault) => fault.rule === rule);
    expect(found.map(faultLine)).toEqual([expect.stringContaining(message)]);
    expect(found[0]!.file).toBe(file);
  });

  test('a file of another language, once', async () => {
    site.write(sv, site.read(no));
    const found = (await translationFaults(site.folder)).filter(({ rule }) => rule === 'translation-language');
    expect(found.map(faultLine)).toEqual([
      expect.stringMatching(/\d\d blocks of this file read like another language, the first like Norwegian\. Is it/),
    ]);
  });

  test('a file with the text of another page, once', async () => {
    site.write(sv, site.read(post));
    const found = withoutConsequences(await translationFaults(site.folder));
    expect(found.map(faultLine)).toEqual([
      `${sv}  This file has the text of blog/2026-10-01-lfp-is-different. "git restore" brings back what was here.`,
    ]);
  });

  test('a few components that were dropped do not make a file that of another page', async () => {
    site.replace(sv, /<UseCases[^]*<\/UseCases>/, '');
    const found = await translationFaults(site.folder);
    expect(found.filter(({ rule }) => rule === 'translation-dropped')).not.toEqual([]);
    expect(found.filter(({ rule }) => rule === 'translation-other-file')).toEqual([]);
  });

  test.each([
    ['sv', post, 'ladnings profilen', 'En ladningsprofil'],
    ['no', norwegianPost, 'varsel lamper', 'Varsellampen'],
  ])('a compound in %s that is one word in another text is none as two', async (code, file, split, joined) => {
    const said = async () =>
      (await translationFaults(site.folder)).filter(({ rule }) => rule === 'translation-split-word').map(faultLine);
    site.replace(`i18n/${code}/code.json`, /("nav\.logo": \{\s+"message": "[^"]*)/, `$1. ${joined}`);
    expect(await said()).toEqual([]);
    const first = firstParagraph(site.read(file));
    site.replace(file, first, `To ${split}. ${first}`);
    expect(await said()).toEqual([
      expect.stringContaining(`"${split}" is one word elsewhere. Write "${split.replace(' ', '')}".`),
    ]);

    for (const name of ['american-spelling', 'praise']) site.write(`data/${name}.json`, '{}');
    const ofLanguage = workList(site.folder).find(({ language }) => language.code === code)!;
    const files = (await loadFileCheck(site.folder))(ofLanguage, ofLanguage.files);
    const isSplit = ({ fault }: CheckedFile['faults'][number]) => fault.rule === 'translation-split-word';
    const [found, ...others] = files.filter(({ faults }) => faults.some(isSplit));
    expect(others).toEqual([]);
    // What somebody has accepted as two words is two.
    acceptFile(site.folder, found!, { blocks: [found!.faults.find(isSplit)!.item.name] });
    expect(await said()).toEqual([]);
  });
});
