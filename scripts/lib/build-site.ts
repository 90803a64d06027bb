import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { allFaults } from '../../src/check/index.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { fingerprint } from './build-fingerprint.ts';
import { ensureChromium } from './chromium.ts';
import { compressFolder } from './compress.ts';
import { isError, printFaults } from './faults.ts';
import { buildDir, fingerprintFile, root } from './paths.ts';
import { run, StepFailedError } from './run.ts';
import { makeSampleReportPdfs } from './sample-report-pdfs.ts';
import { securePages } from './secure-pages.ts';

/** True when the built site was made from the sources as they are now. */
export function isBuildCurrent(): boolean {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint(root);
}

/**
 * Looks for mistakes in content, data and translations, and prints all of them.
 * @throws StepFailedError when there is an error among them
 */
async function checkContent(): Promise<void> {
  const faults = await allFaults(root);
  if (faults.length > 0) printFaults(faults);
  if (faults.some(isError)) throw new StepFailedError('The site is not built before the errors above are mended.');
}

/** Builds the site in all languages, secures its pages, prints its PDFs and compresses its text files. */
export async function buildSite(): Promise<void> {
  await checkContent();
  rmSync(buildDir, { recursive: true, force: true });
  const sourceFingerprint = fingerprint(root);
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
  writeFileSync(fingerprintFile, sourceFingerprint);
}
