import { usePluginData } from '@docusaurus/useGlobalData';

import type { Illustration } from '@site/src/domain/illustrations';

/** One of our own drawings (src/illustrations), by its name. */
export function useIllustration(name: string): Illustration {
  return (usePluginData('illustrations') as Record<string, Illustration>)[name]!;
}

/**
 * How such a drawing is set in the head of a page: up to 23rem high, and the space that it takes ends with what it shows, not
 * with its shadow.
 */
export function useStanding(name: string): { width: string; marginBottom: string } {
  const { width, height, foot } = useIllustration(name);
  const shown = `min(100%, clamp(15rem, 25vw, 23rem) * ${Math.round((1000 * width) / height) / 1000})`;
  return { width: shown, marginBottom: `calc(${shown} * ${Math.round((-1000 * foot) / width) / 1000})` };
}
