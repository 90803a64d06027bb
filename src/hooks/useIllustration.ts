import { usePluginData } from '@docusaurus/useGlobalData';

import type { Illustration } from '@site/src/domain/illustrations';

/** One of our own drawings (src/illustrations), by its name. */
export function useIllustration(name: string): Illustration {
  return (usePluginData('illustrations') as Record<string, Illustration>)[name]!;
}
