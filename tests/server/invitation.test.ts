import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';

import type { BookedRequest } from '../../server/mail/booking-content';
import { bookingMail, bookingReminder } from '../../server/mail/booking-mails';
import { bookingSalesMail } from '../../server/mail/booking-sales-mail';
import { invitation, type InvitationParts } from '../../server/mail/invitation';
import { text } from '../../server/texts/texts';
import { availability } from '../../src/domain/availability';
import { company } from '../../src/domain/company';
import { locales } from '../../src/domain/locales';

const request: BookedRequest = {
  id: 1,
  kind: 'demo-request',
  reference: '7K3M-9QZT',
  language: 'sv',
  receivedAt: '2027-01-04T10:00:00.000Z',
  quarantinedFor: [],
  payload: {
    name: 'Åsa Öberg; "the" buyer, of cars',
    company: 'Elbil & Sønner',
    email: 'asa@elbil.example',
    message: 'Two lines\nof text',
    language: 'sv',
  },
  booking: {
    startsAt: '2027-01-12T09:00:00.000Z',
    minutes: 45,
    sequence: 0,
    timeZone: 'Europe/Helsinki',
    isCancelled: false,
    changedAt: '2027-01-04T11:12:13.000Z',
  },
};
const parts = {
  siteUrl: 'https://www.voltsyn.example',
  secret: 'secret',
  organizer: 'mail@voltsyn.example',
  salesAddress: 'sales@voltsyn.example',
};
const booked = (booking: Partial<BookedRequest['booking']>, rest: Partial<BookedRequest> = {}): BookedRequest => ({
  ...request,
  ...rest,
  booking: { ...request.booking, ...booking },
});

