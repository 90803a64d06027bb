import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { addMissingLabels, cleanTranslations } from '../../scripts/lib/label-files.ts';
import { acceptFile, blockName } from '../../src/check/translation/accept.ts';
import { translationFaults } from '../../src/check/translation/faults.ts';
import { workList, type FileWork } from '../../src/check/translation/work-list.ts';
import { copyTranslatedSite, type TranslatedSite } from '../support/translated-site.ts';

const product = 'src/content/products/batscan.mdx';
const interfaces = '<Interfaces product="batscan" />';
const swedish = 'i18n/sv/docusaurus-plugin-content-docs/current/products/batscan.mdx';

let site: TranslatedSite;
beforeEach(() => {
  site = copyTranslatedSite();
});
afterEach(() => site.remove());

function work(name: string, language = 'sv'): FileWork {
  const ofLanguage = workList(site.folder).find((candidate) => candidate.language.code === language);
  return ofLanguage!.files.find((file) => file.name === name)!;
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

const errors = async () => (await translationFaults(site.folder)).filter(({ severity }) => severity === 'error');

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
    const [refusal] = acceptFile(site.folder, work('products/batscan')).refused;
    expect(refusal!.reason).toContain('/demo');
    site.replace(swedish, '(/products/batscan/vehicle-coverage)', '(/demo)');
    expect(acceptFile(site.folder, work('products/batscan')).refused).toEqual([]);
    expect(open('products/batscan')).toEqual([]);
  });

  test('a new post, a new and a changed label and mail are open and nothing else', async () => {
    site.write('blog/2026-12-01-new/index.mdx', site.read('blog/2026-10-01-lfp-is-different/index.mdx'));
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

describe('Accepting', () => {
  test('a stale block is accepted by itself, the others stay', () => {
    site.replace(product, 'title="Connect"', 'title="Plug in"');
    site.replace(product, 'title="Share"', 'title="Send"');
    const [first] = work('products/batscan').items.filter(({ state }) => state === 'stale');
    acceptFile(site.folder, work('products/batscan'), { block: blockName(first!) });
    expect(open('products/batscan')).toEqual(['stale <Cue> title: Send']);
    expect(open('products/batscan', 'no')).toHaveLength(2);
  });

  test('a new block is missing, unreviewed, accepted', () => {
    site.replace(product, interfaces, `A new paragraph.\n\n${interfaces}`);
    expect(acceptFile(site.folder, work('products/batscan')).refused).toHaveLength(1);
    site.replace(swedish, interfaces, `Ett nytt stycke.\n\n${interfaces}`);
    expect(open('products/batscan')).toEqual(['unreviewed paragraph: A new paragraph.']);
    acceptFile(site.folder, work('products/batscan'));
    expect(open('products/batscan')).toEqual([]);
  });

  test('English that is pasted over an accepted translation is missing again, unless it is accepted as it is', () => {
    const english = 'No. The car may be partly charged, and it stays where it is.';
    site.replace(swedish, 'Nej. Bilen får vara delvis laddad och kan stå kvar där den står.', english);
    expect(open('products/batscan')).toEqual([`missing paragraph: ${english}`]);
    acceptFile(site.folder, work('products/batscan'));
    expect(open('products/batscan')).toHaveLength(1);
    acceptFile(site.folder, work('products/batscan'), { same: true });
    expect(open('products/batscan')).toEqual([]);
  });

  test.each([
    ['deleted', undefined, 'it is not translated'],
    ['emptied', '', 'it is empty'],
    ['still English', 'Company', 'it is still English; if it is right so, add --same'],
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
    expect(acceptFile(site.folder, work('labels')).refused.map((refusal) => refusal.reason)).toEqual([reason]);
    const { accepted } = acceptFile(site.folder, work('labels'), { same: true });
    expect(accepted).toHaveLength(message === 'Company' ? 1 : 0);
    expect(open('labels')).toHaveLength(message === 'Company' ? 0 : 1);
  });
});

describe('Labels', () => {
  const messages = (file: string) => JSON.parse(site.read(file)) as Record<string, { message: string }>;

  test('missing ones are added without a text, which is still missing', () => {
    const swedishLabels = messages('i18n/sv/code.json');
    delete swedishLabels['demo.form.name'];
    site.write('i18n/sv/code.json', JSON.stringify(swedishLabels));
    expect(addMissingLabels(site.folder, 'sv')).toEqual(['i18n/sv/code.json: added demo.form.name, without a text.']);
    expect(messages('i18n/sv/code.json')['demo.form.name']!.message).toBe('');
    expect(Object.keys(messages('i18n/sv/code.json'))).toEqual(Object.keys(messages('i18n/en/code.json')));
    expect(open('labels')).toEqual(['missing demo.form.name: Full name']);
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
