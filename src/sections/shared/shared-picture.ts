import type { CSSProperties } from 'react';

/**
 * Style of a picture that stays on the screen from page to page (view transitions): from a card to what it leads to.
 * @param name of what it shows; once on each page
 */
export const sharedPicture = (name: string): CSSProperties => ({ viewTransitionName: `picture-${name}` });
