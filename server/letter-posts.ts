import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { defaultLocale, localePrefix, splitLocalePath } from '../src/domain/locales.ts';

/** A post as a letter announces it. */
export interface LetterPost {
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
 * A post in a language, or in English where it is not translated, as the built feed has it.
 * @param post its path without language prefix, e.g. `/blog/2026/11/19/euro-7-starts-this-month`
 * @throws when there is no such post
 */
export async function letterPost(siteDir: string, post: string, language: string): Promise<LetterPost> {
  for (const code of new Set([language, defaultLocale])) {
    const file = path.join(siteDir, `${localePrefix(code)}/blog/feed.json`);
    const { items } = JSON.parse(await readFile(file, 'utf8')) as { items: FeedItem[] };
    const item = items.find(({ url }) => splitLocalePath(new URL(url).pathname).path === post);
    if (item) return { title: item.title, description: item.summary, url: item.url };
  }
  throw new Error(`The built site has no post ${post}.`);
}
