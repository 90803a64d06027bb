import type { Landscape } from '@site/src/domain/illustrations';

/** Where in a view that stands which it is about: narrow windows show a part around it. For `object-position`. */
export const landscapePlaces: Record<Landscape, string> = {
  forecourt: '52%',
  depot: '86%',
  batch: '36%',
  hall: '62%',
};
