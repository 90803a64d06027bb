import { claims } from './claims.ts';

/** A reading beside what a full discharge finds: both from 0 to 100, of no battery in particular. */
export interface Comparison {
  measured: number;
  reading: number;
  isWithin: boolean;
}

/** How far a reading may lie from the measured value, on the same scale. */
export const uncertainty = 9;
const count = 100;

/** A hundred comparisons as the accuracy claim means it: so many lie within the uncertainty. Always the same ones. */
export function exampleComparisons(): Comparison[] {
  const within = claims.accuracy.value;
  return Array.from({ length: count }, (_, index) => {
    const isWithin = index < within;
    // Golden steps spread both over their ranges without a pattern that one would see.
    const along = ((index * 0.618034) % 1) * 76 + 12;
    const share = ((index * 0.754877) % 1) * 2 - 1;
    const distance = isWithin
      ? share * Math.abs(share) ** 0.4 * 0.94
      : Math.sign(share) * (1.25 + 0.45 * Math.abs(share));
    return { measured: along, reading: along + distance * uncertainty, isWithin };
  });
}
