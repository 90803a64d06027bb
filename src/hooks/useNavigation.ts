import { usePluginData } from '@docusaurus/useGlobalData';

import type { Navigation } from '@site/src/domain/schemas/arrangement';

/** A page that the frame leads to. */
export interface NavigationPage {
  /** Address without language prefix; the framework's Link adds it. */
  to: string;
  /** Its name in the navigation, from its front matter. */
  label?: string;
  /** Its heading; missing when it has a label, or is written in TSX. */
  heading?: string;
}

/** The pages of data/navigation.json that are on the site, in the language of the page. */
export function useNavigation(place: keyof Omit<Navigation, '$comment'>): NavigationPage[] {
  return (usePluginData('navigation') as Record<typeof place, NavigationPage[]>)[place];
}
