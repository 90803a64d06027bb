/**
 * The day that the site is built for, such as 2026-12-24, on the calendar of a time zone.
 * @param environment SITE_TODAY takes the place of the clock, for tests and for a look ahead
 * @throws when SITE_TODAY is no day
 */
export function dayIn(timeZone: string, environment: { SITE_TODAY?: string }, now = new Date()): string {
  const chosen = environment.SITE_TODAY;
  if (!chosen) {
    // Swedish writes days as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(now);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(chosen) || Number.isNaN(Date.parse(chosen)))
    throw new Error(`SITE_TODAY is "${chosen}". Write a day such as 2026-12-24.`);
  return chosen;
}
