import { fleetReport as report } from '@site/src/domain/sample-fleet';
import { ReportOnWeb } from '../report/ReportCode';
import { ReportSheet } from '../report/ReportSheet';
import { AlertDetails } from './AlertDetails';
import { fleetReportTitle } from './fleet-report-labels';
import { FleetSummary } from './FleetSummary';
import { VehicleList } from './VehicleList';

/** The whole monthly report on the example fleet: the decision, its reasons, and every vehicle. */
export function FleetReport() {
  const sheet = { number: report.number, pages: 3 };
  return (
    <div className="flex flex-col gap-8 print:block">
      <ReportSheet {...sheet} page={1} footer={<ReportOnWeb product="batstream" />}>
        <FleetSummary />
      </ReportSheet>
      <ReportSheet {...sheet} page={2} footer={`BatStream · ${fleetReportTitle()}`}>
        <AlertDetails />
      </ReportSheet>
      <ReportSheet {...sheet} page={3} footer={`BatStream · ${fleetReportTitle()}`}>
        <VehicleList />
      </ReportSheet>
    </div>
  );
}
