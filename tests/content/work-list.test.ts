import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { acceptanceLines } from '../../scripts/lib/acceptance-text.ts';
import { loadAcceptedTexts } from '../../scripts/lib/accepted-text.ts';
import { searchLines } from '../../scripts/lib/block-search-text.ts';
import { blockRank } from '../../scripts/lib/block-search.ts';
import { addMissingLabels, cleanTranslations } from '../../scripts/lib/label-files.ts';
import { addMissingBlocks } from '../../scripts/lib/missing-blocks.ts';
import { removeSurplusBlocks } from '../../scripts/lib/surplus-blocks.ts';
import { diffLine, textDiff } from '../../scripts/lib/text-diff.ts';
import { unknownFile } from '../../scripts/lib/work-list-choice.ts';
import { workListPage } from '../../scripts/lib/work-list-page.ts';
import { languageTable } from '../../scripts/lib/work-list-table.ts';
import {
  countsOf,
  fullLines,
  hintOf,
  inWords,
  nextStep,
  shortLines,
  stateOfItem,
  urgentItems,
  wordsLeft,
} from '../../scripts/lib/work-list-text.ts';
import { faultLine } from '../../src/check/fault.ts';
import { acceptFile, type Acceptance, type AcceptOptions } from '../../src/check/translation/accept.ts';
import { loadItemCheck, translationFaults, type CheckedFile } from '../../src/check/translation/faults.ts';
import { loadTextDoubts } from '../../src/check/translation/text-doubts.ts';
import { workList, type FileWork } from '../../src/check/translation/work-list.ts';
import { languagesOf } from '../../src/plugins/language-graph.ts';
import { firstParagraph, placeIn } from '../support/text-parts.ts';
import { copyTranslatedSite, translatedSite, type TranslatedSite } from '../support/translated-site.ts';

const product = 'src/content/products/batscan.mdx';
const interfaces = '<Interfaces product="batscan" />';
const post = 'blog/2026-10-01-lfp-is-different/index.mdx';
const swedish = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';
const firstWords = (text: string) => text.split(' ').slice(0, 3).join(' ');
const swedishPost = 'i18n/sv/docusaurus-plugin-content-blog/2026-10-01-lfp-is-different/index.mdx';

let site: TranslatedSite;
let check: (work: FileWork) => CheckedFile['faults'];
beforeEach(async () => {
  site = copyTranslatedSite();
  site.commit();
  check = await loadItemCheck(site.folder);
});
afterEach(() => site.remove());

function work(name: string, language = 'sv'): FileWork {
  const ofLanguage = workList(site.folder).find((candidate) => candidate.language.code === language);
  return ofLanguage!.files.find((file) => file.name === name)!;
}

function checkedFile(name: string): CheckedFile {
  const file = work(name);
  return { work: file, faults: check(file) };
}

function accept(name: string, options?: AcceptOptions): Acceptance {
  return acceptFile(site.folder, checkedFile(name), options);
}

/** The open blocks of a file as `state label: text`. */
function open(name: string, language = 'sv'): string[] {
  return work(name, language)
    .items.filter(({ state }) => state !== 'complete')
    .map(({ state, now, then, translation }) => {
      const { label, text } = (now ?? then ?? translation)!;
      return `${state} ${label}: ${text}`;
    });
}

/** How a paragraph is named: by the words that it begins with. */
const nameOf = (paragraph: string) => paragraph.toLowerCase().match(/\w+/g)!.slice(0, 5).join('-');

const errors = async () => (await translationFaults(site.folder)).filter(({ severity }) => severity === 'error');

test('A draft waits, and its translation is not surplus', () => {
  site.replace(product, '---\n', '---\ndraft: true\n');
  const [{ files, surplus }] = workList(site.folder) as [ReturnType<typeof workList>[number]];
  expect(files.filter(({ isDraft }) => isDraft).map(({ source }) => source)).toEqual([product]);
  expect(surplus).toEqual([]);
});

test('A post that moves to another day takes its translations along', async () => {
  const [moved, swedishMoved] = [post, swedishPost].map((file) => file.replace('2026-10-01', '2026-12-24'));
  const before = site.read(swedishPost);
  renameSync(path.dirname(path.join(site.folder, post)), path.dirname(path.join(site.folder, moved!)));
  const faults = await translationFaults(site.folder);
  expect(faults.filter(({ file }) => file === swedishPost).map(faultLine)).toEqual([
    `${swedishPost}  The English post is ${moved} now. Rename this one too: "npm run i18n -- clean" moves it.`,
  ]);
  expect(cleanTranslations(site.folder)).toContain(`${swedishPost}: moved to ${swedishMoved}, as the English post.`);
  expect(site.read(swedishMoved!)).toBe(before);
  expect(existsSync(path.dirname(path.join(site.folder, swedishPost)))).toBe(false);
  expect(open('blog/2026-12-24-lfp-is-different')).toEqual([]);
});

test('A post that is removed leaves a translation that clean removes', () => {
  rmSync(path.join(site.folder, post));
  expect(cleanTranslations(site.folder)).toContain(`${swedishPost}: removed, since there is no English file.`);
});

