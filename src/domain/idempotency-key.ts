/**
 * A key that says of a request which attempt it belongs to, like no other. Later ones are greater, so that the server's
 * index of keys grows at its end.
 */
export const newIdempotencyKey = (): string => `${Date.now().toString(36)}-${crypto.randomUUID()}`;
