import { translate } from '@docusaurus/Translate';

import type { VehicleState } from '@site/src/domain/sample-fleet';
import { findingColours, openColours } from '../shared/finding-colours';

/** What the report says of a vehicle, in a word or two. */
export function stateLabel(state: VehicleState): string {
  const labels: Record<VehicleState, string> = {
    alert: translate({
      id: 'fleetReport.state.alert',
      message: 'Needs attention',
      description: 'State of a vehicle in the report of a fleet: it has raised an alert. Two words at most',
    }),
    silent: translate({
      id: 'fleetReport.state.silent',
      message: 'No recent data',
      description: 'State of a vehicle in the report of a fleet: it has sent nothing for days',
    }),
    watch: translate({
      id: 'fleetReport.state.watch',
      message: 'To watch',
      description: 'State of a vehicle in the report of a fleet: it ages faster than the mean, but raises no alert yet',
    }),
    asExpected: translate({
      id: 'fleetReport.state.asExpected',
      message: 'As expected',
      description: 'State of a vehicle in the report of a fleet: it ages as its peers do',
    }),
  };
  return labels[state];
}

/** The colour of a vehicle's dot. */
export const stateDots: Record<VehicleState, string> = {
  alert: findingColours.signal,
  silent: 'bg-line-strong',
  watch: openColours.signal,
  asExpected: findingColours.normal,
};

/** The unit of differences between percentages, as short as a table needs it. */
export function pointsUnit(): string {
  return translate({
    id: 'fleetReport.points',
    message: 'pp',
    description: 'Percentage points, abbreviated, after a figure: "0.8 pp". It is explained at the end of the report',
  });
}

/** What kind of report it is, at its head and at the foot of its pages. */
export function fleetReportTitle(): string {
  return translate({
    id: 'fleetReport.title',
    message: 'Fleet battery report',
    description: 'Heading of the monthly report of a fleet',
  });
}