describe('English lands first', () => {
  test('an inserted paragraph makes only itself missing', async () => {
    site.replace(product, interfaces, `A new paragraph about 3 things.\n\n${interfaces}`);
    expect(open('products/batscan')).toEqual(['missing paragraph: A new paragraph about 3 things.']);
    expect(await errors()).toEqual([]);
  });

  test('an inserted component makes only its parts missing, wherever it stands', () => {
    const useCase = '<UseCase icon="zap" title="New">\n\nA new use.\n\n</UseCase>\n\n';
    site.replace(product, '<UseCase icon="truck"', `${useCase}<UseCase icon="truck"`);
    expect(open('products/batscan')).toEqual([
      'missing <UseCase>: <UseCase icon="zap">',
      'missing <UseCase> title: New',
      'missing paragraph: A new use.',
    ]);
  });

  test('an inserted component that looks like the next one is the one that is missing', () => {
    const question = '<Question title="New?">\n\nYes.\n\n</Question>\n\n';
    const [first] = /<Question title="[^"]*">/.exec(site.read(product))!;
    site.replace(product, first, question + first);
    const items = work('products/batscan').items.filter(({ state }) => state === 'missing');
    expect(items.map(({ now }) => now!.text)).toEqual(['<Question>', 'New?', 'Yes.']);
    expect(items[0]!.now!.line).toBe(items[1]!.now!.line);
    addMissingBlocks(site.folder, work('products/batscan'));
    const [translated] = /<Question title="[^"]*">/.exec(site.read(swedish).replace(question, ''))!;
    expect(site.read(swedish)).toContain(question + translated);
  });

  test('a changed paragraph, property and field are stale, with the earlier English at hand', async () => {
    site.replace(product, 'title="Connect"', 'title="Plug in"');
    site.replace(product, 'Whoever scans it sees the original.', 'Scan it to see the original.');
    site.replace(product, 'tagline: A certified', 'tagline: A signed');
    expect(open('products/batscan').map((line) => line.split(':')[0])).toEqual([
      'stale tagline',
      'stale <Cue> title',
      'stale paragraph',
    ]);
    const [, title] = work('products/batscan').items.filter(({ state }) => state === 'stale');
    expect([title!.then!.text, title!.now!.text, title!.translation!.text]).toEqual(['Connect', 'Plug in', 'Anslut']);
    expect(await errors()).toEqual([]);
  });

  test('a removed paragraph is surplus in the translation until it is removed there', () => {
    site.replace(product, 'No. The car may be partly charged, and it stays where it is.\n', '');
    expect(open('products/batscan')).toEqual([
      'surplus paragraph: No. The car may be partly charged, and it stays where it is.',
    ]);
    site.replace(swedish, 'Nej. Bilen får vara delvis laddad och kan stå kvar där den står.\n', '');
    expect(open('products/batscan')).toEqual([]);
  });

  test('another icon, figure or link is stale, and no error', async () => {
    site.replace(product, 'icon: scan', 'icon: stream');
    site.replace(product, '<UseCase icon="truck"', '<UseCase icon="users"');
    site.replace(product, '(/products/batscan/vehicle-coverage)', '(/demo)');
    expect(open('products/batscan')).toHaveLength(3);
    expect(await errors()).toEqual([]);
    // The translation follows, and is accepted then.
    site.replace(swedish, 'icon: scan', 'icon: stream');
    site.replace(swedish, '<UseCase icon="truck"', '<UseCase icon="users"');
    const [refusal] = accept('products/batscan').refused;
    expect(refusal!.reason).toContain('/demo');
    site.replace(swedish, '(/products/batscan/vehicle-coverage)', '(/demo)');
    expect(accept('products/batscan').refused).toEqual([]);
    expect(open('products/batscan')).toEqual([]);
  });

  test('a new post, a new and a changed label and mail are open and nothing else', async () => {
    site.write('blog/2026-12-01-new/index.mdx', site.read(post));
    const messages = (file: string) => JSON.parse(site.read(file)) as Record<string, { message: string }>;
    const labels = messages('i18n/en/code.json');
    labels['demo.form.name']!.message = 'Your name';
    labels['new.label'] = { message: 'A new label' };
    site.write('i18n/en/code.json', JSON.stringify(labels));
    const mails = messages('i18n/en/server.json');
    mails['mail.reference']!.message = 'Your reference';
    site.write('i18n/en/server.json', JSON.stringify(mails));
    expect(work('blog/2026-12-01-new').exists).toBe(false);
    expect(open('labels')).toEqual(['stale demo.form.name: Your name', 'missing new.label: A new label']);
    expect(open('mails')).toEqual(['stale mail.reference: Your reference']);
    const faults = await translationFaults(site.folder);
    expect(faults.map(({ severity }) => severity)).not.toContain('error');
    expect(faults.map(({ message }) => message)).toContain(
      'There is no translation of blog/2026-12-01-new; its page is shown in English.',
    );
  });
});

describe('What changed in English', () => {
  test('is shown word by word where a sentence was altered', () => {
    expect(diffLine(textDiff('Up to 30 % more for 2 cars.', 'Up to 32 % more for 2 cars.'), false)).toBe(
      'Up to [-30-]{+32+} % more for 2 cars.',
    );
    expect(diffLine(textDiff('a car', 'a van'), true)).toBe(
      `a ${styleText(['red', 'strikethrough'], 'car', { validateStream: false })}${styleText('green', 'van', { validateStream: false })}`,
    );
  });

  test('is shown as a whole where a sentence was written anew', () => {
    const before = 'Plug it in. It recognises the vehicle by itself. Then wait.';
    const after = 'Plug it in. You need not say which car it is, since the app reads that. Then wait.';
    expect(diffLine(textDiff(before, after), false)).toBe(
      'Plug it in. [-It recognises the vehicle by itself.-]{+You need not say which car it is, since the app reads that.+} Then wait.',
    );
  });

  test('leaves spaces that stayed out of the change', () => {
    expect(diffLine(textDiff('For any workshop or garage.', 'For any workshop, lift or garage.'), false)).toBe(
      'For any workshop{+, lift+} or garage.',
    );
  });

  test('has no single words between changes', () => {
    const before = 'One figure for the capacity that is left, with the error.';
    const after = 'One value of the capacity that is left, with our doubts.';
    expect(diffLine(textDiff(before, after), false)).toBe(
      'One [-figure for-]{+value of+} the capacity that is left, with [-the error-]{+our doubts+}.',
    );
  });
});

