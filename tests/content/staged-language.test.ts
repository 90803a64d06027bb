import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { faultLine, type Fault } from '../../src/check/fault.ts';
import { translationFaults } from '../../src/check/translation/faults.ts';
import { languageGaps } from '../../src/check/translation/language-gaps.ts';
import { languagesIn } from '../../src/check/translation/translated-files.ts';
import { workList } from '../../src/check/translation/work-list.ts';

let site: string;
const localesFile = () => path.join(site, 'data/locales.json');

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'staged-'));
  for (const entry of ['data', 'i18n', 'src/content', 'src/domain']) {
    cpSync(entry, path.join(site, entry), { recursive: true });
  }
  stage(true);
});
afterAll(() => rmSync(site, { recursive: true }));

function stage(staged: boolean): void {
  const data = JSON.parse(readFileSync('data/locales.json', 'utf8')) as { locales: object[] };
  const german = { code: 'de', htmlLang: 'de', name: 'Deutsch', flag: 'DE', currency: 'EUR' };
  data.locales.push(staged ? { ...german, staged } : german);
  writeFileSync(localesFile(), JSON.stringify(data));
}

/** What the site's own module says about its languages. */
function languages(): { locales: string[]; path: object; media: string } {
  const program = `
    import { localeOf, locales, mediaLanguage, splitLocalePath } from '${site}/src/domain/locales.ts';
    const path = splitLocalePath('/de/about');
    console.log(JSON.stringify({ locales: locales.map(({ code }) => code), path, media: mediaLanguage(localeOf('de')) }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }),
  ) as ReturnType<typeof languages>;
}

test('A staged language is known, and in no list of what visitors get', () => {
  expect(languages()).toEqual({
    locales: ['en', 'sv', 'da', 'no', 'nl'],
    path: { locale: 'de', path: '/about' },
    media: 'en',
  });
});

test('Its progress is in the work list, and what is missing is no fault', async () => {
  const german = workList(site).find(({ language }) => language.code === 'de')!;
  const labels = german.files.find(({ name }) => name === 'labels')!;
  expect(labels.exists).toBe(false);
  expect(labels.items.length).toBeGreaterThan(150);
  expect(new Set(labels.items.map(({ state }) => state))).toEqual(new Set(['missing']));
  expect((await translationFaults(site)).filter(({ file }) => file.startsWith('i18n/de'))).toEqual([]);
});

test('When it is asked for, what is missing is named, and what the project cannot check in it', async () => {
  const missing = (await translationFaults(site, 'de')).filter(({ file }) => file.startsWith('i18n/de'));
  expect(missing.map(({ file }) => file)).toContain('i18n/de/code.json');
  const { others } = languagesIn(site);
  expect(others.map((language) => languageGaps(site, language)).filter(Boolean)).toEqual([
    'Not checked in German, because it has none yet: quotation marks (data/typography.json), frequent words (data/language-words.json), and glossary (data/glossary/de.json).',
  ]);
});

test('It goes live by removing one word, which is said to be too early while it is not translated', async () => {
  const early = (faults: Fault[]) => faults.filter(({ rule }) => rule === 'language-untranslated').map(faultLine);
  expect(early(await translationFaults(site))).toEqual([]);
  stage(false);
  expect(languages().locales).toContain('de');
  const faults = await translationFaults(site);
  expect(faults.map(({ file }) => file)).toContain('i18n/de/code.json');
  expect(early(faults)).toEqual([
    expect.stringMatching(
      /^data\/locales\.json {2}Visitors get German, and (\d+) of its \1 files are not translated\. Set "staged": true for "de" until they are\.$/,
    ),
  ]);
});
