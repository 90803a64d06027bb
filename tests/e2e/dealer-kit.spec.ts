import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';

import { sampleReportIds, sampleReports } from '../../src/domain/sample-report';
import { sampleReportFilePath, type FileKind } from '../../src/domain/sample-report-files';
import { dealerKitPath, sampleReportPath } from '../../src/domain/sample-report-pages';
import { checkAddress, codeIn, expect, languages, localizePath, test, text } from './support';

/** Pages, their size in points, and the text of a PDF without white space. */
async function readPdf(data: Uint8Array) {
  const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join('');
  return { pages: pdf.numPages, size: [Math.round(width), Math.round(height)], text: words.replace(/\s/g, '') };
}

const a4Landscape = [842, 595];

for (const language of languages) {
  test(`${language}: card and badge show each car, on one sheet and as files, and their code checks the report`, async ({
    page,
    request,
  }) => {
    await page.goto(localizePath(dealerKitPath, language));
    for (const id of sampleReportIds) {
      const { vehicle, number } = sampleReports[id];
      const address = checkAddress(number, language);
      await page.locator(`[name=kit][value=${id}]`).check();
      const card = page.locator('[data-window-card]').filter({ visible: true });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(vehicle);
      await expect(card).toContainText(text(language, 'common.report.sample'));
      const badge = page.locator('[data-badge]').filter({ visible: true });
      await expect(badge).toContainText(number);
      await expect(badge).toContainText(text(language, 'common.report.sample'));

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('h1')).toBeHidden();
      await expect(badge).toHaveCount(0);
      expect(await codeIn(await card.screenshot())).toBe(address);
      await page.emulateMedia({ media: null });

      const download = async (kind: FileKind) => {
        const file = await request.get(sampleReportFilePath({ product: 'batscan', kind, reading: id }, language));
        return file.body();
      };
      for (const pdf of [await download('card'), await page.pdf({ preferCSSPageSize: true })]) {
        const sheet = await readPdf(pdf);
        expect(sheet).toMatchObject({ pages: 1, size: a4Landscape });
        expect(sheet.text).toContain(vehicle.replace(/\s/g, ''));
        expect(sheet.text).toContain(number);
      }

      const picture = await download('badgePicture');
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1152, height: 464 });
      expect(await codeIn(picture)).toBe(address);
      const drawing = (await download('badgeDrawing')).toString();
      expect(drawing).toContain(number);
      expect(drawing).toContain('url(data:font/woff2;base64,');
      // Whatever it needs is in it: it stands on other people's sites.
      expect(drawing.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/class=|https?:/);
    }
  });
}

test('The kit is linked from BatScan and from the sample report', async ({ page }) => {
  for (const from of ['/products/batscan', sampleReportPath('batscan')]) {
    await page.goto(from);
    await expect(page.locator(`main a[href="${dealerKitPath}"]`)).toHaveCount(1);
  }
});