describe('Adding and cleaning', () => {
  test('new blocks come into the translation at their places, in English, and are missing', () => {
    const useCase = '<UseCase icon="zap" title="New">\n\nA new use.\n\n</UseCase>';
    const paragraphs = 'A paragraph about 3 things.\n\nAnother one.';
    site.replace(product, '<RoiCalculator', `${paragraphs}\n\n<RoiCalculator`);
    site.replace(product, '<UseCase icon="truck"', `${useCase}\n\n<UseCase icon="truck"`);
    site.replace(product, '<Limits id="limits"', '<Limits id="limits" lead="A new lead."');
    expect(addMissingBlocks(site.folder, work('products/batscan'))).toHaveLength(4);
    const text = site.read(swedish);
    expect(text).toContain(`</Benefits>\n\n${paragraphs}\n\n<RoiCalculator`);
    expect(text).toContain(`${useCase}\n\n<UseCase icon="truck"`);
    expect(text).toContain('<Limits lead="A new lead." id="limits"');
    expect(open('products/batscan').map((line) => line.split(':')[0])).toEqual([
      'missing paragraph',
      'missing paragraph',
      'missing <UseCase> title',
      'missing paragraph',
      'missing <Limits> lead',
    ]);
    expect(addMissingBlocks(site.folder, work('products/batscan'))).toEqual([]);
    // They were never accepted: which of the blocks is too much is for people to say.
    site.write(product, readFileSync(path.join(translatedSite, product), 'utf8'));
    expect(removeSurplusBlocks(site.folder, work('products/batscan'))[0]).toContain('by hand');
    expect(site.read(swedish)).toBe(text);
  });

  test.each([
    ['the first', 0],
    ['a later', 1],
  ])('a new item before %s comes into the translation at its place, in English, and is missing', (_which, index) => {
    const item = site.read(post).match(/\n+- .*/g)![index]!;
    const translated = site.read(swedishPost).match(/\n+- .*/g)![index]!;
    const withNewItem = (text: string) => text.replace('- ', '- A new item.\n- ');
    site.replace(post, item, withNewItem(item));
    expect(addMissingBlocks(site.folder, work('blog/2026-10-01-lfp-is-different'))).toHaveLength(1);
    expect(site.read(swedishPost)).toContain(withNewItem(translated));
    expect(open('blog/2026-10-01-lfp-is-different')).toEqual(['missing item: A new item.']);
  });

  test('what English does not have any more is removed, with what is in it', () => {
    site.replace(product, /(<Benefits [^>]*) lead="[^"]*"/, '$1');
    site.replace(product, /<UseCase icon="truck"[^]*?<\/UseCase>\n\n/, '');
    site.replace(post, /^(- .*\n){2}/m, '');
    const before = site.read(swedish);
    const beforePost = site.read(swedishPost);
    expect(removeSurplusBlocks(site.folder, work('products/batscan'))).toEqual([
      expect.stringContaining('removed the <Benefits> lead'),
      expect.stringContaining('removed the <UseCase> '),
    ]);
    expect(removeSurplusBlocks(site.folder, work('blog/2026-10-01-lfp-is-different'))).toEqual([
      expect.stringContaining('removed the item'),
      expect.stringContaining('removed the item'),
    ]);
    const lines = before.split('\n').filter((line) => !site.read(swedish).includes(line));
    expect(lines).toEqual([
      expect.stringMatching(/<Benefits .* lead="/),
      expect.stringContaining('<UseCase icon="truck"'),
      expect.stringMatching(/^\S/),
    ]);
    expect(site.read(swedish)).toContain(before.match(/<Benefits [^>]*(?= lead=)/)![0] + '>');
    expect(site.read(swedishPost)).toBe(beforePost.replace(/^(- .*\n){2}/m, ''));
    expect(open('products/batscan')).toEqual([]);
    expect(open('blog/2026-10-01-lfp-is-different')).toEqual([]);
  });

  test('fields of the front matter come and go with the others as they are written', () => {
    site.replace(product, 'seo:', 'lead: "A new field: it is new"\nseo:');
    const before = site.read(swedish);
    addMissingBlocks(site.folder, work('products/batscan'));
    expect(site.read(swedish)).toContain('lead: "A new field: it is new"\n');
    site.commit();
    site.replace(product, 'lead: "A new field: it is new"\n', '');
    removeSurplusBlocks(site.folder, work('products/batscan'));
    expect(site.read(swedish)).toBe(before);
  });

  test('a file that is not translated becomes a copy, which is missing', () => {
    const text = site.read(post).replace('---\n', '---\ndraft: true\n');
    site.write('blog/2026-12-01-new/index.mdx', text);
    addMissingBlocks(site.folder, work('blog/2026-12-01-new'));
    expect(site.read('i18n/sv/docusaurus-plugin-content-blog/2026-12-01-new/index.mdx')).not.toContain('draft:');
    const states = new Set(work('blog/2026-12-01-new').items.map(({ state }) => state));
    expect(states).toContain('missing');
    expect(states).not.toContain('stale');
  });
});

describe('A copy of an English page', () => {
  const careers = 'i18n/sv/docusaurus-plugin-content-pages/careers.mdx';
  const english = 'src/pages/careers.mdx';
  const warnings = async () =>
    (await translationFaults(site.folder))
      .filter(({ rule }) => rule === 'translation-english')
      .map(({ message }) => message);
  const heading = /^heading: .*$/m;

  test('is no translation before its heading and half of its blocks are translated', async () => {
    const swedishText = site.read(careers);
    expect(languagesOf(site.folder, english)).toContain('sv');
    site.write(careers, site.read(english));
    expect(languagesOf(site.folder, english)).not.toContain('sv');
    expect(await warnings()).toEqual([
      expect.stringMatching(
        /^\d\d blocks of careers are English in a Swedish page\. Readers are told that the page is not/,
      ),
    ]);
    site.write(careers, swedishText.replace(heading, heading.exec(site.read(english))![0]));
    expect(languagesOf(site.folder, english)).not.toContain('sv');
    const refused = accept('careers', { same: true }).refused.map(({ reason }) => reason);
    expect(refused).toEqual([expect.stringMatching(/^"Work on batteries that last" is an English sentence, which/)]);
    expect(accept('careers', { same: true, blocks: ['heading'] }).accepted).toEqual([]);
    site.write(careers, swedishText.replace(heading, 'heading: Batterier'));
    accept('careers');
    expect(languagesOf(site.folder, english)).toContain('sv');
    expect(await warnings()).toEqual([]);
  });

  test('with a few English blocks is a translation, and they are a warning', async () => {
    site.replace(swedish, firstParagraph(site.read(swedish)), firstParagraph(site.read(product)));
    expect(languagesOf(site.folder, product)).toContain('sv');
    expect(await warnings()).toEqual(['1 paragraph of products/batscan is English in a Swedish page.']);
  });
});

describe('Accepting', () => {
  test('a stale block is accepted by itself, the others stay', () => {
    site.replace(product, 'title="Connect"', 'title="Plug in"');
    site.replace(product, 'title="Share"', 'title="Send"');
    const [first] = work('products/batscan').items.filter(({ state }) => state === 'stale');
    accept('products/batscan', { blocks: [first!.name], same: true });
    expect(open('products/batscan')).toEqual(['stale <Cue> title: Send']);
    expect(open('products/batscan', 'no')).toHaveLength(2);
  });

  test('the name of a block means the same one after others have come, gone and changed', () => {
    site.replace(product, 'title="Connect"', 'title="Plug in"');
    const english = firstParagraph(site.read(product));
    site.replace(product, english, `${english} And more.`);
    const [title, paragraph] = work('products/batscan').items.filter(({ state }) => state === 'stale');
    expect([title!.name, paragraph!.name]).toEqual(['plug-in', nameOf(english)]);
    const likeIt = english.replace(/\S+$/, 'another.');
    site.replace(product, interfaces, `${likeIt}\n\nAnother one.\n\n${interfaces}`);
    site.replace(product, 'title="Share"', 'title="Send"');
    const names = work('products/batscan').items.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Another paragraph begins in the same way: the name alone would be ambiguous, and means none.
    expect(accept('products/batscan', { blocks: [paragraph!.name], same: true }).accepted).toEqual([]);
    accept('products/batscan', { blocks: [title!.name], same: true });
    expect(open('products/batscan')).not.toContain('stale <Cue> title: Plug in');
    expect(open('products/batscan')).toContain('stale <Cue> title: Send');
  });

  test('a new block is missing, unreviewed, accepted', () => {
    site.replace(product, interfaces, `A new paragraph.\n\n${interfaces}`);
    expect(accept('products/batscan').refused).toHaveLength(1);
    site.replace(swedish, interfaces, `Ett nytt stycke.\n\n${interfaces}`);
    expect(open('products/batscan')).toEqual(['unreviewed paragraph: A new paragraph.']);
    accept('products/batscan');
    expect(open('products/batscan')).toEqual([]);
  });

  test('English that is pasted over an accepted translation is missing again, and a sentence is never accepted', () => {
    const english = 'No. The car may be partly charged, and it stays where it is.';
    site.replace(swedish, 'Nej. Bilen får vara delvis laddad och kan stå kvar där den står.', english);
    expect(open('products/batscan')).toEqual([`missing paragraph: ${english}`]);
    accept('products/batscan');
    expect(accept('products/batscan', { same: true }).accepted).toEqual([]);
    expect(open('products/batscan')).toHaveLength(1);
    expect(accept('products/batscan', { same: true, blocks: [nameOf(english)] }).refused[0]!.reason).toBe(
      '"The car may be partly charged, and it stays where it is." is an English sentence, which readers of Swedish would get. Translate it; only names, short words and quotations stay English.',
    );
    expect(open('products/batscan')).toHaveLength(1);
  });

  test('the English of another block is missing too, and so is its own in another place', () => {
    const other = 'No. The car may be partly charged, and it stays where it is.';
    const words = firstParagraph(site.read(swedish));
    site.replace(swedish, words, other);
    const english = firstParagraph(site.read(product));
    expect(open('products/batscan')).toEqual([`missing paragraph: ${english}`]);
    const [item] = work('products/batscan').items.filter(({ state }) => state === 'missing');
    expect(hintOf(item!)).toMatch(/^The English of another block stands here/);
    expect(accept('products/batscan', { same: true, blocks: [item!.name] }).accepted).toEqual([]);
    site.replace(swedish, other, words);
    site.replace(product, interfaces, `A paragraph that is new.\n\n${interfaces}`);
    site.write(swedish, `${site.read(swedish)}\nA paragraph that is new.\n`);
    expect(open('products/batscan')).toEqual(['missing paragraph: A paragraph that is new.']);
    expect(nextStep(checkedFile('products/batscan'))).toContain('i18n -- add sv products/batscan');
    addMissingBlocks(site.folder, work('products/batscan'));
    expect(site.read(swedish)).toContain(`A paragraph that is new.\n\n${interfaces}`);
  });

  test('an English sentence within a text is never accepted, in a mail neither; a short word and a quotation are', () => {
    const edit = (message: string) =>
      site.replace('i18n/sv/server.json', /("mail\.receipt\.reply": \{\s*"message": ").*?"/, `$1${message}"`);
    const named = { same: true, blocks: ['mail.receipt.reply'] };
    edit('Vill du lägga till något? Simply reply to this mail.');
    expect(accept('mails').refused.map(({ reason }) => reason)).toEqual([
      '"Simply reply to this mail." reads like English, not like Swedish. Translate it.',
    ]);
    expect(accept('mails', named).refused[0]!.reason).toMatch(/^"Simply reply to this mail\." is an English sentence/);
    edit('Svara på ”Simply reply to this mail.” så hjälper vi dig.');
    expect(accept('mails', named).refused).toEqual([]);
    edit('Svara på det här mejlet: Simply reply.');
    expect(accept('mails', named).refused).toEqual([]);
  });

  test('a button that is much longer than the English one is refused with the whole file, and the others accepted', () => {
    const button = 'Skicka din förfrågan om en demo nu, så svarar vi dig inom ett dygn på vardagar';
    const edit = (id: string, message: string) =>
      site.replace('i18n/sv/code.json', new RegExp(`("${id}": \\{\\s*"message": ").*?"`), `$1${message}"`);
    edit('demo.form.submit', button);
    edit('demo.form.company', 'Ditt företag');
    const { accepted, refused } = accept('labels');
    expect(accepted.map(({ name }) => name)).toEqual(['demo.form.company']);
    expect(refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^This button has 78 characters, in English 14\. .* accept sv labels demo\.form\.submit$/),
    ]);
    expect(accept('labels', { blocks: ['demo.form.submit'] }).accepted).toHaveLength(1);
  });

  test('a label that is longer than its room is refused', () => {
    const label =
      '"demo.form.company": { "message": "Ett alltför långt namn", "description": "Field, at most 9 characters" }';
    site.replace('i18n/sv/code.json', /"demo\.form\.company": \{[^}]*\}/, label);
    expect(accept('labels').refused.map(({ reason }) => reason)).toEqual([
      'This has 22 characters; there is room for 9. Shorten it.',
    ]);
  });

  test('says what stands twice, and what search engines cut off', () => {
    for (const name of ['american-spelling', 'praise']) site.write(`data/${name}.json`, '{}');
    const words = firstParagraph(site.read(swedish));
    site.replace(swedish, words, words.replace(/\.$/, ', räknat från från leveransen.'));
    const title = 'Rapporter om batterier för alla som köper, säljer eller värderar begagnade elbilar';
    site.replace(swedish, /^seo:\n {2}title: .*$/m, `seo:\n  title: ${title}`);
    const file = work('products/batscan');
    const faults = [...check(file), ...loadTextDoubts(site.folder)(file)];
    const { accepted } = acceptFile(site.folder, { work: file, faults });
    expect(accepted.flatMap(({ doubts }) => doubts.map(({ rule }) => rule)).sort()).toEqual([
      'repeated-words',
      'search-length',
    ]);
  });

  test('of the English of other blocks, naming one accepts nothing', () => {
    const recorded = 'i18n/sv/sources/src/content/products/batscan.mdx.json';
    const before = '<UseCase icon=\\"car\\">';
    const english = firstParagraph(site.read(product));
    site.replace(recorded, '<UseCase icon=\\"truck\\">', before);
    site.replace(product, english, `${english} And more.`);
    const names = [nameOf(english)];
    expect(accept('products/batscan', { blocks: names, same: true }).accepted).toHaveLength(1);
    expect(site.read(recorded)).toContain(before);
  });

  test('a new translation that is in another language is refused, unless it is right so', () => {
    site.replace(product, interfaces, `A new paragraph.\n\n${interfaces}`);
    site.replace(swedish, interfaces, `This is a new paragraph.\n\n${interfaces}`);
    expect(accept('products/batscan').refused.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(
        /^This reads like English, not like Swedish: "this", .* accept sv products\/batscan a-new-paragraph --same$/,
      ),
    ]);
    accept('products/batscan', { same: true });
    expect(open('products/batscan')).toEqual([]);
    expect(check(work('products/batscan'))).toEqual([]);
  });

  test('a sentence in which words of the new English were left is refused', () => {
    const [ours, theirs] = [product, swedish].map((file) => firstParagraph(site.read(file))) as [string, string];
    site.replace(product, ours, `${ours} It also reads a van with the phone, like other cars.`);
    site.replace(swedish, theirs, `${theirs} Den läser också av en skåpbil with the phone, precis som andra bilar.`);
    expect(accept('products/batscan').refused.map(({ reason }) => reason)).toEqual([
      `"with the phone" reads like English, not like Swedish. If it is right so: npm run i18n -- accept sv products/batscan ${nameOf(ours)} --same`,
    ]);
  });

  test('a stale block whose text is as it was accepted is refused, by its name too, unless --same is given', () => {
    const english = (text: string) => site.replace(product, /title="(?:Connect|Plug in|Put in)"/, `title="${text}"`);
    english('Plug in');
    site.replace(swedish, 'title="Anslut"', 'title="Koppla in"');
    // The English of older records says nothing of the text.
    expect(accept('products/batscan').refused).toEqual([]);
    english('Put in');
    const [refused] = accept('products/batscan').refused;
    const reason =
      'the English changed, your text did not. If it still fits: npm run i18n -- accept sv products/batscan put-in --same';
    expect(refused!.reason).toBe(reason);
    const named = accept('products/batscan', { blocks: ['put-in'] });
    expect(named.accepted).toEqual([]);
    expect(named.refused.map((each) => each.reason)).toEqual([reason]);
    expect(accept('products/batscan', { blocks: ['put-in'], same: true }).refused).toEqual([]);
    english('Connect');
    expect(accept('products/batscan').refused).toHaveLength(1);
    expect(accept('products/batscan', { same: true }).refused).toEqual([]);
    english('Put in');
    site.replace(swedish, 'title="Koppla in"', 'title="Stoppa in"');
    expect(accept('products/batscan').refused).toEqual([]);
    expect(open('products/batscan')).toEqual([]);
  });

  test('after an edit only doubts of changed sentences come back', () => {
    const [english, own] = [firstParagraph(site.read(product)), firstParagraph(site.read(swedish))];
    site.replace(product, english, 'It is fast. It tells you at least ten things. Ask us.');
    site.replace(swedish, own, 'Den är snabb. Den säger högst tio saker. Fråga oss.');
    const doubts = () => checkedFile('products/batscan').faults.map(({ fault }) => fault.message);
    const doubt = 'English says "at least", and this says "högst" (at most).';
    expect(doubts()).toEqual([doubt]);
    const name = nameOf('It is fast. It tells');
    accept('products/batscan', { blocks: [name] });
    expect(doubts()).toEqual([]);

    site.replace(swedish, 'Den är snabb.', 'Den är kvick.');
    expect(doubts()).toEqual([]);
    expect(open('products/batscan')).toHaveLength(1);
    site.replace(swedish, 'Den är kvick.', 'Den är långsam.');
    expect(doubts()).toEqual(['English says "fast", and this says "långsam" (slow).']);
    site.replace(swedish, 'Den är långsam.', 'Den är kvick.');
    expect(accept('products/batscan').accepted.map(({ doubts: found }) => found)).toEqual([[]]);
    site.replace(swedish, 'högst tio saker', 'högst tio delar');
    expect(doubts()).toEqual([doubt]);
  });

  test('what is doubtful is accepted, and said', () => {
    const english = firstParagraph(site.read(product));
    site.replace(product, english, `${english} And more.`);
    site.replace(
      swedish,
      firstParagraph(site.read(swedish)),
      `${firstParagraph(site.read(swedish))} Använd en OBD-kontakt.`,
    );
    // A word for something else may be a wrong fact: nobody accepts it in passing.
    expect(accept('products/batscan').refused.map(({ reason }) => reason)).toEqual([
      `The glossary does not use "OBD-kontakt". Write "diagnosuttag". If it is right so: npm run i18n -- accept sv products/batscan ${nameOf(english)}`,
    ]);
    const result = {
      work: work('products/batscan'),
      ...accept('products/batscan', { blocks: [nameOf(english)] }),
    };
    expect(acceptanceLines('Swedish', [result])).toEqual([
      'Swedish: accepted 1 block with 1 doubt.',
      `  ${nameOf(english)}`,
      '    Doubt: The glossary does not use "OBD-kontakt".',
    ]);
  });

  test('prints labels that were accepted with their English and their translation', () => {
    const label = /("nav\.closeMenu": \{\s+"message": )"[^"]*"/;
    site.replace('i18n/sv/code.json', label, '$1"Stäng hela menyn"');
    const result = { work: work('labels'), ...accept('labels') };
    expect(acceptanceLines('Swedish', [result])).toEqual([
      'Swedish: accepted 1 block.',
      '  nav.closeMenu: Close menu → Stäng hela menyn',
    ]);
  });

  test('names each block that was accepted, however many they are', () => {
    const [item] = work('products/batscan').items;
    const accepted = Array.from({ length: 30 }, (_, index) => ({ ...item!, name: `block-${index}`, doubts: [] }));
    const lines = acceptanceLines('Swedish', [{ work: work('products/batscan'), accepted, refused: [] }]);
    expect(lines).toEqual(['Swedish: accepted 30 blocks.', ...accepted.map(({ name }) => `  ${name}`)]);
  });

  test.each([
    ['deleted', undefined, 'it is not translated'],
    ['emptied', '', 'it is empty'],
    [
      'still English',
      'Company',
      'it is still English. If it is right so: npm run i18n -- accept sv labels demo.form.company --same',
    ],
  ])('a label that is %s is open, and cannot be accepted', (_state, message, reason) => {
    const edit = (file: string, change: (messages: Record<string, unknown>) => void) => {
      const messages = JSON.parse(site.read(file)) as Record<string, unknown>;
      change(messages);
      site.write(file, JSON.stringify(messages));
    };
    edit('i18n/sv/sources/code.json', ({ keys }) => delete (keys as Record<string, string>)['demo.form.company']);
    edit('i18n/sv/code.json', (messages) => {
      if (message === undefined) delete messages['demo.form.company'];
      else messages['demo.form.company'] = { message };
    });
    expect(open('labels')).toEqual(['missing demo.form.company: Company']);
    expect(accept('labels').refused.map((refusal) => refusal.reason)).toEqual([reason]);
    const { accepted } = accept('labels', { same: true, blocks: ['demo.form.company'] });
    expect(accepted).toHaveLength(message === 'Company' ? 1 : 0);
    expect(open('labels')).toHaveLength(message === 'Company' ? 0 : 1);
  });
});

