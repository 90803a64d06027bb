import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { availability } from '../../src/domain/availability.ts';
import { freeTimes } from '../../src/domain/free-times.ts';
import { defaultLocale, localizePath } from '../../src/domain/locales.ts';
import { bookingEndpoints, bookingPages } from '../../src/domain/schemas/booking-routes.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { isTimeZone } from '../../src/domain/time-zones.ts';
import type { SecondsToWait } from '../abuse/limits.ts';
import type { NetworkHash } from '../abuse/networks.ts';
import { isOwnOrigin } from '../abuse/same-origin.ts';
import { codeOf } from '../errors/error-code.ts';
import type { BookingAnswer, Metrics } from '../monitoring/metrics.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { bookedPage, cancelPage, choosePage, invalidPage, type BookingPage } from '../pages/booking-pages.ts';
import type { BookingDesk } from '../storage/booking-desk.ts';
import { findDemoRequest, takenTimes } from '../storage/bookings.ts';
import type { Database } from '../storage/database.ts';
import type { Booking, StoredSubmission } from '../storage/stored-submission.ts';
import { referenceOf } from '../submissions/booking-token.ts';
import { text } from '../texts/texts.ts';
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
interface Fields {
  token: string;
  language: string;
  zone: string;
  start: string;
}

/** A request whose link was opened, and what its pages are filled in with. */
interface Opened {
  request: StoredSubmission;
  /** Its demo, unless it is cancelled. */
  booking: Booking | undefined;
  hasBegun: boolean;
  page: BookingPage;
}

/** What a page says above its form, and the status it comes with. */
interface Refusal {
  status: number;
  notice: string;
  wait?: number;
}

/**
 * The links to the time of a demo. Opening one shows a page and changes nothing, since mail scanners open links too;
 * its buttons book, move and cancel. All of it works without JavaScript.
 */
export function registerBookings(app: FastifyInstance, parts: BookingParts): void {
  const routes = {
    time: { show: showTime, press: book },
    move: { show: showMove, press: book },
    cancel: { show: showCancel, press: cancel },
  };
  for (const [name, { show, press }] of Object.entries(routes)) {
    const url = bookingEndpoints[name as keyof typeof routes];
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => withRequest(parts, readFields(request.query), request, reply, show),
    });
    app.route({
      method: 'POST',
      url,
      handler: (request, reply) => {
        if (!isOwnOrigin(request, parts.siteUrl())) {
          parts.refusals.count('foreign-origin');
          return sendProblem(reply, 403, 'foreign-origin');
        }
        return withRequest(parts, readFields(request.body), request, reply, press);
      },
    });
    app.route({
      method: app.supportedMethods.filter((method) => !['GET', 'HEAD', 'POST'].includes(method)),
      url,
      handler: (_request, reply) => sendProblem(reply.header('Allow', 'GET, HEAD, POST'), 405, 'method-not-allowed'),
    });
  }
}

