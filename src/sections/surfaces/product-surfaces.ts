/** The drawing (a file of this folder) for the icon of a product, which says what kind of product it is. */
export const productSurfaces = { scan: 'ReportPhone', stream: 'FleetConsole', factory: 'LineDashboard' } as const;

/** The drawing for icons that stand for no product of ours. */
export const otherSurface = 'EmptySlot';

export function surfaceOf(icon: string) {
  return productSurfaces[icon as keyof typeof productSurfaces] ?? otherSurface;
}
