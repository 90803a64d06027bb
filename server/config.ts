import path from 'node:path';
import * as z from 'zod';

/** A setting that is wrong; its message is for the operator and complete. */
export class ConfigError extends Error {}

const environmentSchema = z.object({
  PORT: z
    .string()
    .default('3000')
    // Number() alone would read a space as 0 and take '0x50' and '1e3'.
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65535, 'must be a whole number from 0 to 65535')
    .transform(Number),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('var'),
  SITE_DIR: z.string().default('build'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header, such as CF-IPCountry')
    .optional(),
  BEHIND_TLS: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug')
    .default('warn'),
});

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute path of the SQLite file. */
  databaseFile: string;
  /** Absolute path of the built site. */
  siteDir: string;
  /** Header in which the CDN in front says the visitor's country. */
  countryHeader: string | undefined;
  isBehindTls: boolean;
  logLevel: string;
}

/**
 * Reads the settings from the environment; an empty variable counts as not set.
 * @throws ConfigError with a sentence for each fault
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message}; it is "${given[String(name)]}". Change or unset it.`,
    );
    throw new ConfigError(faults.join('\n'));
  }
  const { PORT, HOST, DATA_DIR, SITE_DIR, COUNTRY_HEADER, BEHIND_TLS, LOG_LEVEL } = result.data;
  return {
    port: PORT,
    host: HOST,
    databaseFile: path.resolve(DATA_DIR, 'requests.sqlite'),
    siteDir: path.resolve(SITE_DIR),
    countryHeader: COUNTRY_HEADER,
    isBehindTls: BEHIND_TLS === 'true',
    logLevel: LOG_LEVEL,
  };
}
