import { lazy, Suspense, type ComponentType } from 'react';

import type { Product } from '@site/src/hooks/useProducts';

type Picture = NonNullable<Product['picture']>;

/** The mock-ups by the names that products have for them. Each is loaded where it is shown. */
const mockups: Record<Picture, ComponentType> = {
  'report-phone': lazy(async () => ({ default: (await import('./ScanScene')).ScanScene })),
  'fleet-console': lazy(async () => ({ default: (await import('./FleetScene')).FleetScene })),
  'line-dashboard': lazy(async () => ({ default: (await import('./LineScene')).LineScene })),
};
export const productPictures = Object.keys(mockups) as Picture[];
const BatteryPack = lazy(async () => ({ default: (await import('./BatteryPack')).BatteryPack }));

/** The picture of a product: a mock-up of its screen, or a neutral drawing. */
export function ProductMockup({ picture }: { picture?: Picture }) {
  const Mockup = picture ? mockups[picture] : BatteryPack;
  return (
    <Suspense>
      <Mockup />
    </Suspense>
  );
}
