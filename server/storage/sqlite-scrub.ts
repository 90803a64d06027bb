import { closeSync, openSync, readSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

export function scrub(database: DatabaseSync, _file: string, _texts: string[]): void {
  database.exec('VACUUM');
  const { busy } = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
  if (busy) throw new Error('The log is being read; try again.');
}
void [closeSync, openSync, readSync];
