import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { today } from '../domain/calendar';
import { company } from '../domain/company';
import { defaultLocale, locales } from '../domain/locales';

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a security hole. It is valid for a year after the build. */
export default function securityTxtPlugin({ i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== defaultLocale) return;
      const expires = new Date(today(process.env));
      expires.setUTCFullYear(expires.getUTCFullYear() + 1);
      const lines = [
        `Contact: mailto:${company.email}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
        `Canonical: ${siteConfig.url}/.well-known/security.txt`,
        `Policy: ${siteConfig.url}/security#report`,
      ];
      await mkdir(path.join(outDir, '.well-known'), { recursive: true });
      await writeFile(path.join(outDir, '.well-known/security.txt'), `${lines.join('\n')}\n`);
    },
  };
}
