/*
 * The three Web Vitals from what the browser has noted, as https://web.dev/articles/vitals defines them. The library of
 * that name does the same in 3 KB, for several page views in a document and for reports that follow each other
 * (docs/decisions/093-page-views.md).
 */

export interface Paint {
  startTime: number;
}

export interface Shift {
  startTime: number;
  value: number;
  /** It followed something that the visitor did, and was expected. */
  hadRecentInput: boolean;
}

export interface Interaction {
  /** The same for the events of one tap or key; 0 for events that are no part of one. */
  interactionId: number;
  duration: number;
}

/**
 * Milliseconds until the largest part was painted; undefined if none was.
 * @param beginning when the visit began, later than 0 if the page was rendered ahead of it
 */
export function largestContentfulPaint(paints: readonly Paint[], beginning: number): number | undefined {
  const last = paints.at(-1);
  return last && Math.max(0, last.startTime - beginning);
}

/** The largest sum of unexpected shifts less than a second apart from each other, and within five seconds. */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let sum = 0;
  let first = 0;
  let last = 0;
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    const continues = sum > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!continues) {
      sum = 0;
      first = startTime;
    }
    sum += value;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/**
 * Milliseconds that the page took for its slowest interaction; one in fifty may be slower. Undefined without any.
 * @param count how many there were, also those that were too fast to be noted
 */
export function interactionToNextPaint(events: readonly Interaction[], count = 0): number | undefined {
  const longest = new Map<number, number>();
  for (const { interactionId: id, duration } of events) {
    if (id > 0) longest.set(id, Math.max(duration, longest.get(id) ?? 0));
  }
  const durations = [...longest.values()].sort((a, b) => b - a);
  return durations[Math.min(durations.length - 1, Math.floor(Math.max(count, durations.length) / 50))];
}
