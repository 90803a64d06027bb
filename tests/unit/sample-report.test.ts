import { expect, test } from '@jest/globals';

import { cellLevel, completeReport, sampleReports, weakFrom } from '../../src/domain/sample-report.ts';

const { healthy } = sampleReports;

test('State of health, spread and mean follow from what was measured', () => {
  const all = healthy.cells.flat();
  expect(healthy.stateOfHealth).toBe(Math.round((100 * healthy.usableCapacityKwh) / healthy.ratedCapacityKwh));
  expect(healthy.cellSpread).toBe(Math.max(...all) - Math.min(...all));
  expect(healthy.lowest.millivolts).toBe(Math.min(...all));
  expect(healthy.cells[healthy.lowest.module - 1]?.[healthy.lowest.group - 1]).toBe(healthy.lowest.millivolts);
});

test.each([
  [40, 'worse'],
  [50, 'asExpected'],
  [57, 'better'],
] as const)('With %d of 58 kWh the verdict is: %s', (usableCapacityKwh, verdict) => {
  const expected = { from: 80, to: 95 };
  expect(completeReport({ ...healthy, usableCapacityKwh, ratedCapacityKwh: 58, expected }).verdict).toBe(verdict);
});

test('A weak group decides before the state of health', () => {
  const cells = healthy.cells.map((row) => [...row]);
  const { meanMillivolts } = healthy;
  cells[2]![3] = meanMillivolts - weakFrom + 1;
  expect(completeReport({ ...healthy, cells }).verdict).toBe('asExpected');
  cells[2]![3] = meanMillivolts - weakFrom - 2;
  expect(completeReport({ ...healthy, cells })).toMatchObject({
    verdict: 'weakGroup',
    lowest: { module: 3, group: 4 },
  });
});

test('The examples are what they are called', () => {
  expect(Object.values(sampleReports).map(({ verdict }) => verdict)).toEqual(['asExpected', 'worse', 'weakGroup']);
});

test('Shades go by the distance from the mean, whichever way', () => {
  expect([-9, -5, -2, 0, 1, 3, 4, 6].map(cellLevel)).toEqual([3, 2, 1, 0, 0, 1, 2, 3]);
});
