import path from 'node:path';
import * as z from 'zod';

import { company } from '../../src/domain/company.ts';
import { isEmailAddress } from '../../src/domain/schemas/email-address.ts';
import { ConfigError } from '../errors/config-error.ts';

function number(min: number, max: number) {
  return (
    z
      .string()
      // Number() alone would read a space as 0 and take '0x50' and '1e3'.
      .refine(
        (value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max,
        `must be a whole number from ${min} to ${max}`,
      )
      .transform(Number)
  );
}

const url = (schemes: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
      `must be an address such as ${example}`,
    );

const origin = url(['http:', 'https:'], 'https://www.example.com').transform((value) => new URL(value).origin);
const address = z.string().refine(isEmailAddress, 'must be one e-mail address');
const port = number(0, 65535);

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('var'),
    SITE_DIR: z.string().default('build'),
    SITE_URL: origin.optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional(),
    MAIL_FROM: address.default(company.email),
    SALES_ADDRESS: address.default(company.email),
    WEBHOOK_URL: url(['https:', 'http:'], 'https://crm.example.com/hook').optional(),
    WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_[A-Za-z0-9+/=]{32,}$/, 'must be whsec_ and at least 24 random bytes in base64')
      .optional(),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header, such as CF-IPCountry')
      .optional(),
    BEHIND_TLS: z.enum(['true', 'false'], 'must be true or false').default('false'),
    TRUSTED_PROXIES: number(0, 10).default(0),
    LIMIT_PER_ADDRESS: number(1, 1e9).default(20),
    LIMIT_TOTAL: number(1, 1e9).default(600),
    METRICS_PORT: port.optional(),
    LOG_LEVEL: z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
      .default('warn'),
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => !WEBHOOK_URL === !WEBHOOK_SECRET, {
    path: ['WEBHOOK_SECRET'],
    error: 'and WEBHOOK_URL must be set together',
  });

/** How many form submissions are accepted. */
export interface Limits {
  /** From one address within ten minutes. */
  perAddress: number;
  /** From everybody together within a minute. */
  total: number;
}

/** A CRM that receives each submission. */
export interface Webhook {
  url: string;
  /** `whsec_` and the key in base64, as standardwebhooks.com defines it. */
  secret: string;
}

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute path of the folder for the SQLite file, and for mails when there is no SMTP server. */
  dataDir: string;
  /** Absolute path of the SQLite file; not used with a databaseUrl. */
  databaseFile: string;
  /** PostgreSQL */
  databaseUrl: string | undefined;
  /** Absolute path of the built site. */
  siteDir: string;
  /** Origin under which visitors see the site; undefined when that is this server's own. */
  siteUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  salesAddress: string;
  webhook: Webhook | undefined;
  /** Header in which the CDN in front says the visitor's country. */
  countryHeader: string | undefined;
  isBehindTls: boolean;
  /** How many proxies stand between visitors and this server. */
  trustedProxies: number;
  limits: Limits;
  /** On the loopback interface. */
  metricsPort: number | undefined;
  logLevel: string;
}

/** Settings that can hold a password: they are not repeated. */
const secrets = /_URL$|_SECRET$/;

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError with a sentence for each fault
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path: [name], message }) => {
      const value = secrets.test(String(name)) ? '' : `; it is "${given[String(name)]}"`;
      return `${String(name)} ${message}${value}. Change or unset it.`;
    });
    throw new ConfigError(faults.join('\n'));
  }
  const settings = result.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir,
    databaseFile: path.join(dataDir, 'requests.sqlite'),
    databaseUrl: settings.DATABASE_URL,
    siteDir: path.resolve(settings.SITE_DIR),
    siteUrl: settings.SITE_URL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    salesAddress: settings.SALES_ADDRESS,
    webhook:
      settings.WEBHOOK_URL && settings.WEBHOOK_SECRET
        ? { url: settings.WEBHOOK_URL, secret: settings.WEBHOOK_SECRET }
        : undefined,
    countryHeader: settings.COUNTRY_HEADER,
    isBehindTls: settings.BEHIND_TLS === 'true',
    trustedProxies: settings.TRUSTED_PROXIES,
    limits: { perAddress: settings.LIMIT_PER_ADDRESS, total: settings.LIMIT_TOTAL },
    metricsPort: settings.METRICS_PORT,
    logLevel: settings.LOG_LEVEL,
  };
}
