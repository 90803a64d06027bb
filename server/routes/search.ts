import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { defaultLocale } from '../../src/domain/locales.ts';
import { localeCodes } from '../../src/domain/schemas/locale.ts';
import { longestQuery, queryField, searchEndpoint } from '../../src/domain/search/search-routes.ts';
import type { SecondsToWait } from '../abuse/limits.ts';
import type { Refusals } from '../monitoring/refusals.ts';
import { builtSearches } from '../pages/search-indexes.ts';
import { renderSearchPage } from '../pages/search-page.ts';
import { sendProblem } from './problem.ts';

interface SearchParts {
  siteDir: string;
  secondsToWait: SecondsToWait;
  refusals: Refusals;
}

/** Searches the site for browsers without script. What is searched for is neither stored nor logged. */
export function registerSearch(app: FastifyInstance, { siteDir, secondsToWait, refusals }: SearchParts): void {
  const searchOf = builtSearches(siteDir);

  async function sendSearch(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fields = request.query as { [queryField]?: unknown; language?: unknown };
    const typed = fields[queryField];
    const query = typeof typed === 'string' ? typed.trim().slice(0, longestQuery) : '';
    const { language: asked } = fields;
    const language = typeof asked === 'string' && localeCodes.includes(asked) ? asked : defaultLocale;
    const wait = query === '' ? undefined : await secondsToWait(request);
    if (wait !== undefined) {
      refusals.count('too-many-requests');
      reply.code(429).header('Retry-After', wait);
    }
    const found = wait !== undefined ? 'limited' : query === '' ? 'start' : (await searchOf(language)).find(query);
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(await renderSearchPage(siteDir, language, { query, found }));
  }

  app.get(searchEndpoint, sendSearch);
  app.route({
    method: app.supportedMethods.filter((method) => !['GET', 'HEAD'].includes(method)),
    url: searchEndpoint,
    handler: (_request, reply) => sendProblem(reply.header('Allow', 'GET, HEAD'), 405, 'method-not-allowed'),
  });
}
