import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { defaultLocale, localePrefix, locales } from '../domain/locales';
import { allRedirects, redirectsFile } from '../domain/redirects';
import type { Redirect } from '../domain/schemas/redirects';

/** Writes which addresses lead on: for our server, and for nginx. */
export async function writeRedirects(outDir: string, redirects: Redirect[]): Promise<void> {
  await writeFile(path.join(outDir, redirectsFile), JSON.stringify(redirects));
  await writeFile(
    path.join(outDir, '.redirects.nginx.conf'),
    redirects.map(({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }\n`).join(''),
  );
}

/**
 * Rules for static hosts that read `_redirects` (Netlify, Cloudflare Pages): English has no prefix, addresses that have
 * moved lead on, and what is not found is answered with status 404 in the language of the path. Our own server does the
 * same (server/routes/site.ts).
 */
export default function staticHostRulesPlugin({ i18n }: LoadContext): Plugin {
  return {
    name: 'static-host-rules',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== defaultLocale) return;
      const rules = [
        `/${defaultLocale} / 301`,
        `/${defaultLocale}/* /:splat 301`,
        ...allRedirects().map(({ from, to }) => `${from} ${to} 301`),
        ...locales
          .filter(({ code }) => code !== defaultLocale)
          .map(({ code }) => `${localePrefix(code)}/* ${localePrefix(code)}/404.html 404`),
        '/* /404.html 404',
      ];
      await writeFile(path.join(outDir, '_redirects'), `${rules.join('\n')}\n`);
      await writeRedirects(outDir, allRedirects());
    },
  };
}
