import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A reference that a visitor may quote, as ABCD-EFGH: two characters for the second, six by chance. What is stored
 * together thus has neighbouring places in the index, and a commit writes few of its pages. It may be taken already.
 */
export function newReference(): string {
  const second = Math.floor(Date.now() / 1000);
  const chance = randomInt(2 ** 30);
  const digits = [second >> 5, second, chance >> 25, chance >> 20, chance >> 15, chance >> 10, chance >> 5, chance];
  const characters = digits.map((digit) => alphabet[digit & 31]).join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
