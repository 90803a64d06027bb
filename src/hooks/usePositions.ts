import { usePluginData } from '@docusaurus/useGlobalData';

import type { PositionFrontMatter } from '../domain/schemas/position';

/** An open position as the list shows it. */
export interface Position extends Pick<
  PositionFrontMatter,
  'title' | 'description' | 'location' | 'employment' | 'closes'
> {
  /** Its address with the language prefix. */
  path: string;
}

/** All open positions in the order of their files' names, in the language of the page. */
export function usePositions(): Position[] {
  return (usePluginData('content-catalogue') as { positions: Position[] }).positions;
}
