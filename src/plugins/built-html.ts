import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { load, type CheerioAPI } from 'cheerio';

/**
 * The page that the build of a language has written for an address.
 * @param pathname whole address of the page, such as `/sv/about`
 */
export function builtHtml({ outDir, baseUrl }: Pick<LoadContext, 'outDir' | 'baseUrl'>, pathname: string): CheerioAPI {
  const inLanguage = `${pathname}/`.slice(baseUrl.length).replace(/\/$/, '');
  const page = path.join(outDir, `${inLanguage}.html`);
  return load(
    readFileSync(inLanguage !== '' && existsSync(page) ? page : path.join(outDir, inLanguage, 'index.html'), 'utf8'),
  );
}