describe('The list', () => {
  beforeEach(() => {
    // As if it were piped: Jest may run on a terminal.
    process.stdout.hasColors = () => false;
  });

  test('tells what was edited from what is stale, and counts its words no more', () => {
    const english = 'Whoever scans it sees the original.';
    site.replace(product, english, `${english} Two words.`);
    expect(countsOf(checkedFile('products/batscan'))).toBe('1 stale');
    expect(inWords(wordsLeft([work('products/batscan')]))).toBe(', 16 words, 2 of them new or changed');
    const stale = work('products/batscan').items.find(({ state }) => state === 'stale')!;
    const before = firstWords(stale.translation!.text);
    // What was accepted is on record only since it was accepted once.
    accept('products/batscan', { blocks: [stale.name], same: true });
    site.replace(product, 'Two words.', 'Three more words.');
    site.replace(swedish, before, `Nu ${before}`);
    expect(countsOf(checkedFile('products/batscan'))).toBe('1 edited');
    expect(inWords(wordsLeft([work('products/batscan')]))).toBe('');
  });

  test('has what is wrong first, then what is stale, then what is missing, and says what comes next', () => {
    site.replace(product, interfaces, `A new paragraph.\n\n${interfaces}`);
    site.replace(product, 'title="Share"', 'title="Send"');
    site.replace(swedish, 'icon="shield"', 'icon="zap"');
    const file = checkedFile('products/batscan');
    expect(countsOf(file)).toBe('1 error, 1 stale, 1 missing');
    expect(urgentItems(file).map((item) => stateOfItem(file, item))).toEqual(['error', 'stale', 'missing']);
    expect(nextStep(file)).toContain('mend the errors');
    site.replace(swedish, 'icon="zap"', 'icon="shield"');
    expect(nextStep(checkedFile('products/batscan'))).toContain('npm run i18n -- add sv products/batscan');
  });

  test('says of an open block too that it is doubtful or wrong', () => {
    const words = firstParagraph(site.read(swedish));
    site.replace(swedish, words, words.replace(/\.$/, ' via en OBD-kontakt.'));
    const file = checkedFile('products/batscan');
    expect(shortLines(file, urgentItems(file)[0]!)[0]).toMatch(/^ {2}unreviewed, 1 doubt one-figure/);
    expect(countsOf(file)).toBe('1 unreviewed, 1 doubt');
    site.replace(swedish, 'via en OBD-kontakt.', 'via 99 kontakter.');
    const wrong = checkedFile('products/batscan');
    expect(shortLines(wrong, urgentItems(wrong)[0]!)[0]).toMatch(/^ {2}error, unreviewed one-figure/);
  });

  test('shows a block with its English then and now, its translation and the places of both', () => {
    const english = firstParagraph(site.read(product));
    const translation = firstParagraph(site.read(swedish));
    const changed = english.replace(/ \w+ /, ' new ');
    site.replace(product, english, changed);
    const file = checkedFile('products/batscan');
    expect(fullLines(file, urgentItems(file)[0]!)).toEqual([
      `  stale      ${nameOf(changed)}  (paragraph)`,
      `    English  ${product}:${placeIn(site.read(product), changed)}`,
      `      ${english.replace(/ (\w+) /, ' [-$1-]{+new+} ')}`,
      `    Swedish  ${swedish}:${placeIn(site.read(swedish), translation)}`,
      `      ${translation}`,
      '',
    ]);
  });

  test('shows what became of a translation since it was accepted, as git has it', async () => {
    const own = firstParagraph(site.read(swedish));
    const shown = () => {
      const file = checkedFile('products/batscan');
      const [item] = urgentItems(file);
      return fullLines(file, item!, loadAcceptedTexts(site.folder)(file.work, item!)).at(-2);
    };
    site.replace(swedish, own, `${own} Ett nytt ord.`);
    expect(shown()).toBe(`      ${own}{+ Ett nytt ord.+}`);
    for (const file of ['data/american-spelling.json', 'data/praise.json'])
      site.write(file, readFileSync(file, 'utf8'));
    expect(await workListPage(site.folder)).toContain(`${own}<ins> Ett nytt ord.</ins>`);
    site.commit();
    expect(shown()).toBe(`      ${own}{+ Ett nytt ord.+}`);
    site.replace(product, interfaces, `A new paragraph.\n\n${interfaces}`);
    site.replace(swedish, `${own} Ett nytt ord.`, own);
    site.replace(swedish, interfaces, `Ett nytt stycke.\n\n${interfaces}`);
    expect(shown()).toBe('      Ett nytt stycke.');
  });

  test('says how many words are left, in a file and in all', () => {
    site.replace(product, interfaces, `A new paragraph here.\n\n${interfaces}`);
    const [language] = workList(site.folder);
    const { lines } = languageTable(language!, [checkedFile('products/batscan')], true, () => []);
    expect(lines[0]).toMatch(/1 missing, 4 words$/);
    expect(lines[1]).toMatch(/products\/batscan {2}1 missing, 4 words$/);
  });

  test('counts copies of English as nothing done', () => {
    rmSync(path.join(site.folder, 'i18n/sv/sources'), { recursive: true });
    for (const { source, translation } of workList(site.folder)[0]!.files) {
      site.write(`i18n/sv/${translation}`, site.read(source));
    }
    const [language] = workList(site.folder);
    expect(languageTable(language!, [], true, () => []).lines[0]).toMatch(/^Swedish \(sv\), 0 %/);
  });

  test('names a component by its title or its first words, and one without words as it is written', () => {
    const names = work('products/batscan').items.map(({ name }) => name);
    expect(names).toContain('interfaces-product-batscan');
    expect(names).toContain('cue-connect');
    expect(names.filter((name) => name.startsWith('usecase-icon'))).toEqual([]);
  });

  test('finds the block of a name first, then words as they stand in texts, then in names, then anywhere', () => {
    const file = work('products/batscan');
    const [item] = file.items.filter(({ now }) => now?.label === 'paragraph');
    const block = { ...item!, name: 'nav.about', now: { ...item!.now!, text: 'The battery of a car' } };
    const rank = (query: string) => blockRank(query)(file, block);
    expect([rank('nav.about'), rank('battery of'), rank('nav.ab'), rank('car battery')]).toEqual([0, 1, 2, 3]);
    expect([rank('"car battery"'), rank('"the battery" car'), rank('engine')]).toEqual([-1, 3, -1]);
  });

  test('lists the blocks that have words, with English and translation', () => {
    const [language] = workList(site.folder);
    const lines = searchLines(language!, ['close', 'menu']);
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^labels nav\.closeMenu \(complete\) {2}i18n\/sv\/code\.json:\d+:\d+$/),
      '    English: Close menu',
      '    Swedish: Stäng menyn',
    ]);
    expect(searchLines(language!, ['Stäng menyn'])).toEqual([...lines.slice(0, 3), '1 block.']);
    expect(searchLines(language!, ['menyn stäng'])).toEqual(['0 blocks.']);
  });

  test('knows a file by the end of its name', () => {
    const [language] = workList(site.folder);
    expect(unknownFile('batscan', language!)).toBe('There is no "batscan". Did you mean "products/batscan"?');
    expect(unknownFile('lfp-is-diferent', language!)).toContain(`Did you mean "blog/2026-10-01-lfp-is-different"?`);
    expect(unknownFile('zzzzzzzz', language!)).toMatch(/Choose .*products\/batscan/);
  });

  test('a draft can wait, and is no fault', async () => {
    const text = site.read(post).replace('---\n', '---\ndraft: true\n');
    site.write('blog/2026-12-01-new/index.mdx', text);
    expect(work('blog/2026-12-01-new').isDraft).toBe(true);
    expect(await translationFaults(site.folder)).toEqual([]);
  });
});

