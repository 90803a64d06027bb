import { readdirSync } from 'node:fs';

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
