import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';

import { startServer } from '../../server/index.ts';
import { locales, localizePath } from '../../src/domain/locales.ts';
import {
  fileSizeText,
  sampleReportFiles,
  sampleReportFolder,
  sampleReportPdfPath,
} from '../../src/domain/sample-report-files.ts';
import { sampleReportPath } from '../../src/domain/sample-report-pages.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { buildDir } from './paths.ts';

/**
 * Prints each sample report from its built page to a PDF in each language, tagged and with its text, and writes the size of
 * each file beside the links to it.
 */
export async function makeSampleReportPdfs(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'print-'));
  const server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: buildDir,
    LOG_LEVEL: 'error',
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const page = await browser.newPage();
  await mkdir(path.join(buildDir, sampleReportFolder), { recursive: true });
  const sizes = new Map<string, string>();
  for (const { code, htmlLang } of locales) {
    for (const report of sampleReportFiles) {
      await page.goto(server.origin + localizePath(sampleReportPath(report.product), code));
      if (report.reading) await page.check(`[name=report][value=${report.reading}]`);
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      const file = sampleReportPdfPath(report, code);
      await writeFile(path.join(buildDir, file), pdf);
      sizes.set(file, fileSizeText(pdf.length, htmlLang));
    }
  }
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
  await writeSizes(sizes);
}

/** Fills the empty elements marked `data-size-of` in all built pages. */
async function writeSizes(sizes: Map<string, string>): Promise<void> {
  for (const name of await readdir(buildDir, { recursive: true })) {
    const file = path.join(buildDir, name);
    if (!name.endsWith('.html') || !(await stat(file)).isFile()) continue;
    const html = await readFile(file, 'utf8');
    const written = html.replace(
      /(<span [^>]*data-size-of="?([^\s">]+)[^>]*>)(?=<\/span>)/g,
      (_all, start: string, href: string) => start + (sizes.get(href) ?? ''),
    );
    if (written !== html) await writeFile(file, written);
  }
}
