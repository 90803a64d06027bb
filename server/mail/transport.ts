import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

import { company } from '../../src/domain/company.ts';
import type { Config } from '../settings/config.ts';
import { mailFolder } from '../settings/describe.ts';
import { isLoopback } from '../settings/hosts.ts';
import type { MailMessage } from './message.ts';

/**
 * Sends a mail; the id becomes its Message-ID, the same at each attempt. Throws the errors of nodemailer.
 * @param signal closes the connection
 */
export type SendMail = (id: string, message: MailMessage, signal: AbortSignal) => Promise<void>;

/** A control character in a header line could begin another header. */
const headerText = (value: string) => value.replace(/\p{Cc}+/gu, ' ').trim();

function compose(id: string, from: string, message: MailMessage): SendMailOptions {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // Objects, not strings: in a string, a comma would begin a second address.
  const single = (address: string) => ({ name: '', address: headerText(address) });
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: company.name, address: from },
    to: single(message.to),
    ...(message.replyTo && { replyTo: single(message.replyTo) }),
    subject: headerText(message.subject),
    text: message.text,
    html: message.html,
    headers: message.headers,
    // Beside the text, where Outlook and Gmail look for it, and as a file for those that do not.
    ...(message.invitation && { icalEvent: { ...message.invitation, filename: 'invitation.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends mails as the settings say: through an SMTP server, or into files.
 * @param silenceMs see smtpTransport
 */
export function createSendMail(config: Config, silenceMs: number): SendMail {
  const { smtpUrl, mailFrom } = config;
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom, silenceMs) : fileTransport(mailFolder(config), mailFrom);
}

/**
 * Sends mails through the SMTP server of a URL; to another machine only over TLS.
 * @param silenceMs the connection is closed when the server stays silent for as long
 */
function smtpTransport(url: string, from: string, silenceMs: number): SendMail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    dnsTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return async (id, message, signal) => {
    await transport.sendMail({ ...compose(id, from, message), signal });
  };
}

/** Writes mails as `.eml` files into a folder, for use without an SMTP server. */
function fileTransport(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (id, message) => {
    const { message: raw } = await transport.sendMail(compose(id, from, message));
    // Not those above it: if they are gone, so are the mails that were in it.
    await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const file = path.join(folder, `${id}.eml`);
    await writeFile(`${file}.tmp`, raw as Buffer, { mode: 0o600 });
    await rename(`${file}.tmp`, file);
  };
}
