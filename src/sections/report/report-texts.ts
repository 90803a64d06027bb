import { translate } from '@docusaurus/Translate';

import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { cellSpread, usableCapacity } from './report-labels';

/** The measures of a report. */
export const measureIds = [
  'stateOfHealth',
  'uncertainty',
  'ratedCapacity',
  'usableCapacity',
  'cellSpread',
  'energyCharged',
  'fullCycles',
  'fastCharging',
  'timeFull',
  'timeEmpty',
  'temperatures',
  'temperatureDifference',
] as const;

export type MeasureId = (typeof measureIds)[number];

interface MeasureTexts {
  label: string;
  explanation: string;
}

/** Name and explanation of each measure. */
export function useMeasureTexts(): Record<MeasureId, MeasureTexts> {
  const { percent } = useFormats();
  return {
    stateOfHealth: {
      label: translate({
        id: 'report.stateOfHealth',
        message: 'State of health',
        description: 'Measure of a battery report',
      }),
      explanation: translate({
        id: 'report.stateOfHealth.explanation',
        message: 'Usable capacity today as a share of the usable capacity when new.',
        description: 'Explains the state of health',
      }),
    },
    uncertainty: {
      label: translate({
        id: 'report.uncertainty',
        message: 'Uncertainty',
        description: 'Measure of a battery report',
      }),
      explanation: translate({
        id: 'report.uncertainty.explanation',
        message: 'In 95 of 100 readings, the true value is within this margin of the result.',
        description: 'Explains the uncertainty of the state of health',
      }),
    },
    ratedCapacity: {
      label: translate({
        id: 'report.ratedCapacity',
        message: 'Capacity when new',
        description: 'Measure of a battery report: usable capacity as stated by the manufacturer',
      }),
      explanation: translate({
        id: 'report.ratedCapacity.explanation',
        message:
          'The usable capacity that the manufacturer states for the new vehicle. State of health is measured against it.',
        description: 'Explains the capacity when new',
      }),
    },
    usableCapacity: {
      label: usableCapacity(),
      explanation: translate({
        id: 'report.usableCapacity.explanation',
        message: 'The energy the driver can use between full and empty.',
        description: 'Explains the usable capacity',
      }),
    },
    cellSpread: {
      label: cellSpread(),
      explanation: translate({
        id: 'report.cellSpread.explanation',
        message:
          'The voltage difference between the highest and the lowest cell group at rest. A large spread reduces range and can point to a weak group.',
        description: 'Explains the cell spread',
      }),
    },
    energyCharged: {
      label: translate({
        id: 'report.energyCharged',
        message: 'Energy charged',
        description: 'Measure of a battery report',
      }),
      explanation: translate({
        id: 'report.energyCharged.explanation',
        message: 'All the energy the battery has taken in so far, as recorded by the vehicle.',
        description: 'Explains the energy charged',
      }),
    },
    fullCycles: {
      label: translate({
        id: 'report.fullCycles',
        message: 'Full cycles',
        description: 'Measure of a battery report: how often the battery was filled, counted in whole fillings',
      }),
      explanation: translate({
        id: 'report.fullCycles.explanation',
        message: 'Energy charged divided by the usable capacity when new: the number of full charges it adds up to.',
        description: 'Explains the full cycles',
      }),
    },
    fastCharging: {
      label: translate({
        id: 'report.fastCharging',
        message: 'DC fast charging',
        description: 'Measure of a battery report: share of the energy from direct-current charging',
      }),
      explanation: translate({
        id: 'report.fastCharging.explanation',
        message:
          'The share of all charging energy that came from DC fast charging. Frequent DC fast charging, especially at high temperatures, can speed up ageing.',
        description: 'Explains the share of fast charging',
      }),
    },
    timeFull: {
      label: translate(
        {
          id: 'report.timeFull',
          message: 'Time above {percent}',
          description:
            'Measure of a battery report: how much of its time the battery was nearly full; {percent} is "90%"',
        },
        { percent: percent(90) },
      ),
      explanation: translate({
        id: 'report.timeFull.explanation',
        message: 'The share of its life the battery has been nearly full. Full cells age faster.',
        description: 'Explains the time above 90%',
      }),
    },
    timeEmpty: {
      label: translate(
        {
          id: 'report.timeEmpty',
          message: 'Time below {percent}',
          description: 'Measure of a battery report: how much of its time the battery was nearly empty',
        },
        { percent: percent(10) },
      ),
      explanation: translate({
        id: 'report.timeEmpty.explanation',
        message:
          'The share of its life the battery has been nearly empty. Long spells at so low a charge harm the cells.',
        description: 'Explains the time below 10%',
      }),
    },
    temperatures: {
      label: translate({
        id: 'report.temperatures',
        message: 'Cell temperatures',
        description: 'Measure of a battery report: lowest and highest',
      }),
      explanation: translate({
        id: 'report.temperatures.explanation',
        message: 'The lowest and the highest temperature the vehicle has recorded inside the pack.',
        description: 'Explains the cell temperatures',
      }),
    },
    temperatureDifference: {
      label: translate({
        id: 'report.temperatureDifference',
        message: 'Temperature difference',
        description: 'Measure of a battery report: the largest difference of temperature between modules',
      }),
      explanation: translate({
        id: 'report.temperatureDifference.explanation',
        message:
          'The largest temperature difference between two modules. A small difference shows that cooling is even.',
        description: 'Explains the difference in temperature between modules',
      }),
    },
  };
}

/** What the scale of a report shows, in words. */
export function useScaleText({ stateOfHealth, uncertainty, expected }: CompleteReport): string {
  const { number, percent, uncertainty: margin } = useFormats();
  return translate(
    {
      id: 'report.scale.alt',
      message: 'Scale: measured {measured} {uncertainty}; usual for model, age and mileage: {from} to {to}.',
      description:
        'Text alternative of the scale in the report; {uncertainty} is "± 1.5 percentage points", the others are percentages',
    },
    {
      measured: percent(stateOfHealth),
      uncertainty: margin(uncertainty),
      from: number(expected.from),
      to: percent(expected.to),
    },
  );
}
