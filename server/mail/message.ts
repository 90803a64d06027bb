/** A mail before it is given to a transport. Addresses are single and valid, everything else is text. */
export interface MailMessage {
  /** Address; no name: one that a visitor typed could be taken for another address. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** Keeps mail programs from answering by themselves (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };
