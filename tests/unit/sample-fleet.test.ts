import { expect, test } from '@jest/globals';

import {
  fleetReport,
  peersLost,
  pointsLost,
  sampleFleet,
  vehicleStates,
  type VehicleState,
} from '../../src/domain/sample-fleet.ts';

const { vehicles } = fleetReport;
const namesOf = (state: VehicleState) => vehicles.filter((vehicle) => vehicle.state === state).map(({ name }) => name);

test('Every vehicle has one state, so the counts of the report add up to the fleet', () => {
  expect(vehicles).toHaveLength(sampleFleet.vehicles.length);
  expect(vehicleStates.flatMap(namesOf).toSorted()).toEqual(sampleFleet.vehicles.map(({ name }) => name).toSorted());
});

test('The report needs attention for the vehicle that the product page shows, and shows each other state', () => {
  expect(namesOf('alert')).toEqual([sampleFleet.watched.name]);
  expect(namesOf('silent').length).toBeGreaterThan(0);
  expect(namesOf('watch').length).toBeGreaterThan(0);
  expect(namesOf('asExpected').length).toBeGreaterThan(vehicles.length / 2);
});

test('The list begins with what needs something, and goes by state of health within a state', () => {
  expect(vehicles[0]?.name).toBe(sampleFleet.watched.name);
  const healthy = vehicles.filter(({ state }) => state === 'asExpected').map(({ health }) => health);
  expect(healthy).toEqual(healthy.toSorted((a, b) => a - b));
});

test('A vehicle to watch loses more than its peers, but is not below them', () => {
  const lowest = sampleFleet.peerBand.at(-1)!.lowest;
  for (const { health, history } of vehicles.filter(({ state }) => state === 'watch')) {
    expect(pointsLost(history) - peersLost()).toBeGreaterThanOrEqual(fleetReport.threshold - 0.001);
    expect(health).toBeGreaterThanOrEqual(lowest);
  }
});

test('Mean, gap and outlook follow from the histories', () => {
  const last = vehicles.map(({ health }) => health);
  expect(fleetReport.meanHealth).toBeCloseTo(last.reduce((sum, health) => sum + health, 0) / last.length, 1);
  const { history } = sampleFleet.watched;
  expect(fleetReport.gap.points).toBeCloseTo(sampleFleet.peerBand.at(-1)!.lowest - history.at(-1)!, 5);
  expect(fleetReport.outlook.watched).toBeCloseTo(2 * history.at(-1)! - history[0]!, 5);
});

test('The report may say that the difference is real: the gap is larger than its uncertainty', () => {
  expect(fleetReport.gap.points).toBeGreaterThan(fleetReport.gap.uncertainty);
});

test('The alert was sent in an earlier month than the report is about, after so many months below the peers', () => {
  const [, below, alert, today] = sampleFleet.moments;
  expect(below).toBeGreaterThan(0);
  expect(alert! - below!).toBeGreaterThanOrEqual(fleetReport.monthsBelow);
  expect(today).toBeGreaterThan(alert!);
});

test('The report may say that the gap has widened every month since the vehicle left its peers', () => {
  const { watched, peerBand, moments } = sampleFleet;
  const gaps = watched.history.map((health, index) => peerBand[index]!.lowest - health).slice(moments[1]);
  for (const [index, gap] of gaps.slice(1).entries()) expect(gap).toBeGreaterThan(gaps[index]!);
});

test('The report is dated after the month that it is about, and no vehicle was seen later than that', () => {
  expect(fleetReport.lastDay.slice(0, 7)).toBe(fleetReport.month.slice(0, 7));
  expect(fleetReport.date > fleetReport.lastDay).toBe(true);
  for (const { lastSeen } of vehicles) expect(lastSeen <= fleetReport.lastDay).toBe(true);
});
