import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { ConfigError } from '../errors/config-error.ts';
import { openDatabase, type DatabaseSettings } from './open-database.ts';

const execute = promisify(execFile);

async function runTool(tool: string, args: string[]): Promise<void> {
  try {
    await execute(tool, args);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new ConfigError(
      code === 'ENOENT'
        ? `${tool} is not installed; it comes with PostgreSQL's client programs (Debian: postgresql-client).`
        : `${tool} failed: ${stderr?.trim() ?? String(code)}`,
      { cause: error },
    );
  }
}

/** Makes sure that a file is on disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

async function countSubmissions(storage: DatabaseSettings): Promise<number> {
  const database = await openDatabase(storage);
  try {
    if (database.kind === 'sqlite') {
      const [{ integrity_check: verdict }] = (await database.query('PRAGMA integrity_check')) as [
        { integrity_check: string },
      ];
      if (verdict !== 'ok') throw new ConfigError(`The database is damaged: ${verdict}.`);
    }
    const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM submissions');
    return row!.count;
  } finally {
    await database.close();
  }
}

/**
 * Writes a back-up of everything into a new file, while the server runs, and checks it: for SQLite a copy of the
 * database, for PostgreSQL an archive of pg_dump.
 * @returns how many submissions it holds; undefined for PostgreSQL, whose archive is only listed
 * @throws ConfigError with a sentence for the operator
 */
export async function backUp(storage: DatabaseSettings, file: string): Promise<number | undefined> {
  if (existsSync(file)) throw new ConfigError(`${file} exists already; name a new file.`);
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  if (storage.databaseUrl) {
    await runTool('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${storage.databaseUrl}`]);
    await runTool('pg_restore', ['--list', file]);
    await flush(file);
    return undefined;
  }
  const database = await openDatabase(storage);
  try {
    await database.query('VACUUM INTO $1', [file]);
  } finally {
    await database.close();
  }
  await flush(file);
  return countSubmissions({ databaseUrl: undefined, databaseFile: file });
}

/**
 * Restores a back-up into an empty storage while the server is stopped.
 * @returns how many submissions are stored now
 * @throws ConfigError with a sentence for the operator
 */
export async function restore(storage: DatabaseSettings, file: string): Promise<number> {
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`);
  if (storage.databaseUrl) {
    await runTool('pg_restore', [
      '--no-owner',
      '--single-transaction',
      '--exit-on-error',
      `--dbname=${storage.databaseUrl}`,
      file,
    ]);
  } else {
    await mkdir(path.dirname(storage.databaseFile), { recursive: true });
    await copyFile(file, storage.databaseFile, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(
        error.code === 'EEXIST'
          ? `${storage.databaseFile} exists already; stop the server and move it away, with the files beside it.`
          : error.message,
      );
    });
    await flush(storage.databaseFile);
  }
  return countSubmissions(storage);
}
