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

/** The share of two measures with a normal distribution that lies so far out. */
const shareBeyond = (threshold: number) => Math.exp(-(threshold ** 2) / 2);

/** With none weak among so many picked at random, the share of weak cells is below this with 95 % confidence, in percent. */
const shareBelow = (picked: number) => 100 * (1 - 0.05 ** (1 / picked));

/** Cells are numbered in the order in which they were made. */
const isInFirstHalf = ({ cell }: FlaggedCell) =>
  Number(/\d+$/.exec(cell)![0]) <= (pilot.examined + pilot.incomplete) / 2;

const falseAlarms = flagged.filter(({ isWeak }) => !isWeak);
const falseAlarmsOfFirstHalf = falseAlarms.filter(isInFirstHalf).length;

/** How many cells picked at random would show more than the controls of the example do. */
const moreControls = 300;

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
    byChance: goodCells * shareBeyond(threshold),
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
  /** False alarms in the half of the batch that the threshold was set on, and in the other, on which it was checked. */
  falseAlarmsByHalf: { first: falseAlarmsOfFirstHalf, second: falseAlarms.length - falseAlarmsOfFirstHalf },
  /** In two measures, chance puts one normal cell in so many beyond the threshold. */
  chanceOneIn: 1 / shareBeyond(sampleLine.threshold),
  /** What is known of the weak cells that were not flagged: their share in percent, and how many that would be. */
  missedBelow: shareBelow(storage.controls),
  missedCellsBelow: ((withinLimits - flagged.length) * shareBelow(storage.controls)) / 100,
  moreControls: { cells: moreControls, missedBelow: shareBelow(moreControls) },
};
