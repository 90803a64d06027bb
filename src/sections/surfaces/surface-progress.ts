export interface SurfaceProps {
  /** How far what is drawn has come, from 0 to 1. Pages show the end; the tours (src/sections/tours) the way there. */
  progress?: number;
}

/** How far a part has come that begins at `from` and ends at `to` of the whole. */
export function phase(progress: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (progress - from) / (to - from)));
}
