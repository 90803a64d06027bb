/** What one measurement found. */
export interface Measured {
  perSecond: number;
  /** Milliseconds */
  p99: number;
}

/** The time that a share of all times stays below. */
export function percentile(times: number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;
}

/** The measurement with the median rate. */
export function median(values: Measured[]): Measured {
  return values.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(values.length / 2)]!;
}
