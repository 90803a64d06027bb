import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { cleanTranslations } from '../../scripts/lib/label-files.ts';
import { addMissingBlocks } from '../../scripts/lib/missing-blocks.ts';
import { removeSurplusBlocks } from '../../scripts/lib/surplus-blocks.ts';
import { areFiles, filesOfPath, unknownFile } from '../../scripts/lib/work-list-choice.ts';
import { hintOf } from '../../scripts/lib/work-list-text.ts';
import { acceptFile } from '../../src/check/translation/accept.ts';
import { loadItemCheck, translationFaults } from '../../src/check/translation/faults.ts';
import { acceptedSince, reopenBlocks } from '../../src/check/translation/reopen.ts';
import { sourcesIn } from '../../src/check/translation/sources.ts';
import { workList, type FileWork } from '../../src/check/translation/work-list.ts';
import { copyTranslatedSite, translatedSite, type TranslatedSite } from '../support/translated-site.ts';

const name = 'blog/2026-10-01-lfp-is-different';
const post = `${name}/index.mdx`;
const swedish = `i18n/sv/docusaurus-plugin-content-${post}`;
const sources = `i18n/sv/sources/${post}.json`;
const original = (file: string) => readFileSync(path.join(translatedSite, file), 'utf8');

const paragraphs = (text: string) => text.match(/^\p{Lu}.*\.$/gmu)!;
const items = (text: string) => text.match(/^- .*$/gm)!;
const english = { paragraphs: paragraphs(original(post)), items: items(original(post)) };
const translated = { paragraphs: paragraphs(original(swedish)), items: items(original(swedish)) };

let site: TranslatedSite;
beforeEach(() => {
  site = copyTranslatedSite();
  site.commit();
});
afterEach(() => site.remove());

const work = (): FileWork => workList(site.folder)[0]!.files.find((file) => file.name === name)!;
const open = () =>
  work()
    .items.filter(({ state }) => state !== 'complete')
    .map(({ state, now, then, translation }) => `${state} ${(now ?? then ?? translation)!.text}`);
const errors = async () => (await translationFaults(site.folder)).filter(({ severity }) => severity === 'error');
const removeLine = (file: string, line: string) => site.replace(file, `${line}\n`, '');
const moveToEnd = (file: string, part: string) => {
  site.replace(file, `${part}\n\n`, '');
  site.write(file, `${site.read(file).trimEnd()}\n\n${part}\n`);
};

describe('What English has moved', () => {
  test.each([
    ['a paragraph', false],
    ['a paragraph, of which no accepted text is on record', true],
  ])('%s, is moved in the translation by add, and never removed', async (_what, isOld) => {
    if (isOld) {
      const { translations: _, ...record } = JSON.parse(site.read(sources)) as Record<string, unknown>;
      site.write(sources, JSON.stringify(record));
    }
    moveToEnd(post, english.paragraphs[1]!);
    expect(open()).toEqual([`moved ${english.paragraphs[1]}`]);
    expect(await errors()).toEqual([]);
    expect(removeSurplusBlocks(site.folder, work())).toEqual([]);
    expect(acceptFile(site.folder, { work: work(), faults: [] }).refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^it stands elsewhere than the English\. This moves it: npm run i18n -- add sv blog\//),
    ]);
    expect(addMissingBlocks(site.folder, work())).toEqual([expect.stringMatching(/moved .* to its place\.$/)]);
    expect(open()).toEqual([]);
    const expected = original(swedish).replace(`${translated.paragraphs[1]}\n\n`, '');
    expect(site.read(swedish)).toBe(`${expected.trimEnd()}\n\n${translated.paragraphs[1]}\n`);
  });

  test('and altered is moved first, and stale then', () => {
    const altered = english.paragraphs[1]!.replace(/\.$/, ', and more.');
    site.replace(post, english.paragraphs[1]!, altered);
    moveToEnd(post, altered);
    expect(open()).toEqual([`moved ${altered}`]);
    addMissingBlocks(site.folder, work());
    expect(open()).toEqual([`stale ${altered}`]);
  });

  test('while something new came to its place, is not taken for the new', () => {
    moveToEnd(post, english.paragraphs[1]!);
    site.replace(post, english.paragraphs[2]!, `Something new.\n\n${english.paragraphs[2]}`);
    expect(open()).toEqual(['missing Something new.', `moved ${english.paragraphs[1]}`]);
    addMissingBlocks(site.folder, work());
    expect(open()).toEqual(['missing Something new.']);
  });

  test('and the translator too, is done', () => {
    moveToEnd(post, english.paragraphs[1]!);
    moveToEnd(swedish, translated.paragraphs[1]!);
    expect(open()).toEqual([]);
  });
});

