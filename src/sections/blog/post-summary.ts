import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';

import type { PostSummary } from './PostCard';

/** What lists and pages show of a post, from the blog plugin's metadata. */
export function postSummary({
  title,
  description,
  permalink,
  date,
  readingTime,
  tags,
}: PropBlogPostMetadata): PostSummary {
  return { title, description, permalink, date, readingTime, tags };
}
