import pluginSitemap from '@docusaurus/plugin-sitemap';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import type { CheerioAPI } from 'cheerio';

import site from '../../data/site.json' with { type: 'json' };
import { defaultLocale, locales, localizePath, splitLocalePath } from '../domain/locales';
import { builtHtml } from './built-html';
import { languagesOf } from './language-graph';
import { lastCommits } from './last-commits';
import { PageSources } from './page-sources';

interface SitemapItem {
  url: string;
}

/** A path and the file that it is written in, for every page below a route. */
function sourcesOf(routes: RouteConfig[]): [path: string, source: string][] {
  return routes.flatMap((route) => [
    // Not the routes around pages: that of all products has the address of the home page.
    ...(route.metadata?.sourceFilePath ? [[route.path, route.metadata.sourceFilePath] as [string, string]] : []),
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
      source: sources.get(pathname),
      links: [
        ...locales.filter(({ code }) => languages.includes(code)).map(({ code, htmlLang }) => link(code, htmlLang)),
        link(defaultLocale, 'x-default'),
      ],
    };
  });
}

/** Addresses of the pictures that a page has for itself: those that lead to no other page. */
export function picturesOf($: CheerioAPI): string[] {
  const own = $('main img[src]')
    .toArray()
    .filter((picture) => $(picture).closest('a, li, article:has(a)').length === 0)
    .map((picture) => new URL($(picture).attr('src')!, site.url).href);
  return [...new Set(own)].filter((address) => address.startsWith(site.url));
}

/** Pages that only list others: they change when one of these does. */
const isList = (address: string) => /^\/(?:blog(?:\/tags\/.+)?|careers)$/.test(address);
const isListed = (address: string) => /^\/(?:blog\/\d|careers\/)/.test(address);

/** Adds what search engines may know of each page: the time of its last commit, and its pictures. */
function withContents(
  items: ReturnType<typeof withTranslations>,
  { siteDir, outDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'outDir' | 'baseUrl'>,
) {
  const commits = lastCommits(siteDir, ['blog', 'data', 'i18n', 'src']);
  const pageSources = new PageSources(siteDir);
  const newest = (found: (string | undefined)[]) =>
    found
      .filter((time) => time !== undefined)
      .sort()
      .at(-1);
  const timeOf = new Map(
    items.map(({ url, source }) => [
      new URL(url).pathname,
      commits && source?.endsWith('.mdx') ? newest(pageSources.of(source).map((file) => commits.get(file))) : undefined,
    ]),
  );
  return items.map(({ source: _source, ...item }) => {
    const { pathname } = new URL(item.url);
    const $ = builtHtml({ outDir, baseUrl }, pathname);
    const listed = isList(splitLocalePath(pathname).path)
      ? $('main a[href]')
          .toArray()
          .map((link) => $(link).attr('href')!)
          .filter((address) => isListed(splitLocalePath(address).path))
      : [];
    return {
      ...item,
      lastmod: newest([pathname, ...listed].map((address) => timeOf.get(address))),
      img: picturesOf($).map((url) => ({ url })),
    };
  });
}

/** A sitemap for each language, of what visitors and search engines may find. */
export default function sitemapPlugin(context: LoadContext): Plugin<void> | null {
  const { siteDir } = context;
  return pluginSitemap(context, {
    filename: 'sitemap.xml',
    ignorePatterns: [
      '/**/design-system',
      '/**/design-system/*',
      '/**/thank-you',
      '/**/newsletter/*',
      '/**/search',
      '/**/product-not-found',
      '/**/blog/tags',
    ],
    // Search engines take no notice of these two, and of a time only while it is true.
    changefreq: null,
    priority: null,
    // Ours knows data too, and what a clone does not know.
    lastmod: null,
    createSitemapItems: async ({ defaultCreateSitemapItems, ...params }) =>
      withContents(withTranslations(await defaultCreateSitemapItems(params), params, siteDir), context),
  });
}