test('Two paragraphs that have become one are one fault, at the paragraph', async () => {
  const english = firstParagraph(site.read(product));
  const translation = firstParagraph(site.read(swedish));
  const more = 'The second paragraph says [where to ask](/contact), with 3 words more than that.';
  const its = 'Det andra stycket säger [var man frågar](/contact), med 3 ord mer än det.';
  site.replace(product, english, `${english}\n\n${more}`);
  site.replace(swedish, translation, `${translation}\n\n${its}`);
  expect(accept('products/batscan').refused).toEqual([]);
  site.replace(swedish, `${translation}\n\n${its}`, `${translation} ${its}`);
  expect((await errors()).map(faultLine)).toEqual([
    expect.stringMatching(
      `^${swedish}:${placeIn(site.read(swedish), translation)}  Two paragraphs have become one here\\.`,
    ),
  ]);
});

test('What is the same in every language is added from English', () => {
  const field = (value: boolean) => `    vendor: ${value}\n    url:`;
  site.replace(post, '    url:', field(true));
  const translated = work('blog/2026-10-01-lfp-is-different');
  const item = translated.items.find(({ now }) => now?.label.endsWith('.vendor'))!;
  expect(hintOf(item)).toBe('It is the same in every language: "add" copies it from English.');
  expect(addMissingBlocks(site.folder, translated)).toEqual([
    expect.stringMatching(/vendor, the same in every language/),
  ]);
  expect(site.read(swedishPost)).toContain('vendor: true');
  site.replace(post, field(true), field(false));
  addMissingBlocks(site.folder, work('blog/2026-10-01-lfp-is-different'));
  expect(site.read(swedishPost)).toContain('vendor: false');
  expect(open('blog/2026-10-01-lfp-is-different')).toEqual([]);
});

