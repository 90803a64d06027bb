import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';

import { allLocales, splitLocalePath } from '../domain/locales';

/** Codes of the languages that the current page is written in (src/plugins/language-graph.ts). */
export function usePageLanguages(): string[] {
  const partial = usePluginData('language-graph') as Record<string, string[]>;
  return partial[splitLocalePath(useLocation().pathname).path] ?? allLocales.map(({ code }) => code);
}
