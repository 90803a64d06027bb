import { usePluginData } from '@docusaurus/useGlobalData';

interface LatestPost {
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
