import company from '../../data/company.json' with { type: 'json' };
import { dayIn } from './day.ts';

/** What a file's front matter says about when it is shown. Days are such as 2026-12-24. */
export interface Dates {
  draft?: boolean;
  publish?: string;
  closes?: string;
}

/** The day that the site is built for, in the company's time zone (data/company.json); see dayIn. */
export function today(environment: { SITE_TODAY?: string }, now?: Date): string {
  return dayIn(company.officeHours.timeZone, environment, now);
}

/**
 * The first day that a file is shown on, if it names one: its field `publish`, or for a post the date of its folder.
 * @param file path of the file, absolute or in the project
 */
export function firstDay(file: string, { publish }: Dates): string | undefined {
  return publish ?? /[/\\](\d{4}-\d{2}-\d{2})-[^/\\]+[/\\]index\.mdx$/.exec(file)?.[1];
}

/** Whether visitors may see a file's page on a day. */
export function isPublished(file: string, dates: Dates, day: string): boolean {
  return dates.draft !== true && (firstDay(file, dates) ?? day) <= day;
}

/** Whether the last day of a position is past. */
export function isClosed({ closes }: Dates, day: string): boolean {
  return closes !== undefined && closes < day;
}
