import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Addresses of the built pages in all languages, without those that say that there is no such page.
 * @param buildDir absolute path of the built site
 */
export function builtPages(buildDir: string): string[] {
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^en\/|(^|\/)(404|product-not-found)\.html$/.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`)
    .sort();
}

/** The HTML of a built page, by its address. */
export function builtHtml(buildDir: string, address: string): string {
  try {
    return readFileSync(path.join(buildDir, `${address}.html`), 'utf8');
  } catch {
    return readFileSync(path.join(buildDir, address, 'index.html'), 'utf8');
  }
}

/** Whether search engines may have a page. */
export const isOffered = (html: string): boolean => !/<meta [^>]*name="?robots"?[^>]*noindex/.test(html);
