import { EmptySlot } from './EmptySlot';
import { FleetConsole } from './FleetConsole';
import { LineDashboard } from './LineDashboard';
import { surfaceOf } from './product-surfaces';
import { ReportPhone } from './ReportPhone';

const surfaces = { EmptySlot, FleetConsole, LineDashboard, ReportPhone };

/** The picture of any product. A product's own page has only its own (src/plugins/import-on-use.ts). */
export function ProductSurface({ icon }: { icon: string }) {
  const Surface = surfaces[surfaceOf(icon)];
  return <Surface />;
}
