import { builtHtml } from '../../scripts/lib/built-pages';
import { splitLocalePath } from '../../src/domain/locales';
import { textsOf, typographyFaults } from '../support/typography-faults';
import { allPages, buildDir, expect, locales, test } from './support';

// The gallery of components is for those who work on the site.
const pages = allPages.filter((address) => !address.includes('/design-system'));

for (const { code, htmlLang, name } of locales) {
  test(`Pages in ${name} keep to the typography of the language`, () => {
    const own = pages.filter((address) => splitLocalePath(address).locale === code);
    expect(own.length).toBeGreaterThan(25);
    const faults = own.flatMap((address) =>
      textsOf(builtHtml(buildDir, address)).flatMap((words) =>
        typographyFaults(words, htmlLang).map(({ kind, text }) => `${address} (${name}), ${kind}: ${text}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });
}

/** Words of headings that are broken within, as nothing in them says where. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of text.nodeValue!.matchAll(/\p{L}{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.push(`${word} (${heading.textContent})`);
      }
    }
    return broken;
  });
}

for (const { code, name } of locales) {
  // On phones long words are hyphenated (src/css/site.css).
  test(`Headings in ${name} break between words on tablets and wider screens`, async ({ page }) => {
    const faults = new Set<string>();
    for (const address of pages.filter((own) => splitLocalePath(own).locale === code)) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const word of await page.evaluate(brokenWords)) faults.add(`${address} at ${width} px: ${word}`);
      }
    }
    expect([...faults]).toEqual([]);
  });
}
