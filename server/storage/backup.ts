import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { ConfigError } from '../errors/config-error.ts';
import { pendingMigrations, readMigrations } from './migrations.ts';
import { makeNewFile } from './new-file.ts';
import { hasTables, openDatabase, type DatabaseSettings } from './open-database.ts';
import { findDamage } from './sqlite-damage.ts';
import { besides, readPlainFile } from './sqlite-place.ts';

const execute = promisify(execFile);

/** @returns what it prints */
async function runTool(tool: string, args: string[]): Promise<string> {
  try {
    return (await execute(tool, args, { maxBuffer: Infinity })).stdout;
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

/**
 * Checks a back-up of the SQLite file without changing it.
 * @returns how many submissions it holds
 * @throws ConfigError when it is damaged, or is not of this server
 */
function checkBackup(file: string): number {
  const foreign = new ConfigError(`${file} is no back-up: it does not hold the tables of this server.`);
  try {
    return readPlainFile(file, (database) => {
      const finding = findDamage(database, 'integrity_check');
      if (finding) throw new ConfigError(`${file} is no sound back-up: ${finding}.`);
      const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
      if (version === 0) throw foreign;
      pendingMigrations(readMigrations('sqlite'), version);
      return (database.prepare('SELECT count(*) AS count FROM submissions').get() as { count: number }).count;
    });
  } catch (error) {
    throw error instanceof ConfigError ? error : foreign;
  }
}

/** @throws ConfigError when an archive of pg_dump cannot be read, or is not of this server */
async function checkArchive(file: string): Promise<void> {
  if (/ TABLE DATA \S+ submissions /.test(await runTool('pg_restore', ['--list', file]))) return;
  throw new ConfigError(`${file} is no back-up: it does not hold the tables of this server.`);
}

/**
 * Writes a back-up of everything into a new file, while the server runs, and checks it: for SQLite a copy of the
 * database, for PostgreSQL an archive of pg_dump. What does not pass is not left behind.
 * @returns how many submissions it holds; undefined for PostgreSQL, whose archive is only listed
 * @throws ConfigError with a sentence for the operator
 */
export async function backUp(storage: DatabaseSettings, file: string): Promise<number | undefined> {
  const { databaseUrl, databaseFile } = storage;
  if (databaseUrl) {
    const dump = (partial: string) =>
      runTool('pg_dump', ['--format=custom', `--file=${partial}`, `--dbname=${databaseUrl}`]);
    return makeNewFile(file, dump, async (partial) => void (await checkArchive(partial)));
  }
  if (!hasTables(storage)) throw new ConfigError(`There is nothing to back up: ${databaseFile} holds no submissions.`);
  return makeNewFile(
    file,
    async (partial) => {
      const database = await openDatabase(storage);
      try {
        // A copy can be sound although pages of the original are not.
        await database.checkIntegrity();
        await database.query('VACUUM INTO $1', [partial]);
      } finally {
        await database.close();
      }
    },
    checkBackup,
  );
}

/**
 * Restores a back-up into an empty storage while the server is stopped. What does not pass is not left behind.
 * @returns how many submissions are stored now
 * @throws ConfigError with a sentence for the operator
 */
export async function restore(storage: DatabaseSettings, file: string): Promise<number> {
  const { databaseUrl, databaseFile } = storage;
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}.`);
  if (databaseUrl) {
    await checkArchive(file);
    const options = ['--no-owner', '--single-transaction', '--exit-on-error', `--dbname=${databaseUrl}`];
    await runTool('pg_restore', [...options, file]);
    return countSubmissions(storage);
  }
  // SQLite would write what is in a log of another database into the restored one.
  const inTheWay = ['', ...besides].map((end) => databaseFile + end).find(existsSync);
  if (inTheWay) {
    throw new ConfigError(`${inTheWay} exists already; stop the server and move it away, with the files beside it.`);
  }
  checkBackup(file);
  return makeNewFile(databaseFile, (partial) => copyFile(file, partial), checkBackup);
}

async function countSubmissions(storage: DatabaseSettings): Promise<number> {
  const database = await openDatabase(storage);
  try {
    const [row] = await database.query<{ count: number }>('SELECT count(*) AS count FROM submissions');
    return row!.count;
  } finally {
    await database.close();
  }
}
