import sample from '../../data/sample-fleet.json' with { type: 'json' };

const [watched] = sample.vehicles.filter(({ alert }) => alert);
const peers = sample.vehicles.filter(({ alert }) => !alert);

/** Lowest and highest state of health of the others, for each month. */
const peerBand = watched!.history.map((_, index) => {
  const values = peers.map(({ history }) => history[index]!);
  return { lowest: Math.min(...values), highest: Math.max(...values) };
});

/** Figures of the example have one decimal; sums of them shall not show what the machine adds. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The first month in which the watched vehicle lies further below its peers than so many percentage points. */
function firstBelowPeers(points: number): number {
  return watched!.history.findIndex((health, index) => health < peerBand[index]!.lowest - points);
}

/** The example fleet of BatStream's mock-ups, with what follows from its figures. */
export const sampleFleet = {
  vehicles: sample.vehicles,
  /** The vehicle that raises the alert, and why. */
  watched: { ...watched!, alert: watched!.alert! },
  peers,
  /** The month of each value, as its first day, such as 2025-11-01. */
  months: watched!.history.map((_, index) => {
    const [year = 0, month = 0] = sample.firstMonth.split('-').map(Number);
    return new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10);
  }),
  peerBand,
  /**
   * The months, by their place in a history, that the story of the alert tells: the first one, when the vehicle leaves
   * the band of its peers, when it passes the threshold below them, and the last one.
   */
  moments: [0, firstBelowPeers(0), firstBelowPeers(sample.threshold), watched!.history.length - 1],
};

/** Percentage points of state of health that a history has lost. */
export function pointsLost(history: number[]): number {
  return rounded(history[0]! - history.at(-1)!);
}

/** What the others have lost on average, in percentage points. */
export function peersLost(): number {
  return rounded(peers.reduce((sum, { history }) => sum + pointsLost(history), 0) / peers.length);
}

export type FleetVehicle = (typeof sample.vehicles)[number];

/** What a report says of a vehicle, the most urgent first. Each vehicle has one of them, so they add up to the fleet. */
export const vehicleStates = ['alert', 'silent', 'watch', 'asExpected'] as const;

export type VehicleState = (typeof vehicleStates)[number];

/** The last day that the report is about. */
const lastDay = (() => {
  const last = new Date(`${sampleFleet.months.at(-1)!}T00:00:00Z`);
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
})();

function stateOf(vehicle: FleetVehicle): VehicleState {
  if (vehicle.alert) return 'alert';
  const daysSilent = (Date.parse(lastDay) - Date.parse(vehicle.lastSeen)) / 86_400_000;
  if (daysSilent > sample.silentAfterDays) return 'silent';
  return rounded(pointsLost(vehicle.history) - peersLost()) >= sample.threshold ? 'watch' : 'asExpected';
}

const lowestPeer = sampleFleet.peerBand.at(-1)!.lowest;
const healthToday = ({ history }: FleetVehicle) => history.at(-1)!;
const meanOf = (vehicles: FleetVehicle[]) =>
  rounded(vehicles.reduce((sum, vehicle) => sum + healthToday(vehicle), 0) / vehicles.length);

/** The monthly report about that fleet. */
export const fleetReport = {
  ...sample.report,
  month: sampleFleet.months.at(-1)!,
  lastDay,
  uncertainty: sample.uncertainty,
  threshold: sample.threshold,
  monthsBelow: sample.monthsBelow,
  silentAfterDays: sample.silentAfterDays,
  meanHealth: meanOf(sample.vehicles),
  /** What needs something first, and then by state of health. */
  vehicles: sample.vehicles
    .map((vehicle) => ({ ...vehicle, health: healthToday(vehicle), state: stateOf(vehicle) }))
    .toSorted(
      (a, b) => vehicleStates.indexOf(a.state) - vehicleStates.indexOf(b.state) || healthToday(a) - healthToday(b),
    ),
  /** How far the watched vehicle is below the lowest of its peers; the uncertainties of both values add up as squares. */
  gap: {
    points: rounded(lowestPeer - healthToday(watched!)),
    uncertainty: rounded(Math.SQRT2 * sample.uncertainty),
  },
  /** State of health in a year, if the next year is like the last one. */
  outlook: {
    watched: rounded(healthToday(watched!) - pointsLost(watched!.history)),
    peers: rounded(meanOf(peers) - peersLost()),
  },
};
