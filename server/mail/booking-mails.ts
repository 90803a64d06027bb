import { availability } from '../../src/domain/availability.ts';
import { company } from '../../src/domain/company.ts';
import { formatsOf } from '../../src/domain/formats.ts';
import { defaultLocale, localeOf } from '../../src/domain/locales.ts';
import type { Booking, StoredSubmission } from '../storage/stored-submission.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import { text } from '../texts/texts.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import { invitation, type Invitation } from './invitation.ts';
import { renderMail, type Part } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';
import { submissionFacts, visitorLine } from './submission-mails.ts';

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
function timeFacts(language: string, { startsAt, minutes }: Booking, timeZone: string): [string, string][] {
  const { day, span, zone } = zonedTimes(language, timeZone);
  return [
    [text(language, 'booking.date'), day(startsAt)],
    [text(language, 'booking.time'), `${span(startsAt, minutes)} (${zone(startsAt)})`],
  ];
}

const inMinutes = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;

/** How long a demo is, such as "45 minutes". */
function duration(language: string, { minutes }: Booking): string {
  return formatsOf(localeOf(language).htmlLang).number(minutes, inMinutes);
}

/** The same in the calendars of visitor and sales, which may share one. */
function invitationTo(
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
function changeOf({ sequence, isCancelled }: Booking): 'booked' | 'moved' | 'cancelled' {
  if (isCancelled) return 'cancelled';
  return sequence === 0 ? 'booked' : 'moved';
}

const headings = {
  booked: 'booking.booked.title',
  moved: 'mail.booking.moved.subject',
  cancelled: 'booking.cancelled.title',
};

/**
 * Tells who asked for a demo that it is booked, moved or cancelled, with an invitation for the calendar. Like the
 * receipt it repeats nothing that was typed.
 */
export function bookingMail(request: BookedRequest, parts: BookingMailParts): MailMessage {
  const { language, reference, booking } = request;
  const change = changeOf(booking);
  const heading = text(language, headings[change]);
  const { day } = zonedTimes(language, booking.timeZone);
  const facts: Part = {
    facts: [...timeFacts(language, booking, booking.timeZone), [text(language, 'mail.reference'), reference]],
  };
  const href = parts.siteUrl + bookingPath(parts.secret, request);
  const body: Part[] =
    change === 'cancelled'
      ? [
          { paragraph: text(language, 'mail.booking.cancelled.text') },
          facts,
          { button: text(language, 'booking.booked.move'), href },
        ]
      : [
          facts,
          { paragraph: text(language, 'mail.booking.text', { duration: duration(language, booking) }) },
          { paragraph: text(language, 'mail.booking.invitation') },
          { button: text(language, 'mail.booking.change'), href },
          { paragraph: text(language, 'mail.receipt.reply') },
        ];
  return {
    to: request.payload.email!,
    replyTo: company.email,
    subject: `${heading}: ${day(booking.startsAt)} (${reference})`,
    headers: automatic,
    invitation: invitationTo(request, text(language, 'mail.booking.event', { company: company.name }), parts),
    ...renderMail({ language, heading, parts: body, smallPrint: why(language, parts) }),
  };
}

const why = (language: string, { siteUrl }: BookingMailParts) =>
  text(language, 'mail.why.booking', { site: new URL(siteUrl).host });

/** Reminds of a demo, a day before it. */
export function bookingReminder(request: BookedRequest, parts: BookingMailParts): MailMessage {
  const { language, reference, booking } = request;
  const heading = text(language, 'mail.booking.reminder.subject');
  const { day } = zonedTimes(language, booking.timeZone);
  return {
    to: request.payload.email!,
    replyTo: company.email,
    subject: `${heading}: ${day(booking.startsAt)} (${reference})`,
    headers: automatic,
    ...renderMail({
      language,
      heading,
      parts: [
        {
          facts: [...timeFacts(language, booking, booking.timeZone), [text(language, 'mail.reference'), reference]],
        },
        { paragraph: text(language, 'mail.booking.text', { duration: duration(language, booking) }) },
        {
          button: text(language, 'mail.booking.change'),
          href: parts.siteUrl + bookingPath(parts.secret, request),
        },
        { paragraph: text(language, 'mail.receipt.reply') },
      ],
      smallPrint: why(language, parts),
    }),
  };
}

const salesHeadings = { booked: 'Demo booked', moved: 'Demo moved', cancelled: 'Demo cancelled' };

/** Tells sales that a demo is booked, moved or cancelled, with an invitation; a reply goes to the visitor. */
export function bookingSalesMail(request: BookedRequest, parts: BookingMailParts): MailMessage {
  const { reference, language, payload, booking } = request;
  const change = changeOf(booking);
  const from = visitorLine(request);
  const { day, time } = zonedTimes(defaultLocale, availability.timeZone);
  const theirs = zonedTimes(defaultLocale, booking.timeZone);
  const paragraph = {
    booked: 'Send the visitor the link to the call before the demo.',
    moved: 'It has another time now; the invitation changes the entry in your calendar.',
    cancelled: 'The time is free again; the cancellation removes the entry from your calendar.',
  }[change];
  return {
    to: parts.salesAddress,
    replyTo: payload.email,
    subject: `${salesHeadings[change]} ${reference}: ${day(booking.startsAt)}, ${time(booking.startsAt)}, ${from} (${language})`,
    invitation: invitationTo(request, `Demo: ${from}`, parts),
    ...renderMail({
      language: defaultLocale,
      heading: `${salesHeadings[change]}: ${from}`,
      parts: [
        {
          facts: [
            ...timeFacts(defaultLocale, booking, availability.timeZone),
            ['For the visitor', `${theirs.time(booking.startsAt)} (${theirs.zone(booking.startsAt)})`],
            ['Reference', reference],
            ['Language', `${localeOf(language).name} (${language})`],
          ],
        },
        { facts: submissionFacts(request) },
        { paragraph },
        ...(change === 'cancelled'
          ? []
          : [
              {
                button: 'Move or cancel the demo',
                href: parts.siteUrl + bookingPath(parts.secret, { reference, language: defaultLocale }),
              },
              {
                paragraph: `For times that visitors are not offered: npm run submissions -- move ${reference} --to 2026-12-31T10:00`,
              },
            ]),
      ],
    }),
  };
}