test.each(['paragraphs', 'items'] as const)('Two %s that change places in a translation are put back', (kind) => {
  const [first, second] = translated[kind] as [string, string];
  site.replace(swedish, first, '§§');
  site.replace(swedish, second, first);
  site.replace(swedish, '§§', second);
  const list = work();
  const states = list.items.map(({ state }) => state).filter((state) => state !== 'complete');
  expect(new Set(states)).toEqual(new Set(['moved']));
  addMissingBlocks(site.folder, list);
  expect(site.read(swedish)).toBe(original(swedish));
});

test('The item of a list that is lost is the one that is missing, and comes back in its place', async () => {
  expect(english.items.length).toBeGreaterThan(2);
  const at = english.items.length - 2;
  removeLine(swedish, translated.items[at]!);
  expect(open()).toEqual([`missing ${english.items[at]!.slice(2)}`]);
  expect((await errors()).map(({ message }) => message)).toEqual([
    expect.stringContaining(english.items[at]!.slice(2, 60)),
  ]);
  addMissingBlocks(site.folder, work());
  expect(items(site.read(swedish))).toEqual(translated.items.with(at, english.items[at]!));
});

test('English that waits for its translation has no wrong figures', async () => {
  const paragraph = 'It takes 1.5 seconds for 2,000 cells.';
  site.replace(post, english.paragraphs[1]!, `${paragraph}\n\n${english.paragraphs[1]}`);
  addMissingBlocks(site.folder, work());
  expect(open()).toEqual([`missing ${paragraph}`]);
  expect(await errors()).toEqual([]);
});

test('A translation that was edited after it was accepted is unreviewed until it is accepted again', async () => {
  site.replace(swedish, translated.paragraphs[1]!, `${translated.paragraphs[1]} Alltid.`);
  expect(open()).toEqual([`unreviewed ${english.paragraphs[1]}`]);
  const item = work().items.find(({ state }) => state === 'unreviewed')!;
  expect(hintOf(item)).toBe('It was changed since it was accepted.');
  const check = await loadItemCheck(site.folder);
  acceptFile(site.folder, { work: work(), faults: check(work()) });
  expect(open()).toEqual([]);
});

test('An acceptance can be taken back: the block is open, the others stay, and accepting it restores the record', async () => {
  const record = (): unknown => JSON.parse(site.read(sources));
  const before = record();
  const { name: chosen } = work().items.find(({ now }) => now?.text === english.paragraphs[1])!;
  expect(reopenBlocks(site.folder, work(), [chosen]).map(({ name: reopened }) => reopened)).toEqual([chosen]);
  expect(open()).toEqual([`unreviewed ${english.paragraphs[1]}`]);
  expect(hintOf(work().items.find(({ state }) => state === 'unreviewed')!)).toBe('Its acceptance was taken back.');
  site.replace(post, english.paragraphs[1]!, `${english.paragraphs[1]} And more.`);
  expect(open()).toEqual([`stale ${english.paragraphs[1]} And more.`]);
  site.replace(post, `${english.paragraphs[1]!} And more.`, english.paragraphs[1]!);
  const check = await loadItemCheck(site.folder);
  acceptFile(site.folder, { work: work(), faults: check(work()) }, { blocks: [chosen] });
  expect(record()).toEqual(before);
  expect(reopenBlocks(site.folder, work(), ['no-such-block'])).toEqual([]);
});

