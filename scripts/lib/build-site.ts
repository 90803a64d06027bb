import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { today } from '../../src/domain/calendar.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { fingerprint } from './build-fingerprint.ts';
import { ensureChromium } from './chromium.ts';
import { compressFolder } from './compress.ts';
import { daysToCome } from './days-to-come.ts';
import { buildDir, fingerprintFile, root } from './paths.ts';
import { run } from './run.ts';
import { makeSampleReportPdfs } from './sample-report-pdfs.ts';
import { securePages } from './secure-pages.ts';

/** What a build is made of: the sources, and which of them the calendar still holds back. */
const state = () => [fingerprint(root), ...daysToCome(root, today(process.env))].join('\n');

/** True when the built site was made from the sources as they are now, and no day has come since that changes it. */
export function isBuildCurrent(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === state();
}

/** Builds the site in all languages, secures its pages, prints its PDFs and compresses its text files. */
export async function buildSite(): Promise<void> {
  rmSync(buildDir, { recursive: true, force: true });
  const builtState = state();
  await run('docusaurus', ['build']);
  // The framework copies static files into every language; pages ask for the videos in one place.
  for (const { code } of locales) {
    if (code !== defaultLocale) rmSync(path.join(buildDir, code, 'videos'), { recursive: true, force: true });
  }
  securePages(buildDir);
  ensureChromium();
  await makeSampleReportPdfs();
  const { files, before, after } = await compressFolder(buildDir);
  console.log(
    `Compressed ${files} files from ${Math.round(before / 1024)} to ${Math.round(after / 1024)} KB (brotli).`,
  );
  writeFileSync(fingerprintFile, builtState);
}
