import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits. */
const signatureLength = 22;

const sign = (secret: string, reference: string) =>
  createHmac('sha256', secret).update(`booking ${reference}`).digest('base64url').slice(0, signatureLength);

/** What lets somebody book, move and cancel the demo of a request: its reference, signed. It cannot be guessed. */
export function bookingToken(secret: string, reference: string): string {
  return `${reference}.${sign(secret, reference)}`;
}

/** The reference of a token; undefined if we have not signed it. */
export function referenceOf(secret: string, token: string): string | undefined {
  const [reference = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(secret, reference));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? reference : undefined;
}

/** Name of the key that signs them, in the table of secrets. */
export const bookingSecret = 'booking-links';
