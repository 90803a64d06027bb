import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '../settings/config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { protectFolder } from './private-files.ts';
import { hasSqliteTables } from './sqlite-file.ts';
import { openSqlite } from './sqlite.ts';

/** Which database the settings name. */
export type DatabaseSettings = Pick<Config, 'databaseUrl' | 'databaseFile'>;

/**
 * Opens the database of the settings: PostgreSQL if there is a DATABASE_URL, else the SQLite file.
 * @param onIdleError called when an idle connection breaks
 * @throws ConfigError with a sentence for the operator
 */
export async function openDatabase(
  { databaseUrl, databaseFile }: DatabaseSettings,
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl, onIdleError);
  const { dir, base } = path.parse(databaseFile);
  protectFolder(dir, (name) => name.startsWith(base));
  return openSqlite(databaseFile);
}

/**
 * Whether a server has created the tables yet; looking creates nothing. PostgreSQL is not asked.
 * @throws ConfigError when the file cannot be read
 */
export function hasTables({ databaseUrl, databaseFile }: DatabaseSettings): boolean {
  return databaseUrl !== undefined || (existsSync(databaseFile) && hasSqliteTables(databaseFile));
}
