import type { FastifyInstance } from 'fastify';

import { bookingEndpoints } from '../../src/domain/schemas/booking-routes.ts';
import { isOwnOrigin } from '../abuse/same-origin.ts';
import { readFields, withRequest, type BookingParts } from './booking-request.ts';
import { book, cancel } from './change-booking.ts';
import { sendProblem } from './problem.ts';
import { showCancel, showMove, showTime } from './show-booking.ts';

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
