import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';

import site from '../../data/site.json' with { type: 'json' };
import { availability } from '../../src/domain/availability.ts';
import { company } from '../../src/domain/company.ts';
import type { Booking } from '../storage/stored-submission.ts';

/** A part of a mail that calendars read (RFC 6047). */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  /** iCalendar */
  content: string;
}

export interface InvitationParts {
  reference: string;
  booking: Booking;
  title: string;
  description: string;
  /** Where it is moved or cancelled. */
  url: string;
  /** Sends the mails: answers of calendars go there. */
  organizer: string;
  visitor: string;
  /** Of ours who take part. */
  sales: string;
}

/** The rules of a time zone (VTIMEZONE) under its own name: the library writes that of the zone it is the same as. */
function zoneRules(timeZone: string): string {
  const block = zoneBlock(timeZone)[0];
  if (!block) throw new Error(`There are no rules for the time zone ${timeZone}.`);
  return block.replace(/^TZID:.*$/m, `TZID:${timeZone}`).replace(/^X-LIC-LOCATION:.*\r?\n/m, '');
}

/**
 * The invitation to a demo as iCalendar (RFC 5545, 5546): a request, or for a cancelled demo its cancellation. All of a
 * demo have the same UID, so that calendars change the entry that they have. Times are those of data/availability.json's
 * zone: calendars show them in their own.
 */
export function invitation({ booking, reference, ...parts }: InvitationParts): Invitation {
  const { startsAt, minutes, sequence, isCancelled, changedAt } = booking;
  const { timeZone } = availability;
  const start = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = new ICalCalendar({
    prodId: { company: company.name, product: 'Demo', language: 'EN' },
    method: ICalCalendarMethod[method],
    // Without a name: that would be written as a property of its own, and moments without their Z.
    timezone: { name: null, generator: zoneRules },
  });
  calendar.createEvent({
    id: `${reference}@${new URL(site.url).host}`,
    sequence,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    timezone: timeZone,
    start,
    end: start.add({ minutes }),
    summary: parts.title,
    description: parts.description,
    url: parts.url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: company.name, email: parts.organizer },
    // They have agreed to the time already: nobody has to answer.
    attendees: [
      { email: parts.visitor, name: parts.visitor },
      { email: parts.sales, name: company.name },
    ].map((person) => ({
      ...person,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })),
  });
  return { method, content: calendar.toString() };
}
