import data from '../../data/sample-report.json' with { type: 'json' };
import type { SampleReport } from './schemas/sample-report.ts';

/** The example report with the values computed from its figures. */
export const sampleReport = completeReport(data as SampleReport);

export type Verdict = 'better' | 'asExpected' | 'worse';

/** A cell group by its place (from 1) and its voltage in mV. */
export interface CellGroup {
  module: number;
  group: number;
  millivolts: number;
}

/** Adds what is computed: state of health in percent, the verdict, full cycles, and the extremes of the cells. */
export function completeReport(report: SampleReport) {
  const stateOfHealth = Math.round((100 * report.usableCapacityKwh) / report.ratedCapacityKwh);
  const { from, to } = report.expected;
  const verdict: Verdict = stateOfHealth < from ? 'worse' : stateOfHealth > to ? 'better' : 'asExpected';
  const groups = report.cells.flatMap((row, module) =>
    row.map((millivolts, group): CellGroup => ({ module: module + 1, group: group + 1, millivolts })),
  );
  const ordered = [...groups].sort((a, b) => a.millivolts - b.millivolts);
  const [lowest, highest] = [ordered[0]!, ordered.at(-1)!];
  return {
    ...report,
    stateOfHealth,
    verdict,
    fullCycles: Math.round(report.charging.energyKwh / report.ratedCapacityKwh),
    lowest,
    highest,
    cellSpread: highest.millivolts - lowest.millivolts,
    meanMillivolts: Math.round(groups.reduce((sum, { millivolts }) => sum + millivolts, 0) / groups.length),
  };
}

/** How far a cell group lies from the mean, in four steps for the shades of a map; `distance` in mV. */
export function cellLevel(distance: number): 0 | 1 | 2 | 3 {
  const size = Math.abs(distance);
  if (size <= 1) return 0;
  if (size <= 3) return 1;
  return size <= 5 ? 2 : 3;
}
