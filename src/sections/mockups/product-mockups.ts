import type { ProductFrontMatter } from '@site/src/domain/schemas/product';

export type ProductIcon = ProductFrontMatter['icon'];

/** The mock-up (a component and file of this folder) for a product's icon, which says what kind of product it is. */
export const productMockups = {
  scan: 'ReportPhone',
  stream: 'FleetConsole',
  factory: 'LineDashboard',
} as const satisfies Record<ProductIcon, string>;
