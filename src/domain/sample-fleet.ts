import sample from '../../data/sample-fleet.json' with { type: 'json' };

const [watched] = sample.vehicles.filter(({ alert }) => alert);
const peers = sample.vehicles.filter(({ alert }) => !alert);

/** Lowest and highest state of health of the others, for each month. */
const peerBand = watched!.history.map((_, index) => {
  const values = peers.map(({ history }) => history[index]!);
  return { lowest: Math.min(...values), highest: Math.max(...values) };
});

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
   * the band of its peers, when it is one point below (the threshold of the example), and the last one.
   */
  moments: [0, firstBelowPeers(0), firstBelowPeers(1), watched!.history.length - 1],
};

/** Percentage points of state of health that a history has lost. */
export function pointsLost(history: number[]): number {
  return history[0]! - history.at(-1)!;
}

/** What the others have lost on average, in percentage points. */
export function peersLost(): number {
  return peers.reduce((sum, { history }) => sum + pointsLost(history), 0) / peers.length;
}

/**
 * How many vehicles stand at each state of health today.
 * @param from lower edge of the first class, in percent
 * @param width of a class, in percentage points
 * @param classes how many
 */
export function healthHistogram(from: number, width: number, classes: number): { from: number; vehicles: number }[] {
  return Array.from({ length: classes }, (_, index) => {
    const lower = from + index * width;
    const within = sample.vehicles.filter(({ history }) => history.at(-1)! >= lower && history.at(-1)! < lower + width);
    return { from: lower, vehicles: within.length };
  });
}
