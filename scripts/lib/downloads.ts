import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

import { startServer } from '../../server/index.ts';
import { locales, localizePath } from '../../src/domain/locales.ts';
import {
  fileSizeText,
  sampleReportFilePath,
  sampleReportFiles,
  sampleReportFolder,
  type SampleReportFile,
} from '../../src/domain/sample-report-files.ts';
import { dealerKitPath, sampleReportPath } from '../../src/domain/sample-report-pages.ts';
import { badgeDrawing, badgePicture } from './badge-files.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { buildDir } from './paths.ts';

/** @param canvas a page on which to paint pictures */
async function contentOf({ kind }: SampleReportFile, page: Page, canvas: Page): Promise<Buffer> {
  // What the page prints, tagged and with its text.
  if (kind === 'report' || kind === 'card')
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  const drawing = await badgeDrawing(page.locator('[data-badge]').filter({ visible: true }));
  return kind === 'badgeDrawing' ? Buffer.from(drawing) : badgePicture(canvas, drawing);
}

/**
 * Makes the files to download from the built pages, in each language: every sample report and window card as PDF, and
 * badges as SVG and PNG. Writes the size of each file beside the links to it.
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
  await mkdir(path.join(buildDir, sampleReportFolder), { recursive: true });
  const sizes = new Map<string, string>();
  for (const { code, htmlLang } of locales) {
    for (const file of sampleReportFiles) {
      const { product, kind, reading } = file;
      const [address, choice] = kind === 'report' ? [sampleReportPath(product), 'report'] : [dealerKitPath, 'kit'];
      await page.goto(server.origin + localizePath(address, code));
      if (reading) await page.check(`[name=${choice}][value=${reading}]`);
      const content = await contentOf(file, page, canvas);
      const filePath = sampleReportFilePath(file, code);
      await writeFile(path.join(buildDir, filePath), content);
      sizes.set(filePath, fileSizeText(content.length, htmlLang));
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
