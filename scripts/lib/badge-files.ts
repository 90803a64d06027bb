import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import subsetFont from 'subset-font';

import { root } from './paths.ts';

/** What the page's style sheet says of a drawing, and the file has to say by itself. */
const written = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'text-anchor'];

/**
 * A drawing of a page as an SVG file of its own: with its colours, and with the glyphs of its font, so that it looks the same
 * wherever it is shown.
 */
export async function badgeDrawing(badge: Locator): Promise<string> {
  const { svg, text } = await badge.evaluate((original: SVGSVGElement, properties) => {
    const copy = original.cloneNode(true) as SVGSVGElement;
    const parts = [original, ...original.querySelectorAll('*')];
    [copy, ...copy.querySelectorAll('*')].forEach((part, index) => {
      const style = getComputedStyle(parts[index]!);
      for (const property of properties) part.setAttribute(property, style.getPropertyValue(property));
      part.removeAttribute('class');
    });
    const { width, height } = original.viewBox.baseVal;
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    return { svg: new XMLSerializer().serializeToString(copy), text: copy.textContent };
  }, written);
  const [font = ''] = globSync('static/fonts/schibsted-grotesk.*.woff2', { cwd: root });
  const glyphs = await subsetFont(readFileSync(path.join(root, font)), text, { targetFormat: 'woff2' });
  const face = `@font-face{font-family:'Schibsted Grotesk';src:url(data:font/woff2;base64,${glyphs.toString('base64')})}`;
  return svg.replace('>', `><style>${face}</style>`);
}

/** That drawing as a PNG, drawn on an empty page. */
export async function badgePicture(page: Page, drawing: string): Promise<Buffer> {
  await page.setContent(drawing);
  await page.evaluate(() => document.fonts.ready);
  return page.locator('body > svg').screenshot({ omitBackground: true });
}
