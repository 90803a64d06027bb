import * as z from 'zod';

import { isEmailAddress } from '../../src/domain/schemas/email-address.ts';
import { addressFault } from './address-setting.ts';
import { databaseAddressFault } from './database-address.ts';
import { isHost } from './hosts.ts';

/** A whole number. Number() alone would read a space as 0 and take '0x50' and '1e3'. */
export function number(min: number, max: number) {
  return z
    .string()
    .refine(
      (text) => /^(?:0|[1-9]\d{0,8})$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number);
}

/** @param faultOf says what is wrong with a text, in words that follow the name of the setting */
function checked(faultOf: (text: string) => string | undefined) {
  return z.string().check((context) => {
    const message = faultOf(context.value);
    if (message) context.issues.push({ code: 'custom', input: context.value, message });
  });
}

export const port = number(0, 65535);
export const truth = z.enum(['true', 'false'], 'must be true or false').default('false');
export const emailAddress = z.string().refine(isEmailAddress, 'must be one e-mail address');

/** Where to listen. */
export const host = z
  .string()
  .refine(
    (text) => isHost(text) && !text.startsWith('['),
    'must be the name or the IP address of this machine, without port',
  );

/** The shell expands ~, a file of settings does not. */
export const folder = checked((text) =>
  /^\s|\s$|\p{Cc}|^~|:\/\//u.test(text) ? 'must be the path of a folder, without ~ and spaces around it' : undefined,
);

export const siteAddress = checked((text) =>
  addressFault(text, { schemes: ['http:', 'https:'], example: 'https://www.example.com' }),
).transform((text) => new URL(text).origin);

export const databaseAddress = checked(databaseAddressFault);

export const smtpAddress = checked((text) =>
  addressFault(text, {
    schemes: ['smtp:', 'smtps:'],
    example: 'smtps://user:password@mail.example.com',
    credentials: true,
  }),
);

export const webhookAddress = checked((text) =>
  addressFault(text, {
    schemes: ['https:', 'http:'],
    example: 'https://crm.example.com/hook',
    path: true,
    query: true,
  }),
);

/** A key as standardwebhooks.com defines it. */
export const webhookSecret = z.string().refine((text) => {
  const [, base64 = ''] = /^whsec_(.*)$/s.exec(text) ?? [];
  const key = Buffer.from(base64, 'base64');
  return key.toString('base64') === base64 && key.length >= 24;
}, 'must be whsec_ and at least 24 random bytes in base64');
