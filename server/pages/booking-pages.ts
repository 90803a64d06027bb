import type { CheerioAPI } from 'cheerio';

import { availability } from '../../src/domain/availability.ts';
import { locales } from '../../src/domain/locales.ts';
import { bookingEndpoints, bookingFields, bookingPages } from '../../src/domain/schemas/booking-routes.ts';
import type { Booking } from '../storage/stored-submission.ts';
import { text } from '../texts/texts.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import { loadBuiltPage } from './built-page.ts';

/** What every page about a demo's time is filled in with. */
export interface BookingPage {
  siteDir: string;
  language: string;
  /** Of the link, for its forms and links. */
  token: string;
  reference: string;
  /** The visitor's. */
  timeZone: string;
}

/** Zones to choose from, beside the visitor's own: the company's, and those of its customers who have others. */
const usualZones = [
  'Atlantic/Reykjavik',
  'Europe/London',
  availability.timeZone,
  'Europe/Helsinki',
  'Europe/Istanbul',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Tokyo',
];

type Elements = ReturnType<CheerioAPI>;

/** @throws when the built page lacks the element */
function slot($: CheerioAPI, name: string): Elements {
  const found = $(`[data-slot="${name}"]`);
  if (found.length === 0) throw new Error(`The built page has no ${name}.`);
  return found;
}

/** Fills in the hidden fields of all forms, the links to the page's languages, and what says which request it is about. */
async function loadPage(
  page: string,
  endpoint: string,
  { siteDir, language, token, reference, timeZone }: BookingPage,
): Promise<CheerioAPI> {
  const $ = await loadBuiltPage(siteDir, language, page);
  $(`input[name="${bookingFields.token}"]`).attr('value', token);
  $(`input[name="${bookingFields.zone}"]`).attr('value', timeZone);
  $('[data-slot="booking-reference"]').text(reference);
  for (const { code } of locales) {
    const query = new URLSearchParams({ token, language: code, zone: timeZone });
    $(`a[data-language="${code}"]`).attr('href', `${endpoint}?${query}`);
  }
  return $;
}

/** The address of a link with what it carries. */
function href(to: keyof typeof bookingEndpoints, { token, language, timeZone }: BookingPage): string {
  return `${bookingEndpoints[to]}?${new URLSearchParams({ token, language, zone: timeZone })}`;
}

/** The day as on a leaf of a calendar, its parts in their places. */
function fillLeaf(found: Elements, { weekday, day, month }: { weekday: string; day: string; month: string }): void {
  found.find('[data-slot="booking-weekday"]').text(weekday);
  found.find('[data-slot="booking-day-of-month"]').text(day);
  found.find('[data-slot="booking-month"]').text(month);
}

/** When a demo is, in the visitor's zone. */
function fillTime($: CheerioAPI, { startsAt, minutes }: Booking, { language, timeZone }: BookingPage): void {
  const { day, span, zone, leaf } = zonedTimes(language, timeZone);
  fillLeaf($('main'), leaf(startsAt));
  slot($, 'booking-date').text(day(startsAt));
  slot($, 'booking-time').text(`${span(startsAt, minutes)} (${zone(startsAt)})`);
}

/** The days of the visitor's zone as radio buttons, the first one chosen, and the times of each as more of them. */
function fillDays($: CheerioAPI, times: string[], { language, timeZone }: BookingPage): void {
  const { dayOfYear, leaf, time } = zonedTimes(language, timeZone);
  const list = slot($, 'booking-days');
  const template = list.children('div').remove();
  for (const [name, ofDay] of Map.groupBy(times, dayOfYear)) {
    const day = template.clone();
    fillLeaf(day, leaf(ofDay[0]!));
    day.find('[data-slot="booking-day"]').text(name);
    const group = day.find('[data-slot="booking-times"]');
    const choice = group.children('label').remove();
    for (const startsAt of ofDay) {
      const label = choice.clone();
      label.find('input').attr('value', startsAt).attr('required', '');
      label.find('[data-slot="booking-start"]').text(time(startsAt));
      group.append(label);
    }
    list.append(day);
  }
  list.find('input[name="day"]').first().attr('checked', '');
}

