import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ConfigError } from '../config.ts';
import type { Database } from './database.ts';

/** The migrations of a kind of database in their order: the first makes version 1. */
export function readMigrations(kind: Database['kind']): string[] {
  const folder = path.join(import.meta.dirname, 'migrations', kind);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Those that a database of version `done` has not seen. They only go forward.
 * @throws ConfigError when the database is newer than this server
 */
export function pendingMigrations(all: string[], done: number): string[] {
  if (done > all.length) {
    throw new ConfigError('The requests were last kept by a newer version of this server; start that version.');
  }
  return all.slice(done);
}
