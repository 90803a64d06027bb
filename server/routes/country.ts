import type { FastifyInstance } from 'fastify';

import { sendProblem } from './problem.ts';

/**
 * The visitor's country as the CDN in front of this server reports it in a header. Language detection can use this
 * instead of an outside service (data/language.json).
 * @param header its name, such as `CF-IPCountry`; without one the country is unknown
 */
export function registerCountry(app: FastifyInstance, { header }: { header?: string }): void {
  app.get('/api/country', (request, reply) => {
    const country = header && request.headers[header.toLowerCase()];
    reply.header('Cache-Control', 'no-store');
    if (typeof country !== 'string' || !/^[a-z]{2}$/i.test(country)) return sendProblem(reply, 404, 'not-found');
    return reply.send({ country: country.toUpperCase() });
  });
}
