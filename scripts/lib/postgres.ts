import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { installDebianPackage } from './debian-package.ts';
import { StepFailedError } from './run.ts';

/** Folder of PostgreSQL's programs: POSTGRES_BIN, Debian's places (newest first), or one of PATH. */
export function postgresBin(): string | undefined {
  const versioned = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => parseInt(b.split('/')[4]!) - parseInt(a.split('/')[4]!),
  );
  return [process.env.POSTGRES_BIN, ...versioned, ...(process.env.PATH ?? '').split(path.delimiter)].find(
    (folder) => folder && existsSync(path.join(folder, 'initdb')),
  );
}

/**
 * Installs PostgreSQL where there is none: tests store into a real one.
 * @throws StepFailedError saying what to do by hand
 */
export function ensurePostgres(): void {
  if (postgresBin()) return;
  console.log('Installing PostgreSQL for the server tests…');
  installDebianPackage('postgresql');
  if (!postgresBin()) {
    throw new StepFailedError('The server tests need PostgreSQL: install it, or set POSTGRES_BIN to its programs.');
  }
}
