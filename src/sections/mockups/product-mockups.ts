/** The mock-up (a file of this folder) for a product's icon, which says what kind of product it is. */
export const productMockups = { scan: 'ReportPhone', stream: 'FleetConsole', factory: 'LineDashboard' } as const;

/** For icons that stand for no product of ours. */
export const otherMockup = 'EmptySlot';

export function mockupOf(icon: string) {
  return productMockups[icon as keyof typeof productMockups] ?? otherMockup;
}
