import sample from '../../data/sample-line.json' with { type: 'json' };

/** Impedance in milliohms, capacity in ampere-hours. */
export interface Cell {
  impedance: number;
  capacity: number;
}

const cells: Cell[] = sample.cells.map(([impedance = 0, capacity = 0]) => ({ impedance, capacity }));

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What cells have in common: where their middle is, and how the two measures spread and go together. */
function describe(some: Cell[]) {
  const middle = {
    impedance: mean(some.map((cell) => cell.impedance)),
    capacity: mean(some.map((cell) => cell.capacity)),
  };
  const product = (a: keyof Cell, b: keyof Cell) =>
    mean(some.map((cell) => (cell[a] - middle[a]) * (cell[b] - middle[b])));
  return {
    middle,
    impedanceVariance: product('impedance', 'impedance'),
    capacityVariance: product('capacity', 'capacity'),
    covariance: product('impedance', 'capacity'),
  };
}

/** How far a cell is from what the others have in common, in standard deviations (Mahalanobis distance). */
function distance(
  cell: Cell,
  { middle, impedanceVariance, capacityVariance, covariance }: ReturnType<typeof describe>,
) {
  const x = cell.impedance - middle.impedance;
  const y = cell.capacity - middle.capacity;
  const determinant = impedanceVariance * capacityVariance - covariance ** 2;
  return Math.sqrt((capacityVariance * x * x - 2 * covariance * x * y + impedanceVariance * y * y) / determinant);
}

const all = describe(cells);
const byDistance = cells.toSorted((a, b) => distance(b, all) - distance(a, all));
const odd = byDistance[0]!;
const others = byDistance.slice(1);
const usual = describe(others);

/**
 * The example cells of BatData's mock-up: each within the limits of each measure, and one that fits none of the others
 * when both are looked at together.
 */
export const sampleLine = {
  limits: { impedance: { lower: sample.lower, upper: sample.upper }, capacity: sample.capacity },
  /** In the order in which they leave the line. */
  cells,
  others,
  odd,
  /** Beyond so many standard deviations from the others, a cell is held. */
  threshold: sample.threshold,
  passed: sample.passed,
  held: sample.held,
  place: sample.place,
  /** How far the odd cell is from the others, in standard deviations. */
  deviation: distance(odd, usual),
  /** The same for each of the others. */
  otherDeviations: others.map((cell) => distance(cell, usual)),
};

/** How far a cell is from what the cells of the example have in common, in standard deviations. */
export function deviationOf(cell: Cell): number {
  return distance(cell, usual);
}

/**
 * The outline of what the cells have in common, as points of both measures.
 * @param radius in standard deviations
 * @param points how many
 */
export function usualOutline(radius: number, points = 72): Cell[] {
  const { middle, impedanceVariance, capacityVariance, covariance } = usual;
  // The Cholesky factor turns a circle into the ellipse of this covariance.
  const a = Math.sqrt(impedanceVariance);
  const b = covariance / a;
  const c = Math.sqrt(capacityVariance - b ** 2);
  return Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const [u, v] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { impedance: middle.impedance + a * u, capacity: middle.capacity + b * u + c * v };
  });
}
