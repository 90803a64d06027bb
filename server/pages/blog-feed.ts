import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { defaultLocale, localePrefix, splitLocalePath } from '../../src/domain/locales.ts';

/** A post of the blog as a newsletter issue announces it. */
export interface BlogPost {
  title: string;
  description: string;
  url: string;
}

interface FeedItem {
  url: string;
  title: string;
  summary: string;
}

/**
 * Reads a post from the built feed of a language, or from the English one if it is not translated.
 * @param post its path without language prefix, e.g. `/blog/2026/11/19/euro-7-starts-this-month`
 * @throws when there is no such post
 */
export async function readBlogPost(siteDir: string, post: string, language: string): Promise<BlogPost> {
  for (const code of new Set([language, defaultLocale])) {
    const file = path.join(siteDir, `${localePrefix(code)}/blog/feed.json`);
    const { items } = JSON.parse(await readFile(file, 'utf8')) as { items: FeedItem[] };
    const item = items.find(({ url }) => splitLocalePath(new URL(url).pathname).path === post);
    if (item) return { title: item.title, description: item.summary, url: item.url };
  }
  throw new Error(`The built site has no post ${post}.`);
}
