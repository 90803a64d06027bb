/** How many standard deviations the end of an interval of 95 % is from its middle. */
const toTheEnd = 1.96;
/** Further out than so many standard deviations nothing of a bell would be seen. */
const reach = 3.3;
const steps = Array.from({ length: 13 }, (_, index) => reach * (index / 6 - 1));

/** A bell as a path of cubics, in a drawing 100 high: 95 % of it are within `half` of its middle. */
export function bell(middle: number, half: number, height: number): string {
  const x = (deviations: number) => middle + (deviations * half) / toTheEnd;
  const y = (deviations: number) => 100 - height * Math.exp(-(deviations ** 2) / 2);
  const slope = (deviations: number) => deviations * height * Math.exp(-(deviations ** 2) / 2);
  const third = (steps[1]! - steps[0]!) / 3;
  const point = (at: number, along = 0) => `${x(at + along).toFixed(2)} ${(y(at) + along * slope(at)).toFixed(1)}`;
  const pieces = steps.slice(1).map((to, index) => `${point(steps[index]!, third)} ${point(to, -third)} ${point(to)}`);
  return `M${x(-reach).toFixed(2)} 100L${point(-reach)}C${pieces.join(' ')}V100Z`;
}
