import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { axeFindings, expect, languages, test } from './support';

const printed = execFileSync(process.execPath, [path.join(__dirname, '../../scripts/lib/example-mails.ts')], {
  encoding: 'utf8',
  maxBuffer: 1e8,
});
const mails = JSON.parse(printed) as Record<string, Record<string, { subject: string; html: string; text: string }>>;

/** The words that a reader sees, without addresses of links, and without marks that only plain text has. */
const words = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/:$/, ''))
    .filter((word) => word !== '' && word !== '--');

for (const language of languages) {
  for (const [name, mail] of Object.entries(mails[language]!)) {
    test(`${language}: the mail "${name}" fits phones and mail programs, can be read by everybody, and says the same in plain text`, async ({
      page,
    }, info) => {
      for (const width of [390, 600]) {
        await page.setViewportSize({ width, height: 800 });
        await page.setContent(mail.html);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        const cut = await page
          .locator('td, th, p, a, h1')
          .evaluateAll(
            (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
          );
        expect(cut).toBe(0);
        await info.attach(`${language}-${name}-${width}.png`, {
          body: await page.screenshot({ fullPage: true }),
          contentType: 'image/png',
        });
      }
      // Good practice is about the landmarks of pages.
      expect(await axeFindings(page, { withGoodPractice: false })).toEqual([]);
      const [, ...shown] = words(await page.locator('body').innerText());
      expect(words(mail.text)).toEqual(shown);
      // Mail programs load nothing and run nothing.
      expect(mail.html).not.toMatch(/<(?:script|img|link|iframe|form)\b|@import|url\(/i);
      expect(mail.subject).not.toMatch(/undefined|\{/);
    });
  }
}
