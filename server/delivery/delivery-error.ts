/** A delivery that did not succeed; its message is a code, never words of the peer, which may quote an address. */
export class DeliveryError extends Error {
  readonly deliveryCode: string;
  /** Trying again would end the same. */
  readonly isFinal: boolean;

  constructor(code: string, { isFinal = false } = {}) {
    super(code);
    this.deliveryCode = code;
    this.isFinal = isFinal;
  }
}

/** The peer refuses this mail for good (5xx to the recipient or the content, not to us as sender). */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof DeliveryError) return error.isFinal;
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
