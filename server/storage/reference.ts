import { randomBytes } from 'node:crypto';

/** Crockford's base 32: without I, L, O and U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random reference that a visitor may quote, such as `7K3M-9QZT`. It may be taken already. */
export function newReference(): string {
  const characters = Array.from(randomBytes(8), (byte) => alphabet[byte & 31]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
