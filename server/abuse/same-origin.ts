import type { FastifyRequest } from 'fastify';

/**
 * Whether a post may come from where it says it comes from. Browsers say it by themselves; a program that says nothing
 * is no browser whose visitor could be tricked.
 * @param siteUrl origin of the site: proxies in front may ask this server under another name
 */
export function isOwnOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return origin === new URL(siteUrl).origin || (URL.canParse(origin) && new URL(origin).host === host);
}
