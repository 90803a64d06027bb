/**
 * What stands out and what does not: one colour each, on every drawing of a product and in every report
 * (docs/decisions/080-colours-of-findings.md).
 */
export const findingColours = {
  signal: 'bg-signal',
  normal: 'bg-action',
} as const;

/** The same colours for what is milder: an alarm that proved false, a loss that is still within the range of others. */
export const openColours = {
  signal: 'border-2 border-signal bg-surface',
  normal: 'border-2 border-action bg-surface',
} as const;
