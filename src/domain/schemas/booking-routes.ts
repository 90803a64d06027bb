/**
 * Where the links of a demo's time lead, and where its forms are sent: choosing a time or looking at it, moving it, and
 * cancelling it. Below `/api`, which reaches the server wherever pages are served from.
 */
export const bookingEndpoints = {
  time: '/api/demo-bookings',
  move: '/api/demo-bookings/move',
  cancel: '/api/demo-bookings/cancel',
} as const;

/** Pages that the server fills in or leads to, without language prefix. */
export const bookingPages = {
  /** The times to choose from. */
  choose: '/demo/time',
  booked: '/demo/booked',
  /** Asks whether it is to be cancelled. */
  cancel: '/demo/cancel',
  cancelled: '/demo/cancelled',
  /** For a link that is not complete, or whose demo is over. */
  invalid: '/demo/link-invalid',
} as const;

/** Fields of the forms on these pages, and parameters of the links. */
export const bookingFields = { token: 'token', language: 'language', zone: 'zone', start: 'start' } as const;
