import type { FastifyRequest } from 'fastify';

/**
 * Whether a POST request comes from a page of this site. Browsers always say where a request comes from; a client that
 * does not is no browser whose user could be tricked into sending it.
 * @param siteUrl origin of the site, since a proxy may address this server by another name
 */
export function isOwnOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
