import type { APIRequestContext, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

import site from '../../data/site.json';
import { fleetReport } from '../../src/domain/sample-fleet';
import { pilotReport } from '../../src/domain/sample-pilot';
import { sampleReportIds, sampleReports } from '../../src/domain/sample-report';
import { sampleReportFilePath, type SampleReportFile } from '../../src/domain/sample-report-files';
import { sampleReportPath } from '../../src/domain/sample-report-pages';
import type { Verdict } from '../../src/domain/verified-report';
import {
  axeFindings,
  checkAddress,
  codeIn,
  expect,
  hydrated,
  languages,
  locales,
  localizePath,
  test,
  text,
} from './support';

/** Text of a PDF as one line, with what else a reader of it can know. */
async function readPdf(data: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Language?: string; Title?: string } };
  const result = {
    pages: pdf.numPages,
    roles:
      JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree()))).match(/(?<="role":")\w+/g) ?? [],
    language: info.Language,
    title: info.Title,
    text: plain(contents.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')),
  };
  return result;
}

/** Without white space and soft hyphens, which a PDF sets as it likes. */
const plain = (value: string) => value.normalize('NFKC').replace(/[\s\u00ad\u2060]+/g, '');

/** The file of a report, once the link to it says its kind, its language and its size. */
async function download(
  page: Page,
  request: APIRequestContext,
  report: Omit<SampleReportFile, 'kind'>,
  language: string,
) {
  const { htmlLang, name } = locales.find(({ code }) => code === language)!;
  const path = sampleReportFilePath({ ...report, kind: 'report' }, language);
  const link = page.locator('a[href$=".pdf"]').filter({ visible: true });
  await expect(link).toHaveAttribute('href', path);
  const response = await request.get(path);
  expect(response.headers()['content-type']).toBe('application/pdf');
  const file = await response.body();
  const kilobytes = new Intl.NumberFormat(htmlLang, { style: 'unit', unit: 'kilobyte' });
  await expect(link).toHaveText(
    `${text(language, 'report.download')} (PDF, ${name}, ${kilobytes.format(Math.ceil(file.length / 1000))})`,
  );
  return file;
}

for (const language of languages) {
  const { htmlLang } = locales.find(({ code }) => code === language)!;

  test(`The reports in ${language}: the page and its PDFs say the same, in the language, on two pages`, async ({
    page,
    request,
  }) => {
    await page.goto(localizePath(sampleReportPath('batscan'), language));
    await hydrated(page);
    for (const id of sampleReportIds) {
      await page.locator(`[name=report][value=${id}]`).check();
      const file = await download(page, request, { product: 'batscan', reading: id }, language);
      const pdf = await readPdf(file);
      expect(pdf).toMatchObject({ pages: 2, language: htmlLang });
      expect(pdf.roles).toEqual(expect.arrayContaining(['H3', 'P', 'Table', 'TH', 'TD', 'L', 'Figure']));
      expect(pdf.title).toContain(text(language, 'seo.sampleReport.title'));
      const sheets = page.locator('[data-report-sheet]').filter({ visible: true });
      await expect(sheets).toHaveCount(2);
      const shown = await sheets
        .locator('dt button, p button, dd, caption, td, li, p:not(:has(button))')
        .allTextContents();
      expect(shown.length).toBeGreaterThan(110);
      for (const part of shown) expect(pdf.text).toContain(plain(part));
      // On paper nothing can be chosen, so the explanations stand there.
      for (const explanation of await sheets.locator('[popover]').allTextContents()) {
        expect(pdf.text).toContain(plain(explanation));
      }
      const verdicts: Record<Verdict, string> = {
        better: 'report.verdict.better',
        asExpected: 'report.verdict.asExpected',
        worse: 'report.verdict.worse',
        weakGroup: 'report.verdict.weakGroup',
      };
      expect(pdf.text).toContain(plain(text(language, verdicts[sampleReports[id].verdict])));
      expect(pdf.text.match(/BS-SAMPLE-[-\w]{14}/g)).toEqual([sampleReports[id].number, sampleReports[id].number]);
      expect(pdf.text).not.toContain(plain(text(language, 'common.skipToContent')));
    }
    const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(printed.pages).toBe(2);
    expect(printed.text).toContain(sampleReports['weak-cell'].number);
  });
}

const oneReport = {
  batstream: { number: fleetReport.number, title: 'seo.fleetReport.title', verdict: 'fleetReport.verdict' },
  batdata: { number: pilotReport.number, title: 'seo.pilotReport.title', verdict: 'pilotReport.verdict' },
} as const;

for (const [product, { number, title, verdict }] of Object.entries(oneReport)) {
  const address = sampleReportPath(product as keyof typeof oneReport);

  for (const language of languages) {
    const { htmlLang } = locales.find(({ code }) => code === language)!;

    test(`The report of ${product} in ${language}: page and PDF say the same, on three pages`, async ({
      page,
      request,
    }) => {
      await page.goto(localizePath(address, language));
      const pdf = await readPdf(
        await download(page, request, { product: product as keyof typeof oneReport }, language),
      );
      expect(pdf).toMatchObject({ pages: 3, language: htmlLang });
      expect(pdf.roles).toEqual(expect.arrayContaining(['H3', 'P', 'Table', 'TH', 'TD', 'L', 'Figure']));
      expect(pdf.title).toContain(text(language, title));
      const sheets = page.locator('[data-report-sheet]');
      await expect(sheets).toHaveCount(3);
      const shown = await sheets.locator('dt, dd, caption, th, td, li, p, h3').allTextContents();
      expect(shown.length).toBeGreaterThan(80);
      for (const part of shown) expect(pdf.text).toContain(plain(part));
      for (const words of text(language, verdict).split(/\{\w+\}/)) expect(pdf.text).toContain(plain(words));
      expect(pdf.text.match(new RegExp(number, 'g'))).toHaveLength(3);
      expect(pdf.text).toContain(plain(text(language, 'common.report.sample')));
    });
  }

  test(`The page of the report of ${product} fits a phone and is accessible, and its product's page leads to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['en', 'nl']) {
      await page.goto(localizePath(`/products/${product}`, language));
      await page.locator('[data-slot=hero]').locator(`a[href$="${address}"]`).click();
      await expect(page).toHaveURL(localizePath(address, language));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(await axeFindings(page)).toEqual([]);
    }
  });
}

test('Every measure explains itself on keyboard focus and on a tap, and Escape closes it', async ({ page }) => {
  await page.goto(localizePath(sampleReportPath('batscan'), 'sv'));
  await hydrated(page);
  const measures = page.locator('[data-report-sheet] :is(dt, p) button').filter({ visible: true });
  expect(await measures.count()).toBe(12);
  await measures.first().focus();
  await page.keyboard.press('Shift+Tab');
  for (const measure of await measures.all()) {
    await page.keyboard.press('Tab');
    await expect(measure).toBeFocused();
    const tip = page.locator(`[id="${await measure.getAttribute('aria-describedby')}"]`);
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-report-sheet] [popover]:popover-open')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-report-sheet] [popover]:popover-open')).toHaveCount(0);
  await measures.nth(3).click();
  await expect(page.locator('[popover]:popover-open')).toHaveText(text('sv', 'report.usableCapacity.explanation'));
  await page.locator('h1').click();
  await expect(page.locator('[data-report-sheet] [popover]:popover-open')).toHaveCount(0);
});

test('The code on each report checks it, in the language of the report; that of another product opens its page', async ({
  page,
}) => {
  await page.goto(localizePath(sampleReportPath('batscan'), 'da'));
  for (const id of sampleReportIds) {
    await page.locator(`[name=report][value=${id}]`).check();
    const code = page.getByRole('img', { name: text('da', 'report.code.check') }).filter({ visible: true });
    expect(await codeIn(await code.screenshot())).toBe(checkAddress(sampleReports[id].number, 'da'));
  }
  for (const product of ['batstream', 'batdata'] as const) {
    const address = localizePath(sampleReportPath(product), 'da');
    await page.goto(address);
    const code = page.getByRole('img', { name: text('da', 'report.code') });
    expect(await codeIn(await code.screenshot())).toBe(site.url + address);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('On the home page a reading is chosen by keyboard: pack, figures, verdict and advice change', async ({
      page,
    }) => {
      await page.goto('/');
      const packs = page.locator('[data-readings] [data-mockup=pack]').filter({ visible: true });
      const advice = page.locator('[data-readings] p[data-reading]').filter({ visible: true });
      await page.locator('[name=reading]:checked').focus();
      const seen = [];
      for (const id of ['weak-cell', 'healthy', 'worn'] as const) {
        await expect(page.locator(`[name=reading][value=${id}]`)).toBeChecked();
        await expect(packs).toHaveCount(1);
        await expect(packs).toHaveAccessibleName(new RegExp(sampleReports[id].vehicle));
        await expect(packs).toContainText(`${sampleReports[id].stateOfHealth}%`);
        seen.push(await advice.textContent());
        await page.keyboard.press('ArrowDown');
      }
      expect(new Set(seen).size).toBe(sampleReportIds.length);
    });
  });
}

test('On the page of BatScan the chosen reading stays when React starts', async ({ page }) => {
  await page.goto('/products/batscan');
  await page.locator('[name=report][value=healthy]').check();
  await page.locator('[data-hydrate]').first().scrollIntoViewIfNeeded();
  await hydrated(page);
  await expect(page.locator('[name=report][value=healthy]')).toBeChecked();
  await expect(page.locator('[data-report-sheet]').filter({ visible: true })).toContainText(
    sampleReports.healthy.number,
  );
});