type Handler = (
  parts: BookingParts,
  opened: Opened,
  fields: Fields,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

function readFields(source: unknown): Fields {
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
async function withRequest(
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

function send(reply: FastifyReply, html: string): FastifyReply {
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

async function sendInvalid({ siteDir }: BookingParts, language: string, reply: FastifyReply): Promise<FastifyReply> {
  return send(reply.code(404), await invalidPage(siteDir, language));
}

/** Sends the times that are free now. */
async function sendTimes(
  { database }: BookingParts,
  { request, booking, page }: Opened,
  reply: FastifyReply,
  refusal?: Refusal,
): Promise<FastifyReply> {
  const now = new Date();
  const taken = await takenTimes(database.query, availability, now);
  const times = freeTimes(availability, request.language, now, taken).filter((time) => time !== booking?.startsAt);
  if (refusal?.wait) reply.header('Retry-After', refusal.wait);
  return send(
    reply.code(refusal?.status ?? 200),
    await choosePage(page, {
      times,
      booked: booking,
      isFirst: request.booking === undefined,
      notice: refusal?.notice,
    }),
  );
}

const showTime: Handler = async (parts, opened, _fields, _request, reply) => {
  const { booking, hasBegun, page } = opened;
  if (!booking) return sendTimes(parts, opened, reply);
  return send(reply, await bookedPage(page, booking, hasBegun));
};

const showMove: Handler = async (parts, opened, fields, request, reply) =>
  opened.hasBegun ? showTime(parts, opened, fields, request, reply) : sendTimes(parts, opened, reply);

const showCancel: Handler = async (parts, opened, fields, request, reply) => {
  const { booking, hasBegun, page } = opened;
  if (!booking || hasBegun) return showTime(parts, opened, fields, request, reply);
  return send(reply, await cancelPage(page, booking));
};

/** Whether somebody presses buttons too often; counted together with the forms. */
async function limited(parts: BookingParts, request: FastifyRequest, language: string): Promise<Refusal | undefined> {
  const wait = await parts.secondsToWait(request);
  if (wait === undefined) return undefined;
  parts.refusals.count('too-many-requests');
  return { status: 429, notice: text(language, 'page.tryAgain'), wait };
}

const book: Handler = async (parts, opened, { start, language, zone }, request, reply) => {
  const { desk, metrics, networkHash, onStored } = parts;
  const { reference } = opened.request;
  const count = (result: BookingAnswer) => metrics.bookings.inc({ result });
  const tooMany = await limited(parts, request, language);
  if (tooMany) {
    count('limited');
    return sendTimes(parts, opened, reply, tooMany);
  }
  if (!start) return sendTimes(parts, opened, reply, { status: 422, notice: text(language, 'booking.missing') });
  let result;
  try {
    const sender = networkHash(request);
    result = await desk.take({ reference, startsAt: start, timeZone: zone || undefined, sender });
  } catch (error) {
    count('unavailable');
    request.log.error({ code: codeOf(error) }, 'A demo could not be booked.');
    const notice = text(language, 'page.tryAgain');
    return sendTimes(parts, opened, reply, { status: 503, notice, wait: retryAfterSeconds });
  }
  count(result.state === 'booked' && result.repeated ? 'repeated' : result.state);
  request.log.info({ reference, result: result.state }, 'A time was asked for.');
  if (result.state === 'closed') return sendInvalid(parts, language, reply);
  if (result.state === 'taken') {
    return sendTimes(parts, opened, reply, { status: 409, notice: text(language, 'booking.taken') });
  }
  if (!result.repeated) onStored();
  return reply.redirect(linkOf(opened.page), 303);
};

function linkOf({ token, language, timeZone }: BookingPage): string {
  return `${bookingEndpoints.time}?${new URLSearchParams({ token, language, zone: timeZone })}`;
}

const cancel: Handler = async (parts, opened, { language }, request, reply) => {
  const { desk, metrics, networkHash, onStored } = parts;
  const { booking, page } = opened;
  const { reference } = opened.request;
  const refuse = async ({ status, notice, wait }: Required<Refusal>) =>
    send(reply.code(status).header('Retry-After', wait), await cancelPage(page, booking!, notice));
  const tooMany = await limited(parts, request, language);
  if (tooMany && booking) return refuse(tooMany as Required<Refusal>);
  try {
    if (!(await desk.cancel({ reference, sender: networkHash(request) }))) {
      return await sendInvalid(parts, language, reply);
    }
  } catch (error) {
    metrics.bookings.inc({ result: 'unavailable' });
    request.log.error({ code: codeOf(error) }, 'A demo could not be cancelled.');
    if (!booking) throw error;
    return refuse({ status: 503, notice: text(language, 'page.tryAgain'), wait: retryAfterSeconds });
  }
  metrics.bookings.inc({ result: 'cancelled' });
  request.log.info({ reference }, 'A demo was cancelled.');
  onStored();
  return reply.redirect(localizePath(bookingPages.cancelled, language), 303);
};
