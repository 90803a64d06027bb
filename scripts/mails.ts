/**
 * Makes the pictures of docs/mails.md (`npm run mails`; the output is committed): every mail in English, as a mail
 * program shows it. `npm run mails -- sv FOLDER` shows those of another language, in a folder of your own.
 */
import './lib/help.ts';

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { defaultLocale } from '../src/domain/locales.ts';
import { chromiumArguments, chromiumPath, ensureChromium } from './lib/chromium.ts';
import { exampleMails } from './lib/example-mails.ts';
import { root } from './lib/paths.ts';

const [language = defaultLocale, folder = path.join(root, 'docs/images/mails')] = process.argv.slice(2);
ensureChromium();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page = await browser.newPage({ viewport: { width: 600, height: 400 } });
for (const [name, { html }] of Object.entries(exampleMails(language))) {
  await page.setContent(html);
  const picture = await page.screenshot({ fullPage: true });
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`));
}
await browser.close();
