import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ConfigError } from '../errors/config-error.ts';
import type { Database } from './database.ts';

/** The migrations for a kind of database in order: the first leads to version 1. */
export function readMigrations(kind: Database['kind']): string[] {
  const folder = path.join(import.meta.dirname, 'migrations', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * The migrations that a database of version `done` lacks. There is no way back to an older version.
 * @throws ConfigError when the database is newer than this server
 */
export function pendingMigrations(all: string[], done: number): string[] {
  if (done > all.length) {
    throw new ConfigError('The database was last used by a newer version of this server; start that version.');
  }
  return all.slice(done);
}
