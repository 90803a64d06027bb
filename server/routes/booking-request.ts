import type { FastifyReply, FastifyRequest } from 'fastify';

import { availability } from '../../src/domain/availability.ts';
import { defaultLocale } from '../../src/domain/locales.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { isTimeZone } from '../../src/domain/time-zones.ts';
import type { SecondsToWait } from '../abuse/limits.ts';
import type { NetworkHash } from '../abuse/networks.ts';
import { codeOf } from '../errors/error-code.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { invalidPage, type BookingPage } from '../pages/booking-pages.ts';
import type { BookingDesk } from '../storage/booking-desk.ts';
import { findDemoRequest } from '../storage/bookings.ts';
import type { Database } from '../storage/database.ts';
import type { Booking, StoredSubmission } from '../storage/stored-submission.ts';
import { referenceOf } from '../submissions/booking-token.ts';
import { retryAfterSeconds, sendProblem } from './problem.ts';

export interface BookingParts {
  database: Database;
  desk: BookingDesk;
  siteDir: string;
  siteUrl: () => string;
  /** Signs the links. */
  secret: string;
  secondsToWait: SecondsToWait;
  networkHash: NetworkHash;
  metrics: Metrics;
  refusals: Refusals;
  /** Called when there is something new in the outbox. */
  onStored: () => void;
}

/** What a link or a form carries; what is unusable becomes empty. */
export interface Fields {
  token: string;
  language: string;
  zone: string;
  start: string;
}

/** A request whose link was opened, and what its pages are filled in with. */
export interface Opened {
  request: StoredSubmission;
  /** Its demo, unless it is cancelled. */
  booking: Booking | undefined;
  hasBegun: boolean;
  page: BookingPage;
}

/** Shows a page about the time of a demo, or does what its button says. */
export type Handler = (
  parts: BookingParts,
  opened: Opened,
  fields: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** What came with a link or a form. */
export function readFields(source: unknown): Fields {
  const given = (source ?? {}) as Record<string, unknown>;
  const field = (name: string) => (typeof given[name] === 'string' ? given[name] : '');
  const [language, zone, start] = [field('language'), field('zone'), field('start')];
  return {
    token: /^[\w.-]{1,64}$/.test(field('token')) ? field('token') : '',
    language: localeCodes.includes(language) ? language : defaultLocale,
    zone: zone.length <= 64 && isTimeZone(zone) ? zone : '',
    start: /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(start) && !Number.isNaN(Date.parse(start)) ? start : '',
  };
}

/** Finds the request of a link; for one that we have not signed, or whose request is gone, there is a page too. */
export async function withRequest(
  parts: BookingParts,
  fields: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: Handler,
): Promise<FastifyReply> {
  const { database, secret, siteDir } = parts;
  const { token, language, zone } = fields;
  const reference = referenceOf(secret, token);
  try {
    const found = reference === undefined ? undefined : await findDemoRequest(database.query, reference);
    if (!found) return await sendInvalid(parts, language, reply);
    const booking = found.booking?.isCancelled ? undefined : found.booking;
    const hasBegun = booking !== undefined && Date.parse(booking.startsAt) <= Date.now();
    const timeZone = zone || booking?.timeZone || availability.timeZone;
    const page = { siteDir, language, token, reference: found.reference, timeZone };
    return await handle(parts, { request: found, booking, hasBegun, page }, fields, request, reply);
  } catch (error) {
    request.log.error({ code: codeOf(error) }, 'The time of a demo could not be read.');
    reply.header('Retry-After', retryAfterSeconds);
    return sendProblem(reply, 503, 'not-stored');
  }
}

/** Sends a page that is for whoever has the link alone. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return (
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      // Keeps the token out of the Referer of links on the page.
      .header('Referrer-Policy', 'same-origin')
      .header('X-Robots-Tag', 'noindex')
      .send(html)
  );
}

/** Sends the page that says that the link leads nowhere. */
export async function sendInvalid(
  { siteDir }: BookingParts,
  language: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendPage(reply.code(404), await invalidPage(siteDir, language));
}
