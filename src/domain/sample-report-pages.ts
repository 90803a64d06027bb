/** The products that have a sample report, by the last part of their addresses. */
export const reportProducts = ['batscan', 'batstream', 'batdata'] as const;

export type ReportProduct = (typeof reportProducts)[number];

/** The page of a product's sample report, without language prefix. */
export function sampleReportPath(product: ReportProduct): string {
  return `/products/${product}/sample-report`;
}

/** The page of the window card and the badge, without language prefix. */
export const dealerKitPath = '/products/batscan/dealer-kit';
