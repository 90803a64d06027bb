import type * as z from 'zod';

import { dayIn } from '../domain/day.ts';
import { freeTimes } from '../domain/free-times.ts';
import type { Availability } from '../domain/schemas/availability.ts';
import type { localesSchema } from '../domain/schemas/locales-file.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

const file = 'data/availability.json';

/** A day so many days after another. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** What data/availability.json lacks, on the day that the site is built for; the file by itself is known to be right. */
export function availabilityFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, file);
  const availability = value as Availability;
  const { hours, minutes, languages, holidays, horizonDays, leadHours } = availability;
  const { locales } = readJsonFile(siteDir, 'data/locales.json').value as z.infer<typeof localesSchema>;
  const day = dayIn(availability.timeZone, process.env);
  const fault = (
    keys: (string | number)[],
    rule: string,
    severity: Fault['severity'],
    message: string,
    remedy: string,
  ): Fault => ({
    file,
    ...placeOf(keys),
    rule,
    message: `${keys.join('.')}: ${message}`,
    remedy,
    severity,
  });

  const published = locales.filter(({ staged }) => !staged).map(({ code }) => code);
  const away = Object.values(holidays).flatMap((country) => country.away);
  return [
    ...published
      .filter((code) => !languages[code])
      .map((code) =>
        fault(
          ['languages'],
          'missing-language',
          'error',
          `"${code}" of data/locales.json is missing.`,
          'Add its weekdays.',
        ),
      ),
    ...published
      .filter((code) => !away.includes(code))
      .map((code) =>
        fault(
          ['holidays'],
          'language-without-holidays',
          'warning',
          `no country names "${code}" in "away", so demos in it are offered on every holiday.`,
          'Name it where its colleagues are off.',
        ),
      ),
    ...Object.entries(hours).flatMap(([weekday, periods]) =>
      periods.flatMap(({ from, to }, index) => {
        const length = minutesOf(to) - minutesOf(from);
        if (length >= minutes) return [];
        return fault(
          ['hours', weekday, index],
          'short-period',
          'warning',
          `${from} to ${to} is ${length} minutes, and a demo takes ${minutes} ("minutes"), so that none is offered then.`,
          'Write a later "to", or remove the period.',
        );
      }),
    ),
    ...Object.entries(holidays)
      .map(([country, { days }]) => ({ country, last: Object.keys(days).sort().at(-1) ?? 'no day' }))
      .filter(({ last }) => last === 'no day' || last < dayAfter(day, horizonDays))
      .map(({ country, last }) =>
        fault(
          ['holidays', country, 'days'],
          'holidays-end',
          'warning',
          `the list ends with ${last}, and times are offered until ${dayAfter(day, horizonDays)}.`,
          'Add the holidays of the next year.',
        ),
      ),
    ...Object.keys(languages)
      .filter(
        (code) =>
          freeTimes({ ...availability, horizonDays: 90 }, code, new Date(Date.parse(day) - leadHours * 3_600_000))
            .length === 0,
      )
      .map((code) =>
        fault(
          ['languages', code],
          'no-times',
          'error',
          'no demo can be booked in this language.',
          'Look at its weekdays, "hours" and "minutes": a demo has to fit into a period of one of these days.',
        ),
      ),
  ];
}
