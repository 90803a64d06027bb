import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';

import type { PostFrontMatter } from '@site/src/domain/schemas/post';

/** What lists and related posts show of a post. */
export interface PostSummary extends Pick<PostFrontMatter, 'keyFigure' | 'keyFigureLabel'> {
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
  const { keyFigure, keyFigureLabel } = metadata.frontMatter as PostFrontMatter;
  return {
    title,
    description,
    permalink,
    date,
    readingTime,
    category: { label, permalink: categoryLink },
    keyFigure,
    keyFigureLabel,
  };
}
