import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

import { company } from '../../src/domain/company.ts';
import type { MailMessage } from './message.ts';

/** Sends a mail; the id makes its Message-ID, the same at each try. Throws what nodemailer throws. */
export type SendMail = (id: string, message: MailMessage) => Promise<void>;

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Anything but text in a header line could begin another one. */
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
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Sends mails through the SMTP server of a URL. Outside this machine only over TLS.
 * @param silenceMs a server that says nothing for as long is given up
 */
export function smtpTransport(url: string, from: string, silenceMs: number): SendMail {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !loopback.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    dnsTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return async (id, message) => {
    await transport.sendMail(compose(id, from, message));
  };
}

/** Writes mails as `.eml` files into a folder: what happens without an SMTP server. */
export function fileTransport(folder: string, from: string): SendMail {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (id, message) => {
    const { message: raw } = await transport.sendMail(compose(id, from, message));
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, `${id}.eml`);
    await writeFile(`${file}.tmp`, raw as Buffer);
    await rename(`${file}.tmp`, file);
  };
}
