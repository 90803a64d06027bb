import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

import { claims } from '../../src/domain/claims.ts';
import { sampleLine } from '../../src/domain/sample-line.ts';
import { pilotReport } from '../../src/domain/sample-pilot.ts';

const { flagged, result, alternative } = pilotReport;

test('The flagged cells are within both limits and beyond the threshold', () => {
  const { impedance, capacity } = sampleLine.limits;
  for (const cell of flagged) {
    expect(cell.impedance).toBeGreaterThan(impedance.lower);
    expect(cell.impedance).toBeLessThan(impedance.upper);
    expect(cell.capacity).toBeGreaterThan(capacity.lower);
    expect(cell.capacity).toBeLessThan(capacity.upper);
    expect(cell.deviation).toBeGreaterThan(pilotReport.threshold);
  }
  expect(result.flagged).toBe(flagged.length);
});

test('The odd cell of the product page is among them, as the oddest, with the same deviation, and it is weak', () => {
  expect(pilotReport.builtIn).toBe(flagged[0]);
  expect(pilotReport.builtIn.deviation).toBeCloseTo(sampleLine.deviation, 10);
  expect(pilotReport.builtIn.isWeak).toBe(true);
});

test('The counts add up', () => {
  expect(pilotReport.withinLimits + pilotReport.outsideLimits).toBe(pilotReport.examined);
  expect(result.weak + result.falseAlarms).toBe(result.flagged);
  expect(alternative.weak + alternative.falseAlarms).toBe(alternative.flagged);
  expect(alternative.weak + alternative.missed).toBe(result.weak);
  expect(result.missed).toBe(0);
});

test('The example keeps to what we say of pilots: the number of cells, their time, and the share of false alarms', () => {
  expect(pilotReport.examined).toBeGreaterThanOrEqual(claims.pilotCells.value);
  expect(pilotReport.falseShare).toBeLessThan(claims.falseHolds.value);
  const weeks = (Date.parse(pilotReport.date) - Date.parse(pilotReport.from)) / (7 * 86_400_000);
  expect(Math.round(weeks)).toBe(claims.pilotTime.value);
});

test('There are about as many false alarms as chance alone makes', () => {
  expect(Math.abs(result.falseAlarms - result.byChance)).toBeLessThanOrEqual(2);
  expect(alternative.byChance).toBeLessThan(result.byChance);
});

test('The threshold holds on the half of the batch that it was not set on, and the bound of what was missed is exact', () => {
  const { first, second } = pilotReport.falseAlarmsByHalf;
  expect(first + second).toBe(result.falseAlarms);
  expect(second).toBeLessThanOrEqual(first);
  // So many good ones among the controls have a chance of 5 % at this share.
  expect((1 - pilotReport.missedBelow / 100) ** pilotReport.storage.controls).toBeCloseTo(0.05, 10);
  expect(pilotReport.moreControls.missedBelow).toBeLessThan(1);
});

test('The higher threshold is a choice: fewer false alarms, and a weak cell less', () => {
  expect(alternative.falseAlarms).toBeLessThan(result.falseAlarms);
  expect(alternative.missed).toBeGreaterThan(0);
});

test('Most of the weak cells come from one station of those that there are', () => {
  expect(pilotReport.suspect.cells).toBeGreaterThan(result.weak / 2);
  for (const { station } of flagged) expect(station).toBeLessThanOrEqual(pilotReport.stations);
});

test('Its formats are some that we read', () => {
  const { interfaces } = JSON.parse(readFileSync('data/interfaces.json', 'utf8')) as {
    interfaces: Record<string, { name: string }[]>;
  };
  expect(interfaces.batdata?.map(({ name }) => name)).toEqual(expect.arrayContaining(pilotReport.formats));
});
