import { lazy, Suspense, type ComponentType } from 'react';

import type { ProductFrontMatter } from '@site/src/domain/schemas/product';

type ProductIcon = ProductFrontMatter['icon'];

/** The mock-up of a product by its icon, which says what kind of product it is. Each is loaded where it is shown. */
const mockups: Record<ProductIcon, ComponentType> = {
  scan: lazy(async () => ({ default: (await import('./ReportPhone')).ReportPhone })),
  stream: lazy(async () => ({ default: (await import('./FleetConsole')).FleetConsole })),
  factory: lazy(async () => ({ default: (await import('./LineDashboard')).LineDashboard })),
};

export const productIcons = Object.keys(mockups) as ProductIcon[];

/** The mock-up of a product. */
export function ProductMockup({ icon }: { icon: ProductIcon }) {
  const Mockup = mockups[icon];
  return (
    <Suspense>
      <Mockup />
    </Suspense>
  );
}
