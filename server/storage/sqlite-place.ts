import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

import { damaged, goneFault } from './sqlite-damage.ts';
import { wait } from './wait.ts';

/** The files beside a SQLite file while it is open. */
export const besides = ['-wal', '-shm'];

/** Which file is at a path; undefined if none is. */
function identify(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Reads a database as it is in its file, without its log and locks.
 * @param read may throw the errors of SQLite
 */
export function readPlainFile<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  // Opening it as a plain file would drop the locks that this process holds on it, as soon as it is closed.
  const plain = new DatabaseSync(`${pathToFileURL(file).href}?immutable=1`, { readOnly: true });
  try {
    return read(plain);
  } finally {
    plain.close();
  }
}

/** What a start would complain of in a file: a torn header or a missing end; undefined if nothing. */
function fileFault(file: string): Error | undefined {
  // Another process may be copying its log into the file, whose header comes first.
  for (let triesLeft = 20; ; triesLeft -= 1) {
    try {
      readPlainFile(file, (plain) => plain.prepare('PRAGMA schema_version').get());
      return undefined;
    } catch (error) {
      if (triesLeft === 0) return damaged(file, (error as Error).message);
      wait(50);
    }
  }
}

/**
 * Remembers which files an open database consists of. SQLite goes on writing into files that have been deleted, moved
 * or replaced, where nobody would find anything after a restart.
 */
export function watchPlace(file: string) {
  const paths = ['', ...besides].map((suffix) => file + suffix);
  const identities = paths.map(identify);

  return {
    /** What is wrong with the files at their paths, for the operator; undefined if nothing is. */
    fault(): Error | undefined {
      const now = paths.map(identify);
      if (now.some((identity, index) => identity !== identities[index])) return goneFault(file);
      return fileFault(file);
    },

    /** Whether the log at its path belongs to another database: closing ours would delete it. */
    hasForeignLog(): boolean {
      const log = identify(paths[1]!);
      return log !== undefined && log !== identities[1];
    },
  };
}