test('What was accepted since an earlier record is known', async () => {
  const before = sourcesIn(site.read(sources));
  expect(acceptedSince(work(), before)).toEqual([]);
  site.replace(swedish, translated.paragraphs[1]!, `${translated.paragraphs[1]} Alltid.`);
  const check = await loadItemCheck(site.folder);
  const { accepted } = acceptFile(site.folder, { work: work(), faults: check(work()) }, {});
  expect(accepted).toHaveLength(1);
  expect(acceptedSince(work(), before)).toEqual(accepted.map(({ name: acceptedName }) => acceptedName));
});

test('Where no accepted texts are on record, a stale block has to be named; accepting the file records them', () => {
  const { translations: _, ...record } = JSON.parse(site.read(sources)) as Record<string, unknown>;
  site.write(sources, JSON.stringify(record));
  const accept = (blocks: string[] = []) => acceptFile(site.folder, { work: work(), faults: [] }, { blocks });
  site.replace(post, english.paragraphs[1]!, `${english.paragraphs[1]} And more.`);
  const [refused] = accept().refused;
  expect(refused!.reason).toContain('which text was accepted is not on record');
  expect(site.read(sources)).toContain('"translations"');
  expect(accept([refused!.item.name]).accepted).toHaveLength(1);
  expect(open()).toEqual([]);
});

test('Cleaning a post leaves labels alone', () => {
  const labels = JSON.parse(site.read('i18n/en/code.json')) as Record<string, object>;
  delete labels['demo.form.branch'];
  site.write('i18n/en/code.json', JSON.stringify(labels));
  expect(cleanTranslations(site.folder, 'sv', [work()])).toEqual([]);
  expect(cleanTranslations(site.folder, 'sv')).toEqual(['i18n/sv/code.json: removed demo.form.branch.']);
});

test('Behind a file stand other files, or its blocks', () => {
  const [language] = workList(site.folder);
  expect(areFiles(language!, name, ['careers', 'products/'])).toBe(true);
  expect(areFiles(language!, name, ['title'])).toBe(false);
  // One that is neither is a slip in the name of a file.
  expect(areFiles(language!, name, ['careers', 'produts/'])).toBe(true);
  expect(areFiles(language!, 'labels', ['careers', 'demo.form.name'])).toBe(false);
});