test('A component that is removed is named by its words', () => {
  const [question] = /<Question title="[^"]*">[^]*?<\/Question>\n\n/.exec(site.read(product))!;
  site.replace(product, question, '');
  const [, title] = /<Question title="([^"]*)">/.exec(site.read(swedish))!;
  expect(removeSurplusBlocks(site.folder, work('products/batscan'))).toEqual([
    expect.stringContaining(`removed the <Question> "${title}".`),
  ]);
});

describe('What git does not have is never removed', () => {
  const own = 'i18n/sv/docusaurus-plugin-content-pages/my-page.mdx';

  test.each([
    ['a new file', own, () => site.write(own, '---\ntitle: Min sida\n---\n')],
    [
      'a changed file',
      swedishPost,
      () => {
        rmSync(path.join(site.folder, post));
        site.write(swedishPost, `${site.read(swedishPost)}\nMer.\n`);
      },
    ],
  ])('%s', (_what, file, change) => {
    change();
    const before = site.read(file);
    expect(cleanTranslations(site.folder)).toContain(
      `${file}: kept, since git does not have it as it is now. Commit it and clean again, or remove it by hand.`,
    );
    expect(site.read(file)).toBe(before);
    site.commit();
    expect(cleanTranslations(site.folder)).toContain(`${file}: removed, since there is no English file.`);
  });

  test('a label', () => {
    const label = '"zoom.lens": {\n    "message": "Lupp"\n  },';
    site.replace('i18n/sv/code.json', '{\n', `{\n  ${label}\n`);
    expect(cleanTranslations(site.folder)).toEqual([
      expect.stringContaining('i18n/sv/code.json: zoom.lens is kept, since git does not have it'),
    ]);
    expect(site.read('i18n/sv/code.json')).toContain('Lupp');
    site.commit();
    expect(cleanTranslations(site.folder)).toEqual(['i18n/sv/code.json: removed zoom.lens.']);
  });

  test('a block', () => {
    site.replace(product, /<UseCase icon="truck"[^]*?<\/UseCase>\n\n/, '');
    site.replace(swedish, /(<UseCase icon="truck"[^]*?)(\n\n<\/UseCase>)/, '$1 Nya ord.$2');
    const clean = () => removeSurplusBlocks(site.folder, work('products/batscan'));
    expect(clean()).toEqual([expect.stringContaining('the <UseCase> is kept, since git does not have it')]);
    expect(site.read(swedish)).toContain('Nya ord.');
    site.commit();
    expect(clean()).toEqual([expect.stringContaining('removed the <UseCase>')]);
  });
});

