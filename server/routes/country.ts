import type { FastifyInstance } from 'fastify';

import { sendProblem } from '../problem.ts';

/**
 * The visitor's country as the CDN in front of this server says it in a header, for the detection of the language: an
 * address of our own can take the place of an outside service (data/language.json).
 * @param header its name, such as `CF-IPCountry`; without one the country is not known
 */
export function registerCountry(app: FastifyInstance, { header }: { header?: string }): void {
  app.get('/api/country', (request, reply) => {
    const said = header && request.headers[header.toLowerCase()];
    reply.header('Cache-Control', 'no-store');
    if (typeof said !== 'string' || !/^[a-z]{2}$/i.test(said)) return sendProblem(reply, 404, 'not-found');
    return reply.send({ country: said.toUpperCase() });
  });
}
