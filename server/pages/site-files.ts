import { statSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale } from '../../src/domain/locales.ts';

/** Files for static hosts, and compressed copies of files, have no address of their own. */
const hostFiles = /^_(?:headers|redirects)$|\.(?:br|gz)$/;

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // The name is too long for the file system.
    return false;
  }
}

/** The built file of an address, relative to the site, or undefined: `/sv/about` is `sv/about.html`. */
export function fileOf(siteDir: string, pathname: string): string | undefined {
  const relative = pathname.slice(1);
  // No parent folders, no hidden files but those that everybody may ask for (RFC 8615).
  const isHidden = relative.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known');
  if (isHidden || hostFiles.test(relative)) return undefined;
  return [relative, `${relative}.html`, path.posix.join(relative, 'index.html')].find(
    (file) => file !== '.html' && isFile(path.join(siteDir, file)),
  );
}

/** English has no prefix. */
const defaultPrefix = new RegExp(`^(?:/${defaultLocale})+(?=/|$)`);

/** The only address of a page, apart from capitals: without `/en`, `index.html`, `.html` or trailing slash; always on this origin. */
export function canonicalPath(pathname: string): string {
  const plain = pathname
    .replace(/\/+/g, '/')
    .replace(defaultPrefix, '')
    .replace(/\/$/, '')
    .replace(/\/index(?:\.html)?$|\.html$/, '');
  return plain === '' ? '/' : plain;
}
