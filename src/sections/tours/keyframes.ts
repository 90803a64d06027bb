import type { Scene } from '../../domain/tours.ts';

/** A value at a time; between two of them it moves smoothly. */
export type Keyframe = [seconds: number, value: number];

/** Seconds that the camera takes to a new scene. */
const cameraMove = 0.8;

/** A coordinate of the camera: it moves at the beginning of each scene, then rests. */
export function cameraKeyframes(scenes: readonly Scene[], axis: keyof Scene['camera']): Keyframe[] {
  return scenes.flatMap(({ start, camera }, index): Keyframe[] => {
    const before = (scenes[index - 1]?.camera ?? camera)[axis];
    return [
      [start, before],
      [start + cameraMove, camera[axis]],
    ];
  });
}

/** How far the drawing has come: it moves when the camera rests, and is done half a second before the scene ends. */
export function progressKeyframes(scenes: readonly Scene[], end: number): Keyframe[] {
  return scenes.flatMap(({ start, progress }, index): Keyframe[] => [
    [start + cameraMove, scenes[index - 1]?.progress ?? progress],
    [(scenes[index + 1]?.start ?? end) - 0.5, progress],
  ]);
}

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
