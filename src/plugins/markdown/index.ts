import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { stringify } from 'yaml';

import navigation from '../../../data/navigation.json';
import { company } from '../../domain/company';
import { localePrefix, locales } from '../../domain/locales';
import { markdownTwin } from '../../domain/markdown-twin';
import { typeset } from '../../domain/typography';
import { builtHtml } from '../built-html';
import { labelFiles, labelTexts } from '../bundle/label-texts.cjs';
import { llmsTxt, type ListedPage } from './llms-txt';
import { markdownOf } from './markdown';
import { pageText } from './page-text';

/**
 * For programs that read text: beside each page that search engines may have its text as Markdown, and in each language
 * `llms.txt`, a list of these.
 */
export default function markdownPlugin({ siteDir, siteConfig, i18n, baseUrl }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  const { htmlLang } = i18n.localeConfigs[currentLocale]!;
  return {
    name: 'markdown',
    async postBuild({ outDir, routesPaths }) {
      const pages: ListedPage[] = [];
      for (const route of new Set(routesPaths)) {
        const pathname = route.replace(/(?<=.)\/$/, '');
        if (pathname.endsWith('.html')) continue;
        const $ = builtHtml({ outDir, baseUrl }, pathname);
        if ($('link[rel=canonical]').length === 0) continue;
        const address = siteConfig.url + pathname;
        const title = $('meta[property="og:title"]').attr('content')!;
        const description = $('meta[name=description]').attr('content')!;
        const head = stringify({ title, description, url: address, language: htmlLang }, { lineWidth: 0 });
        const text = await markdownOf(pageText($, address));
        const file = path.join(outDir, markdownTwin(pathname).slice(baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, `---\n${head}---\n\n${text}`);
        pages.push({ pathname, title, description });
      }
      const texts = labelTexts(labelFiles(siteDir, defaultLocale, currentLocale));
      const label = (id: string) => typeset(texts[id]!, htmlLang);
      const list = llmsTxt(pages, {
        siteUrl: siteConfig.url,
        company: company.name,
        tagline: label('footer.tagline'),
        navigation,
        headings: {
          products: label('footer.products'),
          resources: label('footer.resources'),
          blog: label('nav.blog'),
          company: label('footer.company'),
        },
        otherLanguages: locales
          .filter(({ code }) => code !== currentLocale)
          .map(({ code, name }) => ({ name, address: `${localePrefix(code)}/llms.txt` })),
      });
      await writeFile(path.join(outDir, 'llms.txt'), list);
    },
  };
}
