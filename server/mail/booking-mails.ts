import { company } from '../../src/domain/company.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import { text } from '../texts/texts.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import {
  changeOf,
  duration,
  invitationTo,
  timeFacts,
  type BookedRequest,
  type BookingMailParts,
} from './booking-content.ts';
import { renderMail, type Part } from './layout.ts';
import { automatic, type MailMessage } from './message.ts';

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
