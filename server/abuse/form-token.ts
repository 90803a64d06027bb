import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older token says nothing about how fast a form was filled in. */
const maxAgeMs = 24 * 3_600_000;

const sign = (secret: string, issuedAt: string) => createHmac('sha256', secret).update(issuedAt).digest('base64url');

/** A signed time: when somebody began to fill in a form. */
export function issueFormToken(secret: string): string {
  const issuedAt = String(Date.now());
  return `${issuedAt}.${sign(secret, issuedAt)}`;
}

/**
 * Milliseconds since a token was issued; undefined if it is missing, too old or not ours. One from a time to come was
 * issued before the clock was turned back: a script has fetched it, so it counts as old enough.
 */
export function formTokenAge(secret: string, token: unknown): number | undefined {
  if (typeof token !== 'string') return undefined;
  const [issuedAt = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, issuedAt));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const age = Date.now() - Number(issuedAt);
  if (age < 0) return maxAgeMs;
  return age <= maxAgeMs ? age : undefined;
}
