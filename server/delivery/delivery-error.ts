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

/** Enhanced status codes (RFC 3463) that speak of us: our address, our protocol, our reputation or authentication. */
const aboutSender = /^5\d\d[ -]5\.(?:1\.[78]|5\.|7\.)/;

/**
 * Whether the peer refuses this mail permanently: its recipient or its content. What it refuses of us as sender, such as
 * our address or a missing password, can be mended, so it ends no mail.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (error instanceof DeliveryError) return error.isFinal;
  const {
    code,
    command,
    response,
    responseCode = 0,
  } = (error ?? {}) as {
    code?: unknown;
    command?: unknown;
    response?: unknown;
    responseCode?: number;
  };
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isKnown = code === 'EENVELOPE' || code === 'EMESSAGE';
  // 500 to 549 are about commands and authentication.
  return isKnown && isAboutMail && responseCode >= 550 && !aboutSender.test(String(response));
}
