import type { DatabaseSync } from 'node:sqlite';

import { ConfigError } from '../errors/config-error.ts';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];
const busyCode = 5;
const fullCode = 13;

/**
 * An error that tells the operator about a database that cannot be used.
 * @param errstr the same in a few words that never change, for the log
 */
function fault(message: string, errstr: string): ConfigError {
  return Object.assign(new ConfigError(message), { errstr });
}

/** The files of a running server are not where they were. */
export function goneFault(file: string): ConfigError {
  return fault(
    `The database ${file} is gone: put it back or restore a back-up, and the server goes on by itself; only if it is lost for good, "npm run submissions -- create" makes an empty one.`,
    'database is gone',
  );
}

/** The file does not hold what it should. */
export function damaged(file: string, finding: string): ConfigError {
  return fault(
    `The database ${file} is damaged: ${finding.replace(/\.$/, '')}. Stop the server, then move the file and those beside it away and restore the newest back-up, or save what can be read with "npm run submissions -- salvage NEW-FILE".`,
    'database is damaged',
  );
}

/** An error that says what to do, if an error of SQLite means that the file is damaged. */
export function damageOf(error: unknown, file: string): ConfigError | undefined {
  const { errcode = 0, message } = error as { errcode?: number; message: string };
  return damageCodes.includes(errcode % 256) ? damaged(file, message) : undefined;
}

/** An error of SQLite with a sentence for the operator, if it is one that the operator can do something about. */
export function explain(error: unknown, file: string): ConfigError | undefined {
  const { errcode = 0, errstr = '' } = error as { errcode?: number; errstr?: string };
  if (errcode % 256 === busyCode) return fault(`The database ${file} is locked by another program; try again.`, errstr);
  if (errcode % 256 === fullCode) return fault(`The disk of ${file} is full; make room.`, errstr);
  return damageOf(error, file);
}

/**
 * What is wrong with a database, in the words of SQLite; undefined if nothing is. Reads all of it.
 * @param check the quick one does not compare indexes with their tables
 */
export function findDamage(database: DatabaseSync, check: 'quick_check' | 'integrity_check'): string | undefined {
  try {
    const row = database.prepare(`PRAGMA ${check}(1)`).get() as Record<typeof check, string>;
    // Lines such as "Tree 4 page 9 cell 2: …"; nothing of what is stored.
    return row[check] === 'ok' ? undefined : row[check].replace(/\s+/g, ' ');
  } catch (error) {
    const { errcode = 0, message } = error as { errcode?: number; message: string };
    if (damageCodes.includes(errcode % 256)) return message;
    throw error;
  }
}

/** @throws ConfigError with a sentence for the operator, when the database is damaged */
export function checkIntegrity(database: DatabaseSync, file: string): void {
  const finding = findDamage(database, 'quick_check');
  if (finding) throw damaged(file, finding);
}
