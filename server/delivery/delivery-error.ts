/** A delivery that did not succeed; its message is a code, never the peer's text, which may quote an address. */
export class DeliveryError extends Error {
  readonly deliveryCode: string;
  /** Another attempt would fail as well. */
  readonly isFinal: boolean;

  constructor(code: string, { isFinal = false } = {}) {
    super(code);
    this.deliveryCode = code;
    this.isFinal = isFinal;
  }
}

/** Whether the peer refuses this mail permanently (5xx to the recipient or the content, not to us as sender). */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof DeliveryError) return error.isFinal;
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
