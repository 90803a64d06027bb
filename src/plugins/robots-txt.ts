import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { defaultLocale, localePrefix, locales } from '../domain/locales';
import { isPreview } from '../domain/preview';

/** What crawlers may fetch, line by line. */
export function robotsTxt(siteUrl: string, preview: boolean): string[] {
  if (preview) return ['# A preview, for colleagues. The site is at', `# ${siteUrl}`, 'User-agent: *', 'Disallow: /'];
  return [
    'User-agent: *',
    'Disallow: /api/',
    '',
    ...locales.map(({ code }) => `Sitemap: ${siteUrl}${localePrefix(code)}/sitemap.xml`),
  ];
}

/** `/robots.txt` (RFC 9309): everything is for everybody, and of a preview nothing (docs/deploying.md). */
export default function robotsTxtPlugin({ i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'robots-txt',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== defaultLocale) return;
      const lines = robotsTxt(siteConfig.url, isPreview(process.env));
      await writeFile(path.join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
    },
  };
}
