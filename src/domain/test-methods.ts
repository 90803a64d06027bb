import { claims } from './claims.ts';

/** A way to test a battery, in the order of the page that compares them. */
export const methodKinds = ['display', 'quickTest', 'batscan', 'discharge'] as const;

export type MethodKind = (typeof methodKinds)[number];

interface MethodFigures {
  /** How long it takes, in seconds, at least and at most. */
  seconds: readonly [shortest: number, longest: number];
  /** How wide the middle 95 % of its bell are, in percent of the drawing; without it nobody says how wide. */
  reach?: number;
  /** The width stands for an uncertainty that is stated. */
  isStated?: boolean;
}

const minute = 60;
const readingTime = claims.assessmentTime.value * minute;

/** What the sources that the page links to say of each method; of the display nobody does, so it is a glance. */
export const methodFigures: Record<MethodKind, MethodFigures> = {
  display: { seconds: [2, 2] },
  quickTest: { seconds: [2 * minute, 30 * minute] },
  batscan: { seconds: [readingTime, readingTime], reach: 24, isStated: true },
  discharge: { seconds: [24 * 60 * minute, 24 * 60 * minute], reach: 16 },
};

/** Where a time stands on a logarithmic scale from a second to a day, in percent. */
export function placeOfTime(seconds: number): number {
  return (100 * Math.log(seconds)) / Math.log(24 * 60 * minute);
}

/** Where the scale has a label: one of each unit, with the name that `Intl` has for it. */
export const timeTicks = [
  { unit: 'second', seconds: 1 },
  { unit: 'minute', seconds: minute },
  { unit: 'hour', seconds: 60 * minute },
  { unit: 'day', seconds: 24 * 60 * minute },
] as const;
