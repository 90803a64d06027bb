import { firstDay, isClosed, isPublished, type Dates } from '../domain/calendar.ts';
import { dayField } from '../domain/schemas/dates.ts';
import { contentFiles } from './content-files.ts';
import { originalOf } from './content-kinds.ts';

const isDay = (day: unknown) => dayField.safeParse(day).success;

/**
 * What visitors do not get although its file is there, as sentences: drafts, what is to come, positions that are over.
 * @param siteDir absolute path of the project
 * @param day such as 2026-12-24
 */
export function heldBack(siteDir: string, day: string): string[] {
  return contentFiles(siteDir).flatMap(({ file, frontMatter }) => {
    if (originalOf(file).language !== undefined) return [];
    const dates = (frontMatter.value ?? {}) as Dates;
    if (dates.draft === true) return [`${file} is a draft.`];
    const { closes } = dates;
    const first = firstDay(file, dates);
    // A day that does not exist is a fault, which the check names.
    if (isDay(first) && !isPublished(file, dates, day)) return [`${file} appears on ${first}.`];
    return isDay(closes) && isClosed(dates, day) ? [`${file} closed on ${closes}.`] : [];
  });
}
