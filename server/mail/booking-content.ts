import { formatsOf } from '../../src/domain/formats.ts';
import { localeOf } from '../../src/domain/locales.ts';
import type { Booking, StoredSubmission } from '../storage/stored-submission.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import { text } from '../texts/texts.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import { invitation, type Invitation } from './invitation.ts';

/** A demo request whose time has been picked, at the last change of it. */
export type BookedRequest = StoredSubmission & { booking: Booking };

export interface BookingMailParts {
  siteUrl: string;
  /** Signs the links. */
  secret: string;
  /** Sends the mails; answers of calendars go there. */
  organizer: string;
  /** Gets the submissions. */
  salesAddress: string;
}

/** When the demo is, as rows of a mail. */
export function timeFacts(language: string, { startsAt, minutes }: Booking, timeZone: string): [string, string][] {
  const { day, span, zone } = zonedTimes(language, timeZone);
  return [
    [text(language, 'booking.date'), day(startsAt)],
    [text(language, 'booking.time'), `${span(startsAt, minutes)} (${zone(startsAt)})`],
  ];
}

const inMinutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;

/** How long a demo is, such as "45 minutes". */
export function duration(language: string, { minutes }: Booking): string {
  return formatsOf(localeOf(language).htmlLang).number(minutes, inMinutes);
}

/** The same in the calendars of visitor and sales, which may share one. */
export function invitationTo(
  { reference, language, payload, booking }: BookedRequest,
  title: string,
  { siteUrl, secret, organizer, salesAddress }: BookingMailParts,
): Invitation {
  const url = siteUrl + bookingPath(secret, { reference, language });
  return invitation({
    reference,
    booking,
    title,
    description: [
      text(language, 'mail.booking.text', { duration: duration(language, booking) }),
      `${text(language, 'mail.reference')}: ${reference}`,
      `${text(language, 'mail.booking.change')}: ${url}`,
    ].join('\n'),
    url,
    organizer,
    visitor: payload.email!,
    sales: salesAddress,
  });
}

/** Which of its texts a change of a booking has. */
export function changeOf({ sequence, isCancelled }: Booking): 'booked' | 'moved' | 'cancelled' {
  if (isCancelled) return 'cancelled';
  return sequence === 0 ? 'booked' : 'moved';
}
