import { usePluginData } from '@docusaurus/useGlobalData';

import type { PostFrontMatter } from '../domain/schemas/post';

/** A post as pages outside the blog show it. */
export interface LatestPost extends Pick<PostFrontMatter, 'keyFigure' | 'keyFigureLabel'> {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 */
  date: string;
}

/** The three newest posts, newest first, in the language of the page. */
export function useLatestPosts(): LatestPost[] {
  return (usePluginData('content-catalogue') as { latestPosts: LatestPost[] }).latestPosts;
}
