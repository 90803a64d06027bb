import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';

/** What lists and related posts show of a post. */
export interface PostSummary {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 */
  date: string;
  /** Minutes */
  readingTime?: number;
  category: { label: string; permalink: string };
}

/** From the blog plugin's metadata. */
export function postSummary(metadata: PropBlogPostMetadata): PostSummary {
  const { title, description, permalink, date, readingTime, tags } = metadata;
  const { label, permalink: categoryLink } = tags[0]!;
  return { title, description, permalink, date, readingTime, category: { label, permalink: categoryLink } };
}

/** Last part of an address: the slug of a post, the key of a category. */
export const slugOf = (permalink: string): string => permalink.split('/').at(-1)!;
