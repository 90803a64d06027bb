import { expect, test } from '@jest/globals';

import { cellLevel, completeReport, sampleReport } from '../../src/domain/sample-report.ts';

test('State of health, spread and mean follow from what was measured', () => {
  const all = sampleReport.cells.flat();
  expect(sampleReport.stateOfHealth).toBe(
    Math.round((100 * sampleReport.usableCapacityKwh) / sampleReport.ratedCapacityKwh),
  );
  expect(sampleReport.cellSpread).toBe(Math.max(...all) - Math.min(...all));
  expect(sampleReport.lowest.millivolts).toBe(Math.min(...all));
  expect(sampleReport.cells[sampleReport.lowest.module - 1]?.[sampleReport.lowest.group - 1]).toBe(
    sampleReport.lowest.millivolts,
  );
});

test.each([
  [40, 'worse'],
  [50, 'asExpected'],
  [57, 'better'],
] as const)('With %d of 58 kWh the verdict is: %s', (usableCapacityKwh, verdict) => {
  const expected = { from: 80, to: 95 };
  expect(completeReport({ ...sampleReport, usableCapacityKwh, ratedCapacityKwh: 58, expected }).verdict).toBe(verdict);
});

test('Shades go by the distance from the mean, whichever way', () => {
  expect([-9, -5, -2, 0, 1, 3, 4, 6].map(cellLevel)).toEqual([3, 2, 1, 0, 0, 1, 2, 3]);
});
