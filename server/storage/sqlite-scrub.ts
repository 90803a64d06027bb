import { readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

import { ConfigError } from '../errors/config-error.ts';
import { wait } from './wait.ts';

const chunkSize = 1024 * 1024;
const checkpointTries = 60;

/** Byte by byte: what is sought is changed in the same way. */
const lowerCase = (bytes: Buffer) => bytes.toString('latin1').toLowerCase();

/** Whether a file holds one of the texts, in upper or lower case. */
function holdsAny(descriptor: number, texts: string[]): boolean {
  const sought = texts.map((text) => lowerCase(Buffer.from(text)));
  const overlap = Math.max(0, ...sought.map(({ length }) => length - 1));
  const bytes = Buffer.alloc(chunkSize + overlap);
  for (let position = 0; ; position += chunkSize) {
    const length = readSync(descriptor, bytes, 0, bytes.length, position);
    if (length === 0) return false;
    const haystack = lowerCase(bytes.subarray(0, length));
    if (sought.some((text) => haystack.includes(text))) return true;
  }
}

/** Copies the log into the database and empties it; waits for those who are reading or writing. */
function emptyLog(database: DatabaseSync): void {
  for (let triesLeft = checkpointTries; ; triesLeft -= 1) {
    // Waits for as long as the busy timeout; then somebody else gets a turn.
    const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (!busy) return;
    if (triesLeft === 0)
      throw new ConfigError('Another program is reading the database without end; end it and erase again.');
    wait(100);
  }
}

/** Writes small tables anew. Where rows have been moved between pages, copies are left behind that nothing overwrites. */
function rewrite(database: DatabaseSync, tables: string[]): void {
  database.exec('PRAGMA temp_store = memory');
  for (const table of tables) {
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(`CREATE TEMP TABLE kept AS SELECT * FROM ${table}`);
      // Without a condition whole pages are freed, and overwritten with zeros.
      database.exec(`DELETE FROM main.${table}`);
      database.exec(`INSERT INTO main.${table} SELECT * FROM temp.kept`);
      database.exec('DROP TABLE temp.kept');
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}

/**
 * Sees to it that deleted texts are in none of the files of a database any more. Deleting has overwritten them where
 * they were; the costlier ways, which hold up those who write, are gone only while a search still finds them.
 * @param isThorough see Database
 * @returns whether they are still found, in rows that were not deleted
 * @throws ConfigError when another program prevents it; then it can be tried again
 */
export function scrub(
  database: DatabaseSync,
  descriptor: number,
  { texts, isThorough }: { texts: string[]; isThorough: boolean },
): boolean {
  const cheapWays = [() => undefined, () => rewrite(database, ['outbox', 'subscriptions'])];
  for (const way of [...(isThorough ? [] : cheapWays), () => database.exec('VACUUM')]) {
    way();
    emptyLog(database);
    if (!holdsAny(descriptor, texts)) return false;
  }
  return true;
}
