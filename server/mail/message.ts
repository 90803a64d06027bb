import type { Invitation } from './invitation.ts';

/** A mail before it is handed to a transport. Each address is one valid address; everything else is text. */
export interface MailMessage {
  /** Without a name: a name that a visitor typed could be read as another address. */
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  invitation?: Invitation;
}

/** Keeps mail programs from replying automatically (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };
