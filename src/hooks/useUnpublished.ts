import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';

/** A page that visitors do not see yet. */
export interface Unpublished {
  /** Its first day, such as 2026-12-24; missing for a draft. */
  from?: string;
  /** True when it stays hidden on that day too. */
  isDraft?: boolean;
}

/**
 * Why a page is only in `npm run dev`; undefined for pages that visitors see, so for all in a build.
 * @param path its address with language prefix; that of the present page unless given
 */
export function useUnpublished(path?: string): Unpublished | undefined {
  const { pathname } = useLocation();
  const { unpublished } = usePluginData('content-catalogue') as { unpublished: Record<string, Unpublished> };
  return unpublished[path ?? pathname];
}
