import type { Landscape } from '@site/src/domain/illustrations';

/** Where in a view that stands which it is about: narrow windows show a part around it. */
export const landscapePlaces: Record<Landscape, string> = {
  forecourt: 'object-[52%]',
  depot: 'object-[86%]',
  batch: 'object-[36%]',
  hall: 'object-[92%]',
  kerb: 'object-[96%] lg:object-[70%]',
  lab: 'object-[78%]',
  sold: 'object-[76%]',
  'on-the-road': 'object-[74%]',
  'set-aside': 'object-[84%]',
  measured: 'object-[80%]',
  parade: 'object-[74%]',
};
