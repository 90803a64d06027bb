import { availability } from '../../src/domain/availability.ts';
import { defaultLocale, localeOf } from '../../src/domain/locales.ts';
import { bookingPath } from '../submissions/booking-link.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import { changeOf, invitationTo, timeFacts, type BookedRequest, type BookingMailParts } from './booking-content.ts';
import { renderMail } from './layout.ts';
import type { MailMessage } from './message.ts';
import { submissionFacts, visitorLine } from './submission-mails.ts';

const salesHeadings = { booked: 'Demo booked', moved: 'Demo moved', cancelled: 'Demo cancelled' };

/** Tells sales that a demo is booked, moved or cancelled, with an invitation; a reply goes to the visitor. */
export function bookingSalesMail(request: BookedRequest, parts: BookingMailParts): MailMessage {
  const { reference, language, payload, booking } = request;
  const change = changeOf(booking);
  const from = visitorLine(request);
  const { when } = zonedTimes(defaultLocale, availability.timeZone);
  const theirs = zonedTimes(defaultLocale, booking.timeZone);
  const paragraph = {
    booked: 'Send the visitor the link to the call before the demo.',
    moved: 'It has another time now; the invitation changes the entry in your calendar.',
    cancelled: 'The time is free again; the cancellation removes the entry from your calendar.',
  }[change];
  return {
    to: parts.salesAddress,
    replyTo: payload.email,
    subject: `${salesHeadings[change]} ${reference}: ${when(booking.startsAt)}, ${from} (${language})`,
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
