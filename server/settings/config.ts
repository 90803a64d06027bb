import path from 'node:path';
import * as z from 'zod';

import { company } from '../../src/domain/company.ts';
import { ConfigError } from '../errors/config-error.ts';
import { isDatabaseProtected } from './database-address.ts';
import { isWebhookProtected } from './hosts.ts';
import { intendedSetting } from './unknown-names.ts';
import {
  databaseAddress,
  emailAddress,
  folder,
  host,
  number,
  port,
  siteAddress,
  smtpAddress,
  truth,
  webhookAddress,
  webhookSecret,
} from './values.ts';

const environmentSchema = z
  .object({
    PORT: port.default(3000),
    HOST: host.default('localhost'),
    DATA_DIR: folder.default('var'),
    SITE_DIR: folder.default('build'),
    SITE_URL: siteAddress.optional(),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_UNENCRYPTED: truth,
    SMTP_URL: smtpAddress.optional(),
    MAIL_FROM: emailAddress.default(company.email),
    SALES_ADDRESS: emailAddress.default(company.email),
    WEBHOOK_URL: webhookAddress.optional(),
    WEBHOOK_SECRET: webhookSecret.optional(),
    WEBHOOK_UNENCRYPTED: truth,
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header, such as CF-IPCountry')
      .optional(),
    BEHIND_TLS: truth,
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
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_UNENCRYPTED }) => isWebhookProtected(WEBHOOK_URL) || WEBHOOK_UNENCRYPTED === 'true', {
    path: ['WEBHOOK_URL'],
    error:
      'sends what visitors type over a network unencrypted: use https, or set WEBHOOK_UNENCRYPTED=true if that network is yours alone',
  })
  .refine(
    ({ DATABASE_URL, DATABASE_UNENCRYPTED }) =>
      !DATABASE_URL || isDatabaseProtected(DATABASE_URL) || DATABASE_UNENCRYPTED === 'true',
    {
      path: ['DATABASE_URL'],
      error:
        'sends what visitors type over a network unencrypted: add ?sslmode=verify-full, or set DATABASE_UNENCRYPTED=true if that network is yours alone',
    },
  )
  .refine(({ DATA_DIR, SITE_DIR }) => !isInside(path.resolve(DATA_DIR), path.resolve(SITE_DIR)), {
    path: ['DATA_DIR'],
    error: 'must not be in SITE_DIR, whose files everybody can read',
  })
  .refine(({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    error: 'must not be PORT',
  });

function isInside(file: string, directory: string): boolean {
  return `${file}${path.sep}`.startsWith(directory.endsWith(path.sep) ? directory : `${directory}${path.sep}`);
}

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
  const slips = Object.keys(given).flatMap((name) => {
    const intended = intendedSetting(name, Object.keys(environmentSchema.shape));
    return intended ? [`${name} is not a setting; it looks like ${intended}. Rename or unset it.`] : [];
  });
  if (slips.length > 0) throw new ConfigError(slips.join('\n'));
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
