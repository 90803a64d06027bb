import sample from '../../data/sample-line.json' with { type: 'json' };
import { deviationOf, sampleLine } from './sample-line.ts';

const { pilot } = sample;
const { storage } = pilot;

/** The cells that both measures together have singled out, with the result of their check, the oddest first. */
const flagged = pilot.flagged
  .map((cell) => ({ ...cell, deviation: deviationOf(cell), isWeak: cell.selfDischarge > storage.limit }))
  .toSorted((a, b) => b.deviation - a.deviation);

export type FlaggedCell = (typeof flagged)[number];

const weak = flagged.filter(({ isWeak }) => isWeak);
const withinLimits = pilot.examined - pilot.outsideLimits;
const goodCells = withinLimits - weak.length;

/** The station that most of the weak cells have passed, and how many did. */
const [suspect] = [...Map.groupBy(weak, ({ station }) => station)]
  .map(([station, cells]) => ({ station, cells: cells.length }))
  .toSorted((a, b) => b.cells - a.cells);

/** What a threshold in standard deviations would have flagged of the flagged cells, and what of it by chance. */
function resultAt(threshold: number) {
  const cells = flagged.filter(({ deviation }) => deviation > threshold);
  const weakCells = cells.filter(({ isWeak }) => isWeak).length;
  return {
    threshold,
    flagged: cells.length,
    weak: weakCells,
    falseAlarms: cells.length - weakCells,
    missed: weak.length - weakCells,
    // The share of two measures with a normal distribution that lies so far out.
    byChance: Math.round(goodCells * Math.exp(-(threshold ** 2) / 2)),
  };
}

/** The report at the end of the example pilot: what was given, and what follows from it. */
export const pilotReport = {
  ...pilot,
  flagged,
  withinLimits,
  threshold: sampleLine.threshold,
  result: resultAt(sampleLine.threshold),
  alternative: resultAt(pilot.otherThreshold),
  /** Share of the good cells that were flagged, in percent. */
  falseShare: (100 * (flagged.length - weak.length)) / goodCells,
  suspect: suspect!,
  /** The cell that had been built into a pack already. */
  builtIn: flagged.find(
    ({ impedance, capacity }) => impedance === sampleLine.odd.impedance && capacity === sampleLine.odd.capacity,
  )!,
  /** With none among the controls, the share of weak cells is below this with 95 % confidence (rule of three), percent. */
  missedBelow: 300 / storage.controls,
};
