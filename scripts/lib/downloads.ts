import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

import { startServer } from '../../server/index.ts';
import { locales, localizePath } from '../../src/domain/locales.ts';
import {
  dealerKitPath,
  fileSizeText,
  sampleReportFilePath,
  sampleReportPath,
  type SampleReportFile,
} from '../../src/domain/sample-report-files.ts';
import { sampleReportIds } from '../../src/domain/sample-report.ts';
import { badgeDrawing, badgePicture } from './badge-files.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { buildDir } from './paths.ts';

/** Prints what the page prints, tagged and with its text. */
const printed = (page: Page) =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/**
 * Makes the files to download from the built pages, in each language: every sample report and its window card as PDF, and its
 * badge as SVG and PNG. Writes the size of each file beside the links to it.
 */
export async function makeDownloads(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'print-'));
  const server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: buildDir,
    LOG_LEVEL: 'error',
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  const page = await browser.newPage();
  const canvas = await browser.newPage({ deviceScaleFactor: 2 });
  await mkdir(path.join(buildDir, path.dirname(sampleReportFilePath('report', 'healthy', ''))), { recursive: true });
  const sizes = new Map<string, string>();
  for (const { code, htmlLang } of locales) {
    const save = async (file: SampleReportFile, report: (typeof sampleReportIds)[number], content: Buffer) => {
      const address = sampleReportFilePath(file, report, code);
      await writeFile(path.join(buildDir, address), content);
      sizes.set(address, fileSizeText(content.length, htmlLang));
    };
    await page.goto(server.origin + localizePath(sampleReportPath, code));
    for (const report of sampleReportIds) {
      await page.check(`[name=report][value=${report}]`);
      await save('report', report, await printed(page));
    }
    await page.goto(server.origin + localizePath(dealerKitPath, code));
    for (const report of sampleReportIds) {
      await page.check(`[name=kit][value=${report}]`);
      await save('card', report, await printed(page));
      const drawing = await badgeDrawing(page.locator('[data-badge]').filter({ visible: true }));
      await save('badgeDrawing', report, Buffer.from(drawing));
      await save('badgePicture', report, await badgePicture(canvas, drawing));
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
