import { Temporal } from 'temporal-polyfill';

import { weekdays, type Availability } from './schemas/availability.ts';

/** A demo that is booked. */
export interface Taken {
  /** ISO 8601, UTC */
  startsAt: string;
  /** Its length: data/availability.json may have had another one when it was booked. */
  minutes: number;
}

const minuteMs = 60_000;
const inUtc = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds).toISOString();

/** Whether demos are held in a language on a day. */
function isHeld(
  { languages, holidays, closed = {} }: Availability,
  language: string,
  day: Temporal.PlainDate,
): boolean {
  const isAway = Object.values(holidays).some(({ away, days }) => away.includes(language) && day.toString() in days);
  return (
    !isAway && !(day.toString() in closed) && (languages[language]?.includes(weekdays[day.dayOfWeek - 1]!) ?? false)
  );
}

/** The beginnings of demos on a day, one directly after the other in each period, by the clock of the zone. */
function startsOn({ timeZone, hours, minutes }: Availability, day: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  return (hours[weekdays[day.dayOfWeek - 1]!] ?? []).flatMap(({ from, to }) => {
    const at = (time: string) => day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) });
    const end = at(to);
    const starts: Temporal.ZonedDateTime[] = [];
    for (let start = at(from); ; start = start.add({ minutes })) {
      if (Temporal.ZonedDateTime.compare(start.add({ minutes }), end) > 0) return starts;
      starts.push(start);
    }
  });
}

/** The beginnings of demos in a language on a day, whether or not they can still be booked. */
function timesOn(availability: Availability, language: string, day: Temporal.PlainDate): Temporal.ZonedDateTime[] {
  return isHeld(availability, language, day) ? startsOn(availability, day) : [];
}

/** What can be booked now lies between: days of the zone, and a moment. */
function windowOf({ timeZone, leadHours, horizonDays }: Availability, now: Date) {
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const today = moment.toZonedDateTimeISO(timeZone).toPlainDate();
  return {
    today,
    last: today.add({ days: horizonDays }),
    earliest: moment.add({ hours: leadHours }).epochMilliseconds,
  };
}

/**
 * When demos in a language begin, whether or not they are taken: after the lead time, up to the horizon.
 * @param language code of data/locales.json
 * @returns ISO 8601 in UTC, in their order
 */
export function offeredTimes(availability: Availability, language: string, now: Date): string[] {
  const { today, earliest } = windowOf(availability, now);
  return Array.from({ length: availability.horizonDays + 1 }, (_day, index) => today.add({ days: index }))
    .flatMap((day) => timesOn(availability, language, day))
    .filter(({ epochMilliseconds }) => epochMilliseconds >= earliest)
    .map(inUtc);
}

/**
 * Whether a time is one of `offeredTimes`.
 * @param startsAt ISO 8601, UTC
 */
export function isOffered(availability: Availability, language: string, startsAt: string, now: Date): boolean {
  const { last, earliest } = windowOf(availability, now);
  const start = Date.parse(startsAt);
  if (Number.isNaN(start) || start < earliest) return false;
  const day = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(availability.timeZone).toPlainDate();
  return (
    Temporal.PlainDate.compare(day, last) <= 0 && timesOn(availability, language, day).map(inUtc).includes(startsAt)
  );
}

/** How many demos are held at some moment of a time. */
function overlapping(startsAt: string, minutes: number, taken: readonly Taken[]): number {
  const start = Date.parse(startsAt);
  return taken.filter((other) => {
    const otherStart = Date.parse(other.startsAt);
    return otherStart < start + minutes * minuteMs && start < otherStart + other.minutes * minuteMs;
  }).length;
}

/** Whether one more demo can be held at a time. */
export function hasRoom(
  { minutes, atOnce }: Pick<Availability, 'minutes' | 'atOnce'>,
  startsAt: string,
  taken: readonly Taken[],
): boolean {
  return overlapping(startsAt, minutes, taken) < atOnce;
}

/**
 * When a demo in a language can be booked now.
 * @param language code of data/locales.json
 * @returns ISO 8601 in UTC, in their order
 */
export function freeTimes(
  availability: Availability,
  language: string,
  now: Date,
  taken: readonly Taken[] = [],
): string[] {
  return offeredTimes(availability, language, now).filter((startsAt) => hasRoom(availability, startsAt, taken));
}

/** The moment of a time on the clocks of a zone, ISO 8601 in UTC; undefined when it is none, or the clocks skip it. */
export function momentOf(localTime: string, timeZone: string): string | undefined {
  try {
    return inUtc(Temporal.PlainDateTime.from(localTime).toZonedDateTime(timeZone, { disambiguation: 'reject' }));
  } catch {
    return undefined;
  }
}