test('A label under a misspelt key is named with the right one, and stays', async () => {
  const file = 'i18n/sv/code.json';
  site.replace(file, '"demo.form.branch"', '"demo.form.brnch"');
  site.commit();
  expect((await translationFaults(site.folder)).map(faultLine)).toEqual([
    expect.stringMatching(/There is no label demo\.form\.brnch\. Did you mean "demo\.form\.branch"\? Rename it\.$/),
  ]);
  const before = site.read(file);
  expect(cleanTranslations(site.folder)).toEqual([
    `${file}: kept demo.form.brnch. Did you mean "demo.form.branch"? Rename it.`,
  ]);
  expect(site.read(file)).toBe(before);
});

test('The translation of a text that the server says stays when the English one is gone', async () => {
  const english = 'i18n/en/server.json';
  const mails = JSON.parse(site.read(english)) as Record<string, unknown>;
  delete mails['mail.newsletter.read'];
  site.write(english, JSON.stringify(mails));
  site.commit();
  const before = site.read('i18n/sv/server.json');
  expect(cleanTranslations(site.folder)).toContain(
    `i18n/sv/server.json: kept mail.newsletter.read, which the site needs. Put it back into ${english}.`,
  );
  expect(site.read('i18n/sv/server.json')).toBe(before);
  expect((await translationFaults(site.folder)).map(faultLine)).toEqual([]);
});

