/** A value at a time; between two of them it moves smoothly. */
export type Keyframe = [seconds: number, value: number];

/** The value of keyframes (in order of time) at a time; before the first and after the last it stands still. */
export function valueAt(keyframes: Keyframe[], seconds: number): number {
  const next = keyframes.findIndex(([at]) => at > seconds);
  if (next === 0) return keyframes[0]![1];
  if (next === -1) return keyframes.at(-1)![1];
  const [[startAt, start], [endAt, end]] = [keyframes[next - 1]!, keyframes[next]!];
  const share = (seconds - startAt) / (endAt - startAt);
  // Slow at both ends.
  const eased = share * share * (3 - 2 * share);
  return start + (end - start) * eased;
}
