import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the database that the settings name: PostgreSQL when there is a DATABASE_URL, else the SQLite file.
 * @param log told of connections that broke while idle
 * @throws ConfigError with a sentence for the operator
 */
export async function openDatabase(
  { databaseUrl, databaseFile }: Pick<Config, 'databaseUrl' | 'databaseFile'>,
  log: (error: Error) => void,
): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, log) : openSqlite(databaseFile);
}
