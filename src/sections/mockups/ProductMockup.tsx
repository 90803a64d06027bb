import { EmptySlot } from './EmptySlot';
import { FleetConsole } from './FleetConsole';
import { LineDashboard } from './LineDashboard';
import { mockupOf } from './product-mockups';
import { ReportPhone } from './ReportPhone';

const mockups = { EmptySlot, FleetConsole, LineDashboard, ReportPhone };

/** The mock-up of any product. A product's page loads only its own (src/plugins/import-on-use.ts). */
export function ProductMockup({ icon }: { icon: string }) {
  const Mockup = mockups[mockupOf(icon)];
  return <Mockup />;
}
