import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { firstDay, isPublished, today, type Dates } from '../domain/calendar';
import { splitLocalePath } from '../domain/locales';
import type { Navigation } from '../domain/schemas/arrangement';
import type { PositionFrontMatter } from '../domain/schemas/position';
import type { PostFrontMatter } from '../domain/schemas/post';
import type { ProductFrontMatter } from '../domain/schemas/product';
import type { Position } from '../hooks/usePositions';
import type { Product } from '../hooks/useProducts';
import type { Unpublished } from '../hooks/useUnpublished';
import type { WrittenPost } from '../sections/newsletter/written-posts';

/** The pages that only `npm run dev` shows, by their addresses; their front matter is that of shared-front-matter.ts. */
export function unpublishedOf(
  pages: { permalink: string; source: string; frontMatter: object }[],
): Record<string, Unpublished> {
  const day = today(process.env);
  return Object.fromEntries(
    pages
      .filter(({ source, frontMatter }) => !isPublished(source, frontMatter, day))
      .map(({ permalink, source, frontMatter }) => {
        const first = firstDay(source, frontMatter as Dates);
        const { scheduled } = frontMatter as { scheduled?: boolean };
        return [permalink, first !== undefined && first > day ? { from: first, isDraft: scheduled !== true } : {}];
      }),
  );
}

/**
 * Turns the front matter of the MDX files in src/content (in the current language) into global data. Navigation,
 * overview, home, footer and the list of positions read it, so a product or a position is typed nowhere else. Products
 * have the order of data/navigation.json; what is not named there follows after the rest.
 */
export default function contentCataloguePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'content-catalogue',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const { docs = [] } = loadedVersions[0] ?? {};
      const { productOrder } = JSON.parse(
        readFileSync(path.join(siteDir, 'data/navigation.json'), 'utf8'),
      ) as Navigation;
      const rank = (permalink: string) => {
        const place = productOrder.indexOf(splitLocalePath(permalink).path);
        return place === -1 ? productOrder.length : place;
      };
      const inFolder = (folder: string) =>
        docs
          .filter(({ id }) => id.startsWith(`${folder}/`))
          .sort((a, b) => rank(a.permalink) - rank(b.permalink) || a.id.localeCompare(b.id));
      const products = inFolder('products').map(({ id, permalink, frontMatter }): Product => {
        const { name, tagline, description, targetMarket, demo, icon, picture, glance } =
          frontMatter as unknown as ProductFrontMatter;
        return {
          id: id.replace('products/', ''),
          path: permalink,
          name,
          tagline,
          description,
          targetMarket,
          demo,
          icon,
          picture,
          glance,
        };
      });
      const open = inFolder('careers').filter(({ frontMatter }) => !('closed' in frontMatter));
      const positions = open.map(({ permalink, frontMatter }): Position => {
        const { title, description, location, employment, closes } = frontMatter as unknown as PositionFrontMatter;
        return { path: permalink, title, description, location, employment, closes };
      });
      const { blogPosts, blogTags } = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      // The order of the categories is that of their file.
      const keys = readFileSync(path.join(siteDir, 'blog/tags.yml'), 'utf8').match(/^[\w-]+(?=:)/gm) ?? [];
      const categories = keys.flatMap((key) =>
        Object.values(blogTags)
          .filter(({ permalink }) => permalink.endsWith(`/${key}`))
          .map(({ label, permalink }) => ({ label, permalink })),
      );
      const pages = allContent['docusaurus-plugin-content-pages']?.default as PagesContent;
      const unpublished = unpublishedOf([
        ...docs,
        ...pages.filter((page) => page.type === 'mdx'),
        ...blogPosts.map(({ metadata }) => metadata),
      ]);
      // The blog plugin has sorted them, newest first.
      const posts = blogPosts.map(({ metadata }): WrittenPost => {
        const { title, description, permalink, date } = metadata;
        const { keyFigure, keyFigureLabel } = metadata.frontMatter as PostFrontMatter;
        return { title, description, permalink, date: date.toISOString(), keyFigure, keyFigureLabel };
      });
      // A file of its own, as only the newsletter's page reads it.
      await actions.createData('posts.json', posts);
      actions.setGlobalData({ products, positions, categories, unpublished });
    },
  };
}
