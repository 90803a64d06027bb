/**
 * A unique key for one attempt to send a form: sent again with the same key, nothing is stored twice. Later keys sort
 * after earlier ones, so that the server's index grows at its end.
 */
export const newIdempotencyKey = (): string => `${Date.now().toString(36)}-${crypto.randomUUID()}`;
