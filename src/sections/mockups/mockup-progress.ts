export interface MockupProps {
  /** How far the mock-up's animation has come, from 0 to 1. Pages show its end, the tours (src/sections/tours) all of it. */
  progress?: number;
}

/** How far a part has come, from 0 to 1, that begins at `from` and ends at `to` of the whole. */
export function phase(progress: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}
