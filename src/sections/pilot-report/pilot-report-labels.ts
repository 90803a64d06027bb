import { translate } from '@docusaurus/Translate';

import { findingColours, openColours } from '../shared/finding-colours';

/** What the check of a flagged cell came to. */
export function resultLabel(isWeak: boolean): string {
  return isWeak
    ? translate({
        id: 'pilotReport.weak',
        message: 'Weak',
        description: 'Result of the check of a flagged cell, also above how many cells that were',
      })
    : translate({
        id: 'pilotReport.falseAlarm',
        message: 'False alarm',
        description: 'Result of the check of a flagged cell, also above how many cells that were',
      });
}

/** The mark of a flagged cell in charts. */
export const resultMark = (isWeak: boolean): string => (isWeak ? findingColours.signal : openColours.normal);

/** What a cell lost in storage. */
export function selfDischargeLabel(): string {
  return translate({
    id: 'pilotReport.selfDischarge',
    message: 'Self-discharge',
    description: 'Measure of a cell: how much voltage it loses in storage',
  });
}

/** What kind of report it is, at its head and at the foot of its pages. */
export function pilotReportTitle(): string {
  return translate({
    id: 'pilotReport.title',
    message: 'Pilot report',
    description: 'Heading of the report at the end of a pilot',
  });
}
