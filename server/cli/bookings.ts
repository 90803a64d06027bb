import { availability } from '../../src/domain/availability.ts';
import { momentOf } from '../../src/domain/free-times.ts';
import { defaultLocale } from '../../src/domain/locales.ts';
import { createBookingDesk, type BookingDesk } from '../storage/booking-desk.ts';
import type { Database } from '../storage/database.ts';
import { submissionPages, type StoredSubmission } from '../storage/stored-submission.ts';
import { zonedTimes } from '../texts/zoned-times.ts';
import { CommandError, requireArgument, type CommandLine } from './command-line.ts';
import type { Context, DatabaseCommand } from './command.ts';
import type { FlatRecord } from './formats.ts';
import { print } from './print.ts';

const { timeZone } = availability;

/** A moment on the clocks of data/availability.json, such as 2026-12-01 10:00. */
function localTime(moment: string): string {
  // Swedish writes them as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  );
}

function flatten({ reference, language, payload, booking }: StoredSubmission): FlatRecord {
  const { startsAt, minutes, timeZone: theirs, isCancelled } = booking!;
  return {
    at: localTime(startsAt),
    reference,
    state: isCancelled ? 'cancelled' : 'booked',
    minutes: String(minutes),
    name: payload.name ?? '',
    company: payload.company ?? '',
    email: payload.email ?? '',
    phone: payload.phone ?? '',
    language,
    visitorsZone: theirs,
  };
}

/** Lists the demos to come, and those that were cancelled, by their time. */
export const bookings: DatabaseCommand = async ({ query }, { line }) => {
  const all: StoredSubmission[] = [];
  for await (const request of submissionPages(query, 'starts_at >= $1', [new Date().toISOString()])) all.push(request);
  all.sort((a, b) => (a.booking!.startsAt < b.booking!.startsAt ? -1 : 1));
  return { bookings: await print(() => all.map(flatten), line.format, 'No demos are booked.') };
};

function deskOf(database: Database, { config }: Context): BookingDesk {
  return createBookingDesk(database, { availability, hasWebhook: config.webhook !== undefined });
}

/** @throws CommandError when it is no time on our clocks */
function requireTime({ to }: CommandLine): string {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(to) ? momentOf(to, timeZone) : undefined;
  if (moment) return moment;
  throw new CommandError(`--to takes a time in ${timeZone}, such as 2026-12-31T10:00, not "${to}".`);
}

/** Books a time for a demo request, or moves its demo there; also to a time that visitors are not offered. */
export const move: DatabaseCommand = async (database, context) => {
  const reference = requireArgument(context.line, 'REFERENCE');
  const startsAt = requireTime(context.line);
  const result = await deskOf(database, context).take({ reference, startsAt, isOperator: true });
  if (result.state === 'closed') {
    throw new CommandError(`There is no demo request ${reference}, or its demo has begun.`);
  }
  if (result.state === 'taken') {
    throw new CommandError(`${localTime(startsAt)} is past, or as many demos are booked then as can be held at once.`);
  }
  const { when, zone } = zonedTimes(defaultLocale, timeZone);
  console.log(
    `The demo of ${reference} is on ${when(startsAt)}, ${zone(startsAt)}. ${
      result.repeated ? 'It was so before; no mail is sent.' : 'The visitor and sales get a mail within seconds.'
    }`,
  );
  return { bookings: result.repeated ? 0 : 1 };
};

/** Cancels the demo of a request. */
export const cancel: DatabaseCommand = async (database, context) => {
  const reference = requireArgument(context.line, 'REFERENCE');
  if (!(await deskOf(database, context).cancel({ reference }))) {
    throw new CommandError(`No demo of ${reference} is booked, or it has begun.`);
  }
  console.log(`The demo of ${reference} is cancelled; the visitor and sales get a mail within seconds.`);
  return { bookings: 1 };
};