test.each([
  [['accept', 'sv'], 'Name what you have read: npm run i18n -- accept sv products/batscan'],
  [['add', 'sv', 'labels', 'about', 'tags', 'mails'], 'There is no "tags". Did you mean "blog/tags"?'],
  [['accept', 'sv', 'labels', 'about', 'tags'], 'There is no "tags".'],
])('%j does nothing, and says what is wrong', (words, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/i18n.ts', ...words], { encoding: 'utf8' });
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test('A name means one file, and a folder has a slash at its end', () => {
  site.write('src/pages/products/index.mdx', '---\ntitle: Products\n---\n');
  site.write('src/pages/products/batscan/kit.mdx', '---\ntitle: Kit\n---\n');
  const [language] = workList(site.folder);
  const namesOf = (path: string) => filesOfPath(language!, path).map((file) => file.name);
  expect(namesOf('products')).toEqual(['products']);
  expect(namesOf('src/pages/products/index.mdx')).toEqual(['products']);
  expect(namesOf('products/batscan')).toEqual(['products/batscan']);
  expect(namesOf('products/batscan/')).toEqual(['products/batscan/kit']);
  expect(namesOf('products/')).toEqual(['products/batscan', 'products/batscan/kit']);
  expect(namesOf('blog')).toEqual([]);
  expect(unknownFile('blog', language!)).toBe('There is no "blog". Did you mean all in the folder, "blog/"?');
});

test('The folder of a language that the site does not have is named', async () => {
  site.write('i18n/xx/code.json', '{}');
  expect((await translationFaults(site.folder)).map(({ file, message }) => [file, message])).toEqual([
    ['i18n/xx', 'data/locales.json has no language "xx".'],
  ]);
});

test('Changed properties that are the same in every language are copied, and words stay', () => {
  const product = 'src/content/products/batscan.mdx';
  const its = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const file = () => workList(site.folder)[0]!.files.find((each) => each.source === product)!;
  site.replace(product, '<UseCase icon="truck"', '<UseCase icon="users" wide');
  site.replace(product, 'id="calculator"', 'id="value"');
  expect(addMissingBlocks(site.folder, file())).toHaveLength(2);
  const [, title] = /<UseCase icon="truck" (title="[^"]*")/.exec(original(its))!;
  expect(site.read(its)).toContain(`<UseCase icon="users" wide ${title}>`);
  expect(site.read(its)).toContain('id="value"');
  expect(file().items.filter(({ state }) => state !== 'complete')).toEqual([]);
});

test('A component that another one replaces keeps its words and their acceptance, once the translation has it too', () => {
  site.write(post, site.read(post).replaceAll('<BarChart', '<LineChart'));
  expect(new Set(work().items.map(({ state }) => state))).toEqual(new Set(['complete', 'missing', 'surplus']));
  site.write(swedish, site.read(swedish).replaceAll('<BarChart', '<LineChart'));
  expect(open()).toEqual([]);
});

test('An item that becomes a paragraph on both sides is neither missing nor surplus', () => {
  const last = english.items.length - 1;
  for (const [file, all] of [
    [post, english.items],
    [swedish, translated.items],
  ] as const)
    site.replace(file, all[last]!, `\n${all[last]!.replace(/^- /, '')}\n`);
  expect(open()).toEqual([`unreviewed ${english.items[last]!.replace(/^- /, '')}`]);
});

describe('A component without attributes of its own', () => {
  const product = 'src/content/products/batscan.mdx';
  const its = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const parts = (text: string, name: string) => text.match(new RegExp(`<${name} [^]*?</${name}>\\n\\n`, 'g'))!;
  const file = () => workList(site.folder)[0]!.files.find((each) => each.source === product)!;
  const openIn = () =>
    file()
      .items.filter(({ state }) => state !== 'complete')
      .map(({ state, now, then, translation }) => `${state} ${(now ?? then ?? translation)!.text}`);
  /** Puts a component before another one of the same name. */
  const moveBefore = (path: string, name: string, from: number, to: number) => {
    const all = parts(site.read(path), name);
    site.replace(path, all[from]!, '');
    site.replace(path, all[to]!, all[from]! + all[to]!);
  };

  test.each([
    ['Question', 2, 0],
    ['Question', 1, 0],
    ['Question', 0, 2],
    ['ReportPart', 3, 1],
    ['Limit', 2, 0],
  ])('<%s> moves as a whole, and nothing is missing', async (component, from, to) => {
    moveBefore(product, component, from, to);
    expect(openIn()).toEqual([`moved <${component}>`]);
    expect(await errors()).toEqual([]);
    expect(removeSurplusBlocks(site.folder, file())).toEqual([]);
    const done = addMissingBlocks(site.folder, file());
    expect(done).toEqual([expect.stringMatching(new RegExp(`moved .* \\(<${component}>\\) to its place\\.$`))]);
    expect(openIn()).toEqual([]);
    const [english, translated] = [product, its].map((each) => parts(original(each), component));
    const order = parts(site.read(product), component).map((part) => english!.indexOf(part));
    expect(parts(site.read(its), component)).toEqual(order.map((index) => translated![index]));
  });

  test('that gives way to another one elsewhere is surplus, the new one is missing, and clean removes what is gone', () => {
    const gone = parts(site.read(product), 'Question').at(-1)!;
    site.replace(product, gone, '');
    site.replace(product, '<Question ', '<Question title="How often?">\n\nTwice a year.\n\n</Question>\n\n<Question ');
    expect(
      openIn()
        .map((each) => each.split(' ', 1)[0]!)
        .toSorted(),
    ).toEqual([...['missing', 'missing', 'missing'], ...['surplus', 'surplus', 'surplus']]);
    expect(addMissingBlocks(site.folder, file())).toHaveLength(1);
    site.replace(its, 'title="How often?"', 'title="Hur ofta?"');
    site.replace(its, 'Twice a year.', 'Två gånger om året.');
    expect(acceptFile(site.folder, { work: file(), faults: [] }).refused).toEqual([]);
    expect(removeSurplusBlocks(site.folder, file())).toEqual([
      expect.stringMatching(/removed the <Question> "Vad avgör priset\?"\.$/),
    ]);
    expect(openIn()).toEqual([]);
  });

  test('that another component replaces with other words is surplus, and add puts the new one in once', () => {
    const last = /<Limits [^]*<\/Limits>\n\n/.exec(site.read(product))![0];
    site.replace(
      product,
      last,
      '<TextSection id="talk" title="Talk to us">\n\nPrices rise in May.\n\n</TextSection>\n\n',
    );
    expect(addMissingBlocks(site.folder, file())).toHaveLength(1);
    expect(addMissingBlocks(site.folder, file())).toEqual([]);
    expect(parts(site.read(its), 'TextSection')).toHaveLength(1);
    expect(openIn().filter((each) => each.startsWith('missing'))).toEqual([
      'missing Talk to us',
      'missing Prices rise in May.',
    ]);
    const [removed] = removeSurplusBlocks(site.folder, file());
    expect(removed).toMatch(/removed the <Limits>/);
    expect(site.read(its)).not.toContain('<Limits');
  });

  test('is moved with what is in it where the record of a property is an older one', () => {
    site.replace(sources.replace(post, product), 'icon=\\"truck\\"', 'icon=\\"users\\"');
    const useCases = /<UseCases [^]*<\/UseCases>\n\n/.exec(site.read(product))![0];
    site.replace(product, useCases, '');
    site.replace(product, '<Questions ', `${useCases}<Questions `);
    expect(openIn().map((each) => each.split(' ', 1)[0]!)).toEqual(['moved']);
  });

  test('moves with a component of one line at its end', async () => {
    for (const path of [product, its]) {
      const last = parts(site.read(path), 'Question').at(-1)!;
      site.replace(path, last, last.replace('</Question>', '<ContactMethods />\n\n</Question>'));
    }
    site.replace(product, 'What drives the price?', 'What sets the price?');
    site.replace(its, 'Vad avgör priset?', 'Vad styr priset?');
    acceptFile(site.folder, { work: file(), faults: [] });
    expect(openIn()).toEqual([]);
    moveBefore(product, 'Question', 2, 0);
    expect(openIn()).toEqual(['moved <Question>']);
    expect(await errors()).toEqual([]);
    addMissingBlocks(site.folder, file());
    expect(openIn()).toEqual([]);
    expect(parts(site.read(its), 'Question')[0]).toContain('<ContactMethods />');
  });

  test('that the translator moves by hand is done', async () => {
    moveBefore(product, 'Question', 2, 0);
    moveBefore(its, 'Question', 2, 0);
    expect(openIn()).toEqual([]);
    expect(await errors()).toEqual([]);
  });

  test('moves in one go with an id that changed elsewhere', async () => {
    moveBefore(product, 'Question', 2, 0);
    site.replace(product, 'id="calculator"', 'id="value"');
    expect(addMissingBlocks(site.folder, file())).toHaveLength(2);
    expect(site.read(its)).toContain('id="value"');
    expect(openIn()).toEqual([]);
    expect(await errors()).toEqual([]);
  });

  test('and that was changed within is moved, and what was changed is stale', async () => {
    moveBefore(product, 'Question', 2, 0);
    const answer = 'No. The car may be partly charged, and it stays where it is.';
    site.replace(product, 'The number of reports a month. There are', 'What counts is how often you test. There are');
    site.replace(product, answer, 'No.');
    expect(openIn().map((line) => line.split(' ', 2)[0])).toEqual(['moved', 'stale', 'stale']);
    expect(await errors()).toEqual([]);
    addMissingBlocks(site.folder, file());
    expect(openIn().map((line) => line.split(' ', 2)[0])).toEqual(['stale', 'stale']);
  });

  test('that got another title is moved with the rest of it', async () => {
    moveBefore(product, 'Question', 2, 0);
    site.replace(product, 'What drives the price?', 'How much is it?');
    expect(openIn()).toEqual(['moved <Question>', 'stale How much is it?']);
    expect(await errors()).toEqual([]);
  });

  test('beside a new and a removed one keeps its own translation', async () => {
    moveBefore(product, 'Question', 2, 0);
    const all = parts(site.read(product), 'Question');
    site.replace(product, all[1]!, '<Question title="New?">\n\nYes.\n\n</Question>\n\n');
    expect(openIn()).toContainEqual(expect.stringMatching(/^surplus/));
    expect(openIn()).toEqual(expect.arrayContaining(['moved <Question>', 'missing New?', 'missing Yes.']));
    expect(await errors()).toEqual([]);
    addMissingBlocks(site.folder, file());
    site.commit();
    expect(removeSurplusBlocks(site.folder, file())).toEqual([
      expect.stringMatching(/removed the <Question> "Vilka fordon kan läsas av\?"\.$/),
    ]);
    const swedish = parts(original(its), 'Question');
    const added = '<Question title="New?">\n\nYes.\n\n</Question>\n\n';
    expect(parts(site.read(its), 'Question')).toEqual([swedish[2], added, swedish[1]]);
  });
});

test('Of paragraphs that were edited while one was dropped, the dropped one is named, and add puts back that one', async () => {
  const texts = [
    [
      'For a van operator with 40 vehicles that is one reading a week, at any hour.',
      'För ett åkeri med 40 bilar är det en avläsning i veckan.',
    ],
    ['Before you sign, [ask us](/contact).', 'Innan du skriver på: [fråga oss](/contact).'],
    [
      'It takes long, and it is a text of several sentences. This is one of them. And this is another one.',
      'Det tar lång tid, och det är en text med flera meningar. Det här är en. Och det här är en till.',
    ],
  ] as const;
  const write = (path: string, added: readonly string[]) =>
    site.write(path, `${original(path).trimEnd()}\n\n${added.join('\n\n')}\n`);
  write(
    post,
    texts.map(([text]) => text),
  );
  write(
    swedish,
    texts.map(([, text]) => text),
  );
  acceptFile(site.folder, { work: work(), faults: [] });
  expect(open()).toEqual([]);
  for (const dropped of [0, 1, 2]) {
    write(
      swedish,
      texts.flatMap(([, text], index) => (index === dropped ? [] : [`Ja. ${text}`])),
    );
    expect(open().filter((line) => line.startsWith('missing'))).toEqual([`missing ${texts[dropped]![0]}`]);
    addMissingBlocks(site.folder, work());
    expect(site.read(swedish)).toContain(texts[dropped]![0]);
  }
});

test('Of a file that is the one of another language nothing is accepted', async () => {
  const product = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  const its = 'i18n/no/docusaurus-plugin-content-docs/current/products/batscan.mdx';
  site.write(its, original(product));
  const norwegian = workList(site.folder, 'no')[0]!.files.find(({ source }) =>
    source.endsWith('products/batscan.mdx'),
  )!;
  const faults = (await loadItemCheck(site.folder))(norwegian);
  const before = site.read(`i18n/no/sources/src/content/products/batscan.mdx.json`);
  const { accepted, refused } = acceptFile(site.folder, { work: norwegian, faults });
  expect(accepted).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(
      /^\d+ of \d+ texts of this file do not fit the English\. Is it the file of another page or language\?/,
    ),
  ]);
  expect(site.read(`i18n/no/sources/src/content/products/batscan.mdx.json`)).toBe(before);
});

test('A number with a point at the beginning of a paragraph makes a list, and is named as that', async () => {
  site.replace(swedish, translated.paragraphs[1]!, `1. ${translated.paragraphs[1]!}`);
  expect((await errors()).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^A number with a point begins a list here, and ".*" begins a paragraph\.$/),
  ]);
});

test('A numbered item too many is no fault of a paragraph that is new in English', async () => {
  site.write(post, `${site.read(post).trimEnd()}\n\nThis paragraph is new.\n`);
  site.write(swedish, `${site.read(swedish).trimEnd()}\n\n1. En rad för mycket.\n`);
  expect(await errors()).toEqual([]);
});