/** The zones, each with its name in the page's language. */
function fillZones($: CheerioAPI, { language, timeZone }: BookingPage): void {
  slot($, 'booking-zone').text(zonedTimes(language, timeZone).zone());
  const select = $(`select[name="${bookingFields.zone}"]`).empty();
  const byName = new Map(usualZones.map((zone) => [zonedTimes(language, zone).zone(), zone]));
  byName.set(zonedTimes(language, timeZone).zone(), timeZone);
  for (const [name, zone] of byName) {
    const option = $('<option></option>').attr('value', zone).text(name);
    if (zone === timeZone) option.attr('selected', '');
    select.append(option);
  }
}

function fillNotice($: CheerioAPI, notice: string | undefined, language: string): void {
  if (notice === undefined) return;
  slot($, 'booking-notice').removeAttr('hidden');
  slot($, 'booking-notice-text').text(notice);
  const title = $('head > title');
  title.text(`${text(language, 'common.form.errorPrefix')} ${title.text()}`);
}

/**
 * The page with the times to choose from.
 * @param times that are free, ISO 8601 in UTC
 * @param booked when the demo is so far, for one that is to be moved
 * @param isFirst no time has been picked before: who picks none is contacted
 * @param notice why it is shown again
 */
export async function choosePage(
  page: BookingPage,
  { times, booked, isFirst, notice }: { times: string[]; booked?: Booking; isFirst: boolean; notice?: string },
): Promise<string> {
  const { language } = page;
  const $ = await loadPage(bookingPages.choose, bookingEndpoints[booked ? 'move' : 'time'], page);
  // Before days are made from it: without times there is none.
  if (booked) {
    const zoned = zonedTimes(language, page.timeZone);
    slot($, 'booking-title').text(text(language, 'booking.move.title'));
    slot($, 'booking-lead').text(text(language, 'booking.move.lead', { when: zoned.when(booked.startsAt) }));
    slot($, 'booking-submit').text(text(language, 'booking.move.button'));
    slot($, 'booking-none').find('p').text(text(language, 'booking.move.none'));
    $('form[method="get"]').attr('action', bookingEndpoints.move);
  }
  fillDays($, times, page);
  fillZones($, page);
  fillNotice($, notice, language);
  if (!isFirst) $('[data-slot="booking-later"]').remove();
  if (times.length === 0) {
    slot($, 'booking-form').attr('hidden', '');
    slot($, 'booking-none').removeAttr('hidden');
  }
  return $.html();
}

/** The page that says when the demo is, with links to move and cancel it unless it has begun. */
export async function bookedPage(page: BookingPage, booking: Booking, hasBegun: boolean): Promise<string> {
  const $ = await loadPage(bookingPages.booked, bookingEndpoints.time, page);
  fillTime($, booking, page);
  if (hasBegun) slot($, 'booking-changes').remove();
  else {
    slot($, 'booking-move').attr('href', href('move', page));
    slot($, 'booking-cancel').attr('href', href('cancel', page));
  }
  return $.html();
}

/** The page whose button cancels the demo. */
export async function cancelPage(page: BookingPage, booking: Booking, notice?: string): Promise<string> {
  const $ = await loadPage(bookingPages.cancel, bookingEndpoints.cancel, page);
  fillTime($, booking, page);
  fillNotice($, notice, page.language);
  slot($, 'booking-keep').attr('href', href('time', page));
  return $.html();
}

/** The page for a link that leads nowhere. */
export async function invalidPage(siteDir: string, language: string): Promise<string> {
  return (await loadBuiltPage(siteDir, language, bookingPages.invalid)).html();
}
