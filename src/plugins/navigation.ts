import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { splitLocalePath } from '../domain/locales';
import type { Navigation } from '../domain/schemas/arrangement';
import type { PageFrontMatter } from '../domain/schemas/page';
import type { NavigationPage } from '../hooks/useNavigation';

/**
 * The pages of a list of addresses that are on the site.
 * @param addresses without language prefix
 * @param pages all pages of the site, by their addresses without prefix
 * @param isHeldBack whether an address is one of a draft or of a page whose day has not come
 * @throws when there is no page of an address
 */
export function navigationPages(
  addresses: string[],
  pages: ReadonlyMap<string, Omit<NavigationPage, 'to'>>,
  isHeldBack: (address: string) => boolean,
): NavigationPage[] {
  return addresses.flatMap((to) => {
    const page = pages.get(to);
    if (page) return [{ to, ...page }];
    if (isHeldBack(to)) return [];
    throw new Error(`data/navigation.json names ${to}, but there is no such page. Correct the address or remove it.`);
  });
}

/** Turns data/navigation.json into global data for the frame of every page. */
export default function navigationPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'navigation',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const wordsAndCode = allContent['docusaurus-plugin-content-pages']?.default as PagesContent;
      const pages = new Map(
        [
          ...loadedVersions
            .flatMap(({ docs }) => docs)
            .map(
              ({ permalink, frontMatter, title }) => [permalink, { label: String(frontMatter.name ?? title) }] as const,
            ),
          [`${baseUrl}blog`, {}] as const,
          ...wordsAndCode.map((page) => {
            const { label, heading } = (page.type === 'mdx' ? page.frontMatter : {}) as Partial<PageFrontMatter>;
            return [page.permalink, label === undefined ? { heading } : { label }] as const;
          }),
        ].map(([permalink, page]) => [splitLocalePath(permalink.replace(/(?<=.)\/$/, '')).path || '/', page]),
      );
      const isHeldBack = (address: string) =>
        ['src/pages', 'src/content'].some((folder) =>
          [`${address}.mdx`, `${address}/index.mdx`].some((file) => existsSync(path.join(siteDir, folder, file))),
        );
      const { header, products, resources, footer, legal } = JSON.parse(
        readFileSync(path.join(siteDir, 'data/navigation.json'), 'utf8'),
      ) as Navigation;
      actions.setGlobalData(
        Object.fromEntries(
          Object.entries({ header, products, resources, footer, legal }).map(([place, addresses]) => [
            place,
            navigationPages(addresses, pages, isHeldBack),
          ]),
        ),
      );
    },
  };
}
