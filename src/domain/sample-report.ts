import healthy from '../../data/sample-reports/healthy.json' with { type: 'json' };
import weakCell from '../../data/sample-reports/weak-cell.json' with { type: 'json' };
import worn from '../../data/sample-reports/worn.json' with { type: 'json' };
import type { SampleReport } from './schemas/sample-report.ts';
import type { ReportFacts, Verdict } from './verified-report.ts';

/** The example reports, in the order in which they are offered. */
export const sampleReportIds = ['healthy', 'worn', 'weak-cell'] as const;

export type SampleReportId = (typeof sampleReportIds)[number];

/** A group of cells that lies this far below the mean, in mV, is called weak. */
export const weakFrom = 30;

/** The example reports with the values computed from their figures. */
export const sampleReports: Record<SampleReportId, CompleteReport> = {
  healthy: completeReport(healthy as SampleReport),
  worn: completeReport(worn as SampleReport),
  'weak-cell': completeReport(weakCell as SampleReport),
};

export type CompleteReport = ReturnType<typeof completeReport>;

/** A cell group by its place (from 1) and its voltage in mV. */
export interface CellGroup {
  module: number;
  group: number;
  millivolts: number;
}

/** Adds what is computed: state of health in percent, the verdict, full cycles, and the extremes of the cells. */
export function completeReport(report: SampleReport) {
  const stateOfHealth = Math.round((100 * report.usableCapacityKwh) / report.ratedCapacityKwh);
  const groups = report.cells.flatMap((row, module) =>
    row.map((millivolts, group): CellGroup => ({ module: module + 1, group: group + 1, millivolts })),
  );
  const ordered = [...groups].sort((a, b) => a.millivolts - b.millivolts);
  const [lowest, highest] = [ordered[0]!, ordered.at(-1)!];
  const meanMillivolts = Math.round(groups.reduce((sum, { millivolts }) => sum + millivolts, 0) / groups.length);
  return {
    ...report,
    stateOfHealth,
    verdict: verdictOf(stateOfHealth, report.expected, meanMillivolts - lowest.millivolts),
    fullCycles: Math.round(report.charging.energyKwh / report.ratedCapacityKwh),
    lowest,
    highest,
    cellSpread: highest.millivolts - lowest.millivolts,
    meanMillivolts,
  };
}

/** What of a report is signed. */
export function signedFacts(report: CompleteReport): ReportFacts {
  const { number, date, vehicle, modelYear, odometerKm, stateOfHealth, uncertainty, verdict } = report;
  return { number, product: 'batscan', date, vehicle, modelYear, odometerKm, stateOfHealth, uncertainty, verdict };
}

/** A weak group limits the whole pack, so it decides before the state of health does. */
function verdictOf(stateOfHealth: number, expected: SampleReport['expected'], belowMean: number): Verdict {
  if (belowMean >= weakFrom) return 'weakGroup';
  if (stateOfHealth < expected.from) return 'worse';
  return stateOfHealth > expected.to ? 'better' : 'asExpected';
}

/** From here on a cell group has the last shade of a map, in mV from the mean. */
export const farFrom = 5;

/** How far a cell group lies from the mean, in four steps for the shades of a map; `distance` in mV. */
export function cellLevel(distance: number): 0 | 1 | 2 | 3 {
  const size = Math.abs(distance);
  if (size <= 1) return 0;
  if (size <= 3) return 1;
  return size <= farFrom ? 2 : 3;
}
