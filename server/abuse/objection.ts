import type { FastifyRequest } from 'fastify';

/** Whether a visitor's browser says by itself that they object: Global Privacy Control, or the older Do Not Track. */
export function objectsToCounting({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}
