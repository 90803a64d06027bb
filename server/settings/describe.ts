import path from 'node:path';

import type { Config } from './config.ts';

/** Folder of the mails that are written as files when there is no SMTP server. */
export function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'mail');
}

/** The database in words, without user and password. */
export function describeStorage({ databaseUrl, databaseFile }: Config): string {
  if (!databaseUrl) return databaseFile;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${host}${pathname}`;
}

/** Where mails go, in words, without user and password. */
export function describeMail(config: Config): string {
  return config.smtpUrl
    ? `the SMTP server ${new URL(config.smtpUrl).host}`
    : `files in ${mailFolder(config)} (SMTP_URL is not set)`;
}
