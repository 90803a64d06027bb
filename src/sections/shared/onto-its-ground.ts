import { onWide } from './on-wide';

/**
 * For a view by day beside words: picture formats round colours, so its ground may be a shade off that of the band on which it
 * begins. On narrow screens it begins at the window's edge, and below the words.
 */
export const ontoItsGround = { maskImage: `linear-gradient(90deg, transparent, black ${onWide('0%', '12%')})` };
