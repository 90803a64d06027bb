import { FleetConsole } from './FleetConsole';
import { LineDashboard } from './LineDashboard';
import { productMockups, type ProductIcon } from './product-mockups';
import { ReportPhone } from './ReportPhone';

const mockups = { FleetConsole, LineDashboard, ReportPhone };

/** The mock-up of any product. A product's page loads only its own (src/plugins/import-on-use.ts). */
export function ProductMockup({ icon }: { icon: ProductIcon }) {
  const Mockup = mockups[productMockups[icon]];
  return <Mockup />;
}
