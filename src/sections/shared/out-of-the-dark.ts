/** A ground over a view, dark up to one percentage of the width and gone at another; eased, as a bright view would show where a straight one begins. */
export function outOfTheDark(from: number, to: number): string {
  const night = (percent: number) => `color-mix(in srgb, var(--color-night) ${percent}%, transparent)`;
  const at = (share: number) => `${from + share * (to - from)}%`;
  return `linear-gradient(90deg, var(--color-night) ${at(0)}, ${night(90)} ${at(0.2)}, ${night(50)} ${at(0.5)}, ${night(10)} ${at(0.8)}, transparent ${at(1)})`;
}
