import type { FastifyRequest } from 'fastify';

import { localizePath } from '../../src/domain/locales.ts';
import { bookingEndpoints, bookingPages } from '../../src/domain/schemas/booking-routes.ts';
import { codeOf } from '../errors/error-code.ts';
import type { BookingAnswer } from '../monitoring/metrics.ts';
import { cancelPage, type BookingPage } from '../pages/booking-pages.ts';
import { text } from '../texts/texts.ts';
import { sendInvalid, sendPage, type BookingParts, type Handler } from './booking-request.ts';
import { retryAfterSeconds } from './problem.ts';
import { sendTimes, type Refusal } from './show-booking.ts';

/** Whether somebody presses buttons too often; counted together with the forms. */
async function limited(parts: BookingParts, request: FastifyRequest, language: string): Promise<Refusal | undefined> {
  const wait = await parts.secondsToWait(request);
  if (wait === undefined) return undefined;
  parts.refusals.count('too-many-requests');
  return { status: 429, notice: text(language, 'page.tryAgain'), wait };
}

/** Books the chosen time, or moves the demo there. */
export const book: Handler = async (parts, opened, { start, language, zone }, request, reply) => {
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

/** Cancels the demo. */
export const cancel: Handler = async (parts, opened, { language }, request, reply) => {
  const { desk, metrics, networkHash, onStored } = parts;
  const { booking, page } = opened;
  const { reference } = opened.request;
  const refuse = async ({ status, notice, wait }: Required<Refusal>) =>
    sendPage(reply.code(status).header('Retry-After', wait), await cancelPage(page, booking!, notice));
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
