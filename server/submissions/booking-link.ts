import { bookingEndpoints, bookingFields } from '../../src/domain/schemas/booking-routes.ts';
import { bookingToken } from './booking-token.ts';

/**
 * The address under which a demo's time is chosen, moved or cancelled, without the site's origin. Opening it changes
 * nothing, since mail scanners open links too.
 */
export function bookingPath(
  secret: string,
  { reference, language }: { reference: string; language: string },
  to: keyof typeof bookingEndpoints = 'time',
): string {
  const query = new URLSearchParams({
    [bookingFields.token]: bookingToken(secret, reference),
    [bookingFields.language]: language,
  });
  return `${bookingEndpoints[to]}?${query}`;
}
