/**
 * What a finding asks of its reader: to act on it, to watch it, or nothing. Each has one colour, on every drawing of a
 * product and in every report (docs/decisions/080-colours-of-findings.md).
 */
export const findingColours = {
  act: 'bg-danger',
  watch: 'bg-warning',
  normal: 'bg-action',
} as const;

/** The same colours for what is milder: an alarm that proved false, a loss that is still within the range of others. */
export const openColours = {
  watch: 'border-2 border-warning bg-surface',
  normal: 'border-2 border-action bg-surface',
} as const;
