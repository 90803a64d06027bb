import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { redirectPage, redirectsFile } from '../../src/domain/redirects.ts';
import type { Redirect } from '../../src/domain/schemas/redirects.ts';

/**
 * Files of a built site that only lead away, on hosts without rules or headers: those of addresses that have moved.
 * @param buildDir absolute path of the built site
 */
export function redirectPages(buildDir: string): Set<string> {
  const file = path.join(buildDir, redirectsFile);
  const redirects = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : [];
  return new Set(redirects.map(redirectPage));
}

/**
 * Addresses of the built pages in all languages, without those that say that there is no such page.
 * @param buildDir absolute path of the built site
 */
export function builtPages(buildDir: string): string[] {
  const leadAway = redirectPages(buildDir);
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.html') && !/^en\/|(^|\/)(404|product-not-found)\.html$/.test(file) && !leadAway.has(file),
    )
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort();
}

/** The file of a built page, by its address. */
export function builtFile(buildDir: string, address: string): string {
  const file = path.join(buildDir, `${address}.html`);
  return existsSync(file) ? file : path.join(buildDir, address, 'index.html');
}

/** The HTML of a built page, by its address. */
export const builtHtml = (buildDir: string, address: string): string =>
  readFileSync(builtFile(buildDir, address), 'utf8');

/** Whether search engines may have a page. */
export const isOffered = (html: string): boolean => !/<meta [^>]*name="?robots"?[^>]*noindex/.test(html);