/** Reads an invitation as a calendar does, by the rules of its own time zone. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const component = calendar.getFirstSubcomponent('vevent')!;
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(component);
  return { calendar, component, event, zone };
}

const write = (booking: Partial<BookedRequest['booking']> = {}, rest: Partial<InvitationParts> = {}) =>
  invitation({
    reference: request.reference,
    booking: { ...request.booking, ...booking },
    title: 'Demo, with; us \\ and “them”',
    description: `Line one\nLine two ${'å'.repeat(80)} https://www.voltsyn.example/x?a=b&c=d`,
    url: 'https://www.voltsyn.example/api/demo-bookings?token=7K3M-9QZT.x&language=sv',
    organizer: parts.organizer,
    visitor: 'asa@elbil.example',
    sales: parts.salesAddress,
    ...rest,
  });

test('A calendar finds the demo with its time, its texts and who takes part', () => {
  const { method, content } = write();
  const { calendar, component, event } = read(content);
  expect(method).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe('7K3M-9QZT@www.voltsyn.example');
  expect(event.sequence).toBe(0);
  expect(event.summary).toBe('Demo, with; us \\ and “them”');
  expect(event.description).toBe(`Line one\nLine two ${'å'.repeat(80)} https://www.voltsyn.example/x?a=b&c=d`);
  expect(event.startDate.toJSDate().toISOString()).toBe('2027-01-12T09:00:00.000Z');
  expect(event.endDate.toJSDate().toISOString()).toBe('2027-01-12T09:45:00.000Z');
  expect(component.getFirstProperty('dtstart')!.getParameter('tzid')).toBe(availability.timeZone);
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2027-01-04T11:12:13Z');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  const organizer = component.getFirstProperty('organizer')!;
  expect(String(organizer.getFirstValue()).toLowerCase()).toBe('mailto:mail@voltsyn.example');
  expect(organizer.getParameter('cn')).toBe(company.name);
  const attendees = component.getAllProperties('attendee');
  expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
    'mailto:asa@elbil.example',
    'mailto:sales@voltsyn.example',
  ]);
  for (const one of attendees) {
    expect([one.getParameter('partstat'), one.getParameter('rsvp')]).toEqual(['ACCEPTED', 'FALSE']);
  }
});

test('Lines are folded at 75 octets and end as RFC 5545 says', () => {
  const { content } = write();
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = content.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
});

test('A move has the same UID and a higher sequence; a cancellation is one', () => {
  const moved = read(write({ sequence: 3 }).content);
  expect([moved.event.uid, moved.event.sequence]).toEqual(['7K3M-9QZT@www.voltsyn.example', 3]);
  const { method, content } = write({ sequence: 4, isCancelled: true });
  const cancelled = read(content);
  expect(method).toBe('CANCEL');
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(cancelled.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([cancelled.event.uid, cancelled.event.sequence]).toEqual(['7K3M-9QZT@www.voltsyn.example', 4]);
});

test.each([
  ['the day before clocks go forward', '2027-03-27T08:00:00.000Z', '2027-03-27T09:00:00', 3600],
  ['the day on which they do', '2027-03-28T07:00:00.000Z', '2027-03-28T09:00:00', 7200],
  ['the day before they go back', '2027-10-30T07:00:00.000Z', '2027-10-30T09:00:00', 7200],
  ['the day on which they do', '2027-10-31T08:00:00.000Z', '2027-10-31T09:00:00', 3600],
  ['a year later', '2028-07-03T07:00:00.000Z', '2028-07-03T09:00:00', 7200],
])('On %s the zone of the invitation has the right difference to UTC', (_day, startsAt, local, offset) => {
  const { event, zone } = read(write({ startsAt }).content);
  expect(zone.tzid).toBe('Europe/Stockholm');
  expect(event.startDate.toString()).toBe(local);
  expect(zone.utcOffset(event.startDate)).toBe(offset);
  expect(event.startDate.toJSDate().toISOString()).toBe(startsAt);
});

describe.each(locales.map(({ code }) => code))('%s', (language) => {
  const theirs = (booking: Partial<BookedRequest['booking']> = {}) => booked(booking, { language });

  test('Mails say when it is in the visitor’s zone, lead to the page, and repeat nothing that was typed', () => {
    const mails = [
      bookingMail(theirs(), parts),
      bookingMail(theirs({ sequence: 1 }), parts),
      bookingMail(theirs({ sequence: 2, isCancelled: true }), parts),
      bookingReminder(theirs(), parts),
    ];
    const headings = [
      'booking.booked.title',
      'mail.booking.moved.subject',
      'booking.cancelled.title',
      'mail.booking.reminder.subject',
    ];
    expect(mails.map(({ invitation: part }) => part?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL', undefined]);
    for (const [index, mail] of mails.entries()) {
      expect(mail.to).toBe('asa@elbil.example');
      expect(mail.subject.startsWith(text(language, headings[index]!))).toBe(true);
      expect(mail.subject).toContain('7K3M-9QZT');
      // Eleven in Helsinki, ten in Stockholm.
      expect(mail.text).toMatch(/11[:.]00–11[:.]45/);
      expect(mail.html).toMatch(/11[:.]00–11[:.]45/);
      expect(mail.text).toContain(`https://www.voltsyn.example/api/demo-bookings?token=7K3M-9QZT.`);
      expect(mail.text).toContain(`language=${language}`);
      const all = [mail.subject, mail.text, mail.html, mail.invitation?.content].join('\n');
      expect(all).not.toMatch(/Öberg|Sønner|Two lines|\{\w+\}|undefined/);
    }
    const { event } = read(mails[0]!.invitation!.content);
    expect(event.summary).toBe(text(language, 'mail.booking.event', { company: company.name }));
    expect(event.description).toContain('/api/demo-bookings?token=');
  });

  test('Sales learn who it is, in both zones, and answer the visitor', () => {
    const mail = bookingSalesMail(theirs(), parts);
    expect([mail.to, mail.replyTo]).toEqual(['sales@voltsyn.example', 'asa@elbil.example']);
    expect(mail.subject).toMatch(/^Demo booked 7K3M-9QZT: Tuesday,? 12 January 2027 at 10:00, Åsa Öberg/);
    expect(mail.text).toContain('11:00 (Eastern European Time)');
    expect(read(mail.invitation!.content).event.summary).toContain('Åsa Öberg; "the" buyer, of cars, Elbil & Sønner');
    expect(bookingSalesMail(theirs({ sequence: 1 }), parts).subject).toMatch(/^Demo moved/);
    const cancelled = bookingSalesMail(theirs({ sequence: 2, isCancelled: true }), parts);
    expect([cancelled.subject.slice(0, 14), cancelled.invitation!.method]).toEqual(['Demo cancelled', 'CANCEL']);
  });
});
