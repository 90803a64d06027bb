/** The times for demos as a page of the dev site: `/__times`. No build has it. */
import { readJsonFile } from '../../src/check/json-file.ts';
import { languageName } from '../../src/check/language-name.ts';
import { dayIn } from '../../src/domain/day.ts';
import { freeTimes } from '../../src/domain/free-times.ts';
import { availabilitySchema, type Availability } from '../../src/domain/schemas/availability.ts';

export const timesPath = '/__times';

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
  td, th { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; }
`;

/** The next times of a language by day, and the days in between on which somebody is off, in their order. */
function rowsOf(availability: Availability, language: string, now: Date): Map<string, string> {
  const { timeZone, holidays, closed = {} } = availability;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const times = Map.groupBy(freeTimes(availability, language, now), (start) => dayIn(timeZone, {}, new Date(start)));
  const last = [...times.keys()].at(-1) ?? '';
  const away = Object.values(holidays).filter((country) => country.away.includes(language));
  const off = [closed, ...away.map(({ days }) => days)]
    .flatMap((days) => Object.entries(days))
    .filter(([day]) => day >= dayIn(timeZone, {}, now) && day < last);
  return new Map(
    [
      ...[...times].map(
        ([day, starts]) => [day, starts.map((start) => clock.format(new Date(start))).join(', ')] as const,
      ),
      ...off.map(([day, name]) => [day, `nobody: ${name}`] as const),
    ].sort(([a], [b]) => a.localeCompare(b)),
  );
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * What visitors are offered next, by language; bookings are left out.
 * @throws when data/availability.json has a mistake, which `npm run check` names
 */
export function timesPage(siteDir: string, now = new Date()): string {
  const availability = availabilitySchema.parse(readJsonFile(siteDir, 'data/availability.json').value);
  const { timeZone, minutes, languages } = availability;
  const date = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const tables = Object.keys(languages).map((language) => {
    const rows = [...rowsOf(availability, language, now)].map(
      ([day, text]) => `<tr><th>${date.format(new Date(day))}</th><td>${escapeHtml(text)}</td></tr>`,
    );
    return `<h2>${languageName(language)}</h2><table>${rows.join('\n')}</table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Times for demos</title><style>${styles}</style>
<h1>Times for demos</h1>
<p>What data/availability.json offers from now on: ${minutes} minutes each, by the clock of ${timeZone}. Bookings are left out.</p>
${tables.join('\n')}</html>`;
}