test('A translation in a wrong folder is named with the right one, and stays', async () => {
  const [from, to] = ['products/batscan.mdx', 'batscan.mdx'].map(
    (file) => `i18n/sv/docusaurus-plugin-content-docs/current/${file}`,
  );
  renameSync(path.join(site.folder, from!), path.join(site.folder, to!));
  site.commit();
  const said = `There is no English file for this translation. Did you mean "${from}"? Move it there.`;
  expect((await translationFaults(site.folder)).filter(({ file }) => file === to).map(faultLine)).toEqual([
    `${to}  ${said}`,
  ]);
  expect(cleanTranslations(site.folder)).toContain(`${to}: kept. ${said}`);
  const [language] = workList(site.folder);
  expect(languageTable(language!, [], true, () => []).lines).toContain(`  ${to}  ${said}`);
});

test('The translation of a page that was removed is not taken for that of a new page', async () => {
  const file = 'i18n/sv/docusaurus-plugin-content-pages/storage.mdx';
  site.write(file, '---\nheading: Lager\n---\n');
  site.write('src/pages/press.mdx', '---\nheading: Press\n---\n');
  expect((await translationFaults(site.folder)).filter((fault) => fault.file === file).map(faultLine)).toEqual([
    `${file}  There is no English file for this translation. "npm run i18n -- clean" removes it.`,
  ]);
});

test('A label without a text is a warning', async () => {
  site.replace('i18n/sv/code.json', /("demo\.form\.name": \{\s+"message": )"[^"]*"/, '$1""');
  expect((await translationFaults(site.folder)).map(({ message }) => message)).toContain(
    'demo.form.name is empty; readers see the English.',
  );
});

describe('Labels', () => {
  const messages = (file: string) => JSON.parse(site.read(file)) as Record<string, { message: string }>;

  test('missing ones are added without a text, which is still missing', () => {
    const swedishLabels = messages('i18n/sv/code.json');
    const order = Object.keys(swedishLabels);
    delete swedishLabels['demo.form.name'];
    site.write('i18n/sv/code.json', JSON.stringify(swedishLabels));
    expect(addMissingLabels(site.folder, 'sv')).toEqual(['i18n/sv/code.json: added demo.form.name, without a text.']);
    expect(messages('i18n/sv/code.json')['demo.form.name']!.message).toBe('');
    // Behind the label that it follows in English; the others stay where they are.
    expect(Object.keys(messages('i18n/sv/code.json'))).toEqual(order);
    expect(open('labels')).toEqual(['missing demo.form.name: Full name']);
  });

  test('of many that are added only the number is said', () => {
    const count = Object.keys(messages('i18n/en/code.json')).length;
    rmSync(path.join(site.folder, 'i18n/sv/code.json'));
    expect(addMissingLabels(site.folder, 'sv').filter((line) => line.includes('code.json'))).toEqual([
      `i18n/sv/code.json: added ${count} labels, without a text.`,
    ]);
  });

  test('a renamed one takes its translation along, an unused one goes', () => {
    const english = Object.entries(messages('i18n/en/code.json'))
      .filter(([id]) => id !== 'demo.form.branch')
      .map(([id, message]) => [id === 'demo.error.name' ? 'demo.error.fullName' : id, message]);
    site.write('i18n/en/code.json', JSON.stringify(Object.fromEntries(english)));
    const before = messages('i18n/sv/code.json');
    expect(cleanTranslations(site.folder).filter((line) => line.startsWith('i18n/sv'))).toEqual([
      'i18n/sv/code.json: removed demo.form.branch.',
      'i18n/sv/code.json: renamed demo.error.name to demo.error.fullName.',
    ]);
    expect(messages('i18n/sv/code.json')['demo.error.fullName']!.message).toBe(before['demo.error.name']!.message);
    expect(open('labels')).toEqual([]);
  });
});
