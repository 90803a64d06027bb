import { hasRoom, isOffered, type Taken } from '../../src/domain/free-times.ts';
import type { Availability } from '../../src/domain/schemas/availability.ts';
import { bookingDeliveries } from '../submissions/deliveries.ts';
import type { Query, Value } from './database.ts';
import { enqueue } from './outbox.ts';
import { releaseSubmission } from './resend.ts';
import { readSubmissions, type Booking, type StoredSubmission } from './stored-submission.ts';

/** What became of the wish for a time. */
export type BookingResult =
  | { state: 'booked'; booking: Booking; /** It was booked so before: this was a repeat. */ repeated: boolean }
  /** All demos of that time are taken, or the time is not offered. */
  | { state: 'taken' }
  /** The request has been erased, its demo has begun, or it was moved too often. */
  | { state: 'closed' };

/** Who wishes for a time. */
export interface BookingWish {
  reference: string;
  /** ISO 8601, UTC */
  startsAt: string;
  /** The visitor's time zone; missing: as it was. */
  timeZone?: string;
  /** Hash of the network that it came from; see server/abuse/networks.ts. */
  sender?: string;
  /** The operator may take any time to come; visitors only those that are offered. */
  isOperator?: boolean;
}

export interface BookingOptions {
  availability: Availability;
  hasWebhook: boolean;
  now: Date;
}

/** A visitor who moves a demo more often causes mails for nothing; sales still can. */
const mostChanges = 12;
/** No demo that began earlier reaches into the present (see the limit of `minutes` in data/availability.json). */
const longestMs = 480 * 60_000;
const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Demos that are booked and overlap a span of time, or nearly do. */
async function takenBetween(query: Query, from: number, to: number): Promise<(Taken & { id: number; seat: number })[]> {
  return query(
    `SELECT submission_id AS id, starts_at AS "startsAt", minutes, seat FROM bookings
     WHERE seat IS NOT NULL AND starts_at > $1 AND starts_at < $2`,
    [iso(from - longestMs), iso(to)],
  );
}

/** Demos to come. */
export async function takenTimes(query: Query, { horizonDays }: Availability, now: Date): Promise<Taken[]> {
  return takenBetween(query, now.getTime(), now.getTime() + (horizonDays + 2) * 86_400_000);
}

/** A demo request with its booking, if it has one. */
export async function findDemoRequest(query: Query, reference: string): Promise<StoredSubmission | undefined> {
  const [request] = await readSubmissions(query, `reference = $1 AND kind = 'demo-request'`, [reference]);
  return request;
}

const hasBegun = ({ booking }: StoredSubmission, now: Date) =>
  booking !== undefined && !booking.isCancelled && Date.parse(booking.startsAt) <= now.getTime();

/** The first of the demos held at once that nobody has taken; undefined if there is none. */
async function findSeat(
  query: Query,
  availability: Availability,
  requestId: number,
  startsAt: string,
): Promise<number | undefined> {
  const start = Date.parse(startsAt);
  const others = (await takenBetween(query, start, start + availability.minutes * 60_000)).filter(
    ({ id }) => id !== requestId,
  );
  if (!hasRoom(availability, startsAt, others)) return undefined;
  const seats = others.filter((other) => other.startsAt === startsAt).map(({ seat }) => seat);
  return Array.from({ length: availability.atOnce }, (_seat, index) => index).find((seat) => !seats.includes(seat));
}

/** Writes a booking and what is sent because of it. */
async function write(
  query: Query,
  request: StoredSubmission,
  { startsAt, minutes, sequence, timeZone, isCancelled, changedAt }: Booking,
  seat: number | null,
  { hasWebhook, now, sender }: BookingOptions & { sender?: string },
): Promise<void> {
  const values: Value[] = [request.id, startsAt, minutes, seat, sequence, timeZone, changedAt];
  await query(
    `INSERT INTO bookings (submission_id, starts_at, minutes, seat, sequence, time_zone, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (submission_id) DO UPDATE SET starts_at = excluded.starts_at, minutes = excluded.minutes,
       seat = excluded.seat, sequence = excluded.sequence, time_zone = excluded.time_zone,
       changed_at = excluded.changed_at`,
    values,
  );
  // Of the time that it had before.
  await query(
    `UPDATE outbox SET state = 'withheld', finished_at = $2
     WHERE submission_id = $1 AND kind = 'booking-reminder' AND state = 'pending'`,
    [request.id, changedAt],
  );
  const deliveries = bookingDeliveries(request.payload.email!, {
    startsAt,
    sequence,
    isCancelled,
    hasWebhook,
    sender,
    now,
  });
  await enqueue(
    query,
    deliveries.map((delivery) => ({ submissionId: request.id, ...delivery })),
  );
}

/**
 * Books a time for a demo request, or moves its demo there; asked for once more, it changes nothing. A request in
 * quarantine is released: a program that fills in forms picks no time. `query` is that of a transaction that no other
 * booking runs beside.
 */
export async function takeTime(query: Query, wish: BookingWish, options: BookingOptions): Promise<BookingResult> {
  const { availability, hasWebhook, now } = options;
  const { reference, startsAt, isOperator = false } = wish;
  const request = await findDemoRequest(query, reference);
  if (!request || hasBegun(request, now)) return { state: 'closed' };
  const { booking } = request;
  if (booking && !booking.isCancelled && booking.startsAt === startsAt)
    return { state: 'booked', booking, repeated: true };
  if (booking && booking.sequence >= mostChanges && !isOperator) return { state: 'closed' };
  const isAllowed = isOperator
    ? Date.parse(startsAt) > now.getTime()
    : isOffered(availability, request.language, startsAt, now);
  const seat = isAllowed ? await findSeat(query, availability, request.id, startsAt) : undefined;
  if (seat === undefined) return { state: 'taken' };
  if (request.quarantinedFor.length > 0) await releaseSubmission(query, request, hasWebhook);
  const changed: Booking = {
    startsAt,
    minutes: availability.minutes,
    sequence: booking ? booking.sequence + 1 : 0,
    timeZone: wish.timeZone ?? booking?.timeZone ?? availability.timeZone,
    isCancelled: false,
    changedAt: now.toISOString(),
  };
  await write(query, request, changed, seat, { ...options, sender: wish.sender });
  return { state: 'booked', booking: changed, repeated: false };
}

/**
 * Cancels the demo of a request; doing so twice changes nothing. `query` is that of a transaction that no other booking
 * runs beside.
 * @returns whether it is cancelled: false when there is none to cancel, or it has begun
 */
export async function cancelTime(
  query: Query,
  { reference, sender }: Pick<BookingWish, 'reference' | 'sender'>,
  options: BookingOptions,
): Promise<boolean> {
  const request = await findDemoRequest(query, reference);
  if (!request?.booking || hasBegun(request, options.now)) return false;
  const { booking } = request;
  if (booking.isCancelled) return true;
  const changed: Booking = {
    ...booking,
    sequence: booking.sequence + 1,
    isCancelled: true,
    changedAt: options.now.toISOString(),
  };
  await write(query, request, changed, null, { ...options, sender });
  return true;
}
