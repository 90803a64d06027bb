import type { RouteConfig } from '@docusaurus/types';

import site from '../../data/site.json' with { type: 'json' };
import { defaultLocale, locales, localizePath, splitLocalePath } from '../domain/locales';
import { languagesOf } from './language-graph';

interface SitemapItem {
  url: string;
}

/** A path and the file that it is written in, for every page below a route. */
function sourcesOf(routes: RouteConfig[]): [path: string, source: string | undefined][] {
  return routes.flatMap((route) => [
    [route.path, route.metadata?.sourceFilePath] as [string, string | undefined],
    ...sourcesOf(route.routes ?? []),
  ]);
}

/**
 * The sitemap's items with the same page in other languages (src/plugins/language-graph.ts). The one address of a
 * language's home page has no slash at its end.
 */
export function withTranslations<Item extends SitemapItem>(
  items: Item[],
  { routes }: { routes: RouteConfig[] },
  siteDir: string,
) {
  const sources = new Map(sourcesOf(routes));
  return items.map((item) => {
    const { pathname } = new URL(item.url);
    const { path } = splitLocalePath(pathname.replace(/(?<=.)\/$/, ''));
    const languages = languagesOf(siteDir, sources.get(pathname) ?? '');
    const link = (code: string, lang: string) => ({ lang, url: site.url + localizePath(path, code) });
    return {
      ...item,
      url: item.url.replace(/\/$/, ''),
      links: [
        ...locales.filter(({ code }) => languages.includes(code)).map(({ code, htmlLang }) => link(code, htmlLang)),
        link(defaultLocale, 'x-default'),
      ],
    };
  });
}
