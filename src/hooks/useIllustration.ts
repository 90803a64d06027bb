import { usePluginData } from '@docusaurus/useGlobalData';

import { illustrationFile, type KeptIllustration } from '@site/src/domain/illustrations';
import { pictureUrl } from '@site/src/domain/picture-url';

/** What a page needs to know of a picture to show it. */
export interface Illustration {
  /** Address of the drawing. */
  src: string;
  /** Address of the same as things in light, where there is one. */
  inLight?: string;
  width: number;
  height: number;
  /** How far above the lower edge its lowest thing stands, shadows aside; in the unit of its size. */
  foot: number;
}

/** One of our own drawings (src/illustrations), by its name. */
export function useIllustration(name: string): Illustration {
  const pictures = usePluginData('illustrations') as Record<string, KeptIllustration>;
  const [hash, width, height, foot, isFlat] = pictures[name]!;
  const address = (format: 'svg' | 'avif') => `${pictureUrl}/${illustrationFile(name, hash, format)}`;
  return { src: address('svg'), inLight: isFlat ? undefined : address('avif'), width, height, foot };
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
