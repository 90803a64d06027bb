import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { ConfigError } from '../errors/config-error.ts';
import { makeNewFile } from './new-file.ts';
import type { DatabaseSettings } from './open-database.ts';
import { copyReadableRows, type Salvaged } from './salvage-rows.ts';
import { checkIntegrity } from './sqlite-damage.ts';
import { openSqliteFile } from './sqlite-file.ts';

const headerSize = 100;
const pageSize = 4096;

/** Where SQLite's file format keeps what differs between two databases with the same tables. */
const pageCountAt = 28;
const freelistAt = 32;

function canReadSchema(file: string): boolean {
  try {
    const database = new DatabaseSync(file);
    try {
      return database.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'submissions'`).all().length > 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

/**
 * Puts the beginning of an empty database of ours in the place of a torn one: both have the same tables at the same
 * pages, unless the torn one had been vacuumed.
 * @param size how many bytes
 */
function replaceBeginning(file: string, empty: Buffer, size: number): void {
  const bytes = readFileSync(file);
  empty.copy(bytes, 0, 0, size);
  bytes.writeUInt32BE(Math.ceil(bytes.length / pageSize), pageCountAt);
  bytes.fill(0, freelistAt, freelistAt + 8);
  writeFileSync(file, bytes);
}

/** Makes a copy of a torn database readable as far as possible. */
function mendBeginning(torn: string): void {
  // A page that is missing at the end is better than none that can be read.
  const { size } = statSync(torn);
  const claimed = readFileSync(torn).readUInt32BE(pageCountAt) * pageSize;
  if (size < claimed && claimed < size * 1000) truncateSync(torn, claimed);
  if (canReadSchema(torn)) return;
  const emptyFile = `${torn}-empty`;
  openSqliteFile(emptyFile).close();
  const empty = readFileSync(emptyFile);
  for (const beginning of [headerSize, pageSize]) {
    replaceBeginning(torn, empty, beginning);
    if (canReadSchema(torn)) return;
  }
}

/**
 * Saves what can be read of a damaged SQLite file into a new file, which can be restored like a back-up. The damaged
 * file stays as it is; the server is to be stopped.
 * @throws ConfigError with a sentence for the operator
 */
export async function salvage({ databaseUrl, databaseFile }: DatabaseSettings, file: string): Promise<Salvaged> {
  if (databaseUrl) throw new ConfigError('Only the SQLite file can be salvaged; PostgreSQL has tools of its own.');
  if (!existsSync(databaseFile) || statSync(databaseFile).size < headerSize) {
    throw new ConfigError(`${databaseFile} is missing or empty: there is nothing to salvage.`);
  }
  return makeNewFile(
    file,
    () => undefined,
    (partial) => {
      // Beside the new file, where there is room; only this user can read it.
      const folder = mkdtempSync(`${path.resolve(file)}.salvage-`);
      try {
        const torn = path.join(folder, 'torn');
        for (const end of ['', '-wal']) {
          if (existsSync(databaseFile + end)) copyFileSync(databaseFile + end, torn + end);
        }
        mendBeginning(torn);
        const saved = openSqliteFile(partial);
        try {
          const salvaged = copyReadableRows(torn, saved);
          checkIntegrity(saved, partial);
          return salvaged;
        } finally {
          saved.close();
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );
}
