import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { allFaults } from '../../src/check/index.ts';
import { today } from '../../src/domain/calendar.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { isPreview } from '../../src/domain/preview.ts';
import { fingerprint } from './build-fingerprint.ts';
import { ensureChromium } from './chromium.ts';
import { compressFolder } from './compress.ts';
import { daysToCome } from './days-to-come.ts';
import { makeDownloads } from './downloads.ts';
import { isError, printFaults } from './faults.ts';
import { finishPages } from './finish-pages.ts';
import { inlineStyles } from './inline-styles.ts';
import { buildDir, fingerprintFile, root } from './paths.ts';
import { run, StepFailedError } from './run.ts';
import { writeSearchFiles } from './search-files.ts';
import { securePages } from './secure-pages.ts';

/** What a build is made of: the sources, which of them the calendar still holds back, and whom it is for. */
const state = () =>
  [fingerprint(root), ...daysToCome(root, today(process.env)), ...(isPreview(process.env) ? ['preview'] : [])].join(
    '\n',
  );

/** True when the built site was made from the sources as they are now, and no day has come since that changes it. */
export function isBuildCurrent(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === state();
}

const everyLanguage = locales.map(({ code }) => code);

/**
 * Looks for mistakes in content, data and translations, and prints all of them.
 * @throws StepFailedError when there is an error among them
 */
async function checkContent(): Promise<void> {
  const faults = await allFaults(root, { thread: true });
  if (faults.length > 0) printFaults(faults);
  if (faults.some(isError)) throw new StepFailedError('The site is not built before the errors above are mended.');
}

/**
 * Builds the site, gives its pages share images, structured data and their styles, secures them, makes the files to download and compresses its text files.
 * @param languages what visitors get is all of them; without English there is no site to serve, only pages to look at
 * @param options.pseudo shows labels in a made-up language
 */
export async function buildSite(languages = everyLanguage, { pseudo = false } = {}): Promise<void> {
  await checkContent();
  rmSync(buildDir, { recursive: true, force: true });
  const builtState = state();
  const localeArguments = languages.flatMap((code) => ['--locale', code]);
  await run('docusaurus', ['build', ...localeArguments], pseudo ? { PSEUDO_LANGUAGE: 'true' } : {});
  // The framework copies static files into every language; pages ask for the videos in one place.
  for (const code of languages) {
    if (code !== defaultLocale) rmSync(path.join(buildDir, code, 'videos'), { recursive: true, force: true });
  }
  const isWhole = everyLanguage.every((code) => languages.includes(code)) && !pseudo;
  if (!languages.includes(defaultLocale)) return;
  await finishPages(buildDir);
  writeSearchFiles(root, buildDir, languages);
  inlineStyles(buildDir);
  securePages(buildDir);
  if (isWhole) {
    ensureChromium();
    await makeDownloads();
  }
  const { files, before, after } = await compressFolder(buildDir);
  console.log(
    `Compressed ${files} files from ${Math.round(before / 1024)} to ${Math.round(after / 1024)} KB (brotli).`,
  );
  if (isPreview(process.env)) console.log('This is a preview (SITE_PREVIEW): search engines are told to stay away.');
  if (isWhole) writeFileSync(fingerprintFile, builtState);
}
