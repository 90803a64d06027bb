import type { ComponentType } from 'react';

import { EmptySlot } from './EmptySlot';
import { FleetConsole } from './FleetConsole';
import { LineDashboard } from './LineDashboard';
import { ReportPhone } from './ReportPhone';

/** By the icon of a product, which says what kind of product it is. */
const surfaces: Record<string, ComponentType> = { scan: ReportPhone, stream: FleetConsole, factory: LineDashboard };

/** The picture of a product of a kind. */
export function ProductSurface({ icon }: { icon: string }) {
  const Surface = surfaces[icon] ?? EmptySlot;
  return <Surface />;
}
