import { conventionsOf } from '../../src/domain/language-conventions.ts';
import { localeOf } from '../../src/domain/locales.ts';

/**
 * Days and times of day as a language writes them, on the clocks of a time zone. Moments are ISO 8601 in UTC.
 * @param language code of data/locales.json
 * @param timeZone such as Europe/Stockholm
 */
export function zonedTimes(language: string, timeZone: string) {
  const { htmlLang } = localeOf(language);
  const { dates = htmlLang } = conventionsOf(htmlLang);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dates, { ...options, timeZone });
  const day = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const dayOfYear = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const leaf = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = format(clock);
  const when = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...clock });
  const zone = format({ timeZoneName: 'longGeneric' });
  return {
    /** Such as "Tuesday, 1 December 2026". */
    day: (moment: string) => day.format(new Date(moment)),
    /** The same without the year, where it can only be this one or the next. */
    dayOfYear: (moment: string) => dayOfYear.format(new Date(moment)),
    /** A day's short parts, such as "Tue", "1" and "Dec". */
    leaf: (moment: string) => {
      const parts = leaf.formatToParts(new Date(moment));
      const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value;
      return { weekday: part('weekday'), day: part('day'), month: part('month') };
    },
    /** Such as "10:00". */
    time: (moment: string) => time.format(new Date(moment)),
    /** Day and time of day in one, such as "Tuesday, 1 December 2026 at 10:00". */
    when: (moment: string) => when.format(new Date(moment)),
    /** From its beginning to its end, such as "10:00–10:45". */
    span: (startsAt: string, minutes: number) =>
      time.formatRange(new Date(startsAt), new Date(Date.parse(startsAt) + minutes * 60_000)),
    /** The zone's name, such as "Central European Time". */
    zone: (moment: string | number = Date.now()) =>
      zone.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
  };
}
