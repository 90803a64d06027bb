import { existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from '../errors/config-error.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';

/** Makes sure that a file, or the names in a folder, are on disk. */
async function flush(file: string, flags: string): Promise<void> {
  const handle = await open(file, flags);
  await handle.sync();
  await handle.close();
}

/**
 * Makes a new file, which appears under its name only when it is whole, checked and on disk; else nothing is left.
 * @param write fills an empty file, which only this user can read
 * @param check throws when it is not good
 * @returns what `check` returns
 * @throws ConfigError when there is a file already
 */
export async function makeNewFile<Result>(
  file: string,
  write: (partial: string) => Promise<unknown> | unknown,
  check: (partial: string) => Promise<Result> | Result,
): Promise<Result> {
  const requireNew = () => {
    if (existsSync(file)) throw new ConfigError(`${file} exists already; name a new file.`);
  };
  requireNew();
  const folder = path.dirname(path.resolve(file));
  const partial = `${file}.partial`;
  const removePartial = () => ['', '-journal', '-wal', '-shm'].forEach((end) => rmSync(partial + end, { force: true }));
  try {
    makePrivateFolder(folder);
    // One may be left of an attempt that was killed.
    removePartial();
    makePrivateFile(partial);
    await write(partial);
    const result = await check(partial);
    await flush(partial, 'r+');
    requireNew();
    await rename(partial, file);
    await flush(folder, 'r');
    return result;
  } catch (error) {
    removePartial();
    const { code, message } = error as NodeJS.ErrnoException;
    // EACCES, ENOSPC and their like name the file.
    if (code?.startsWith('E') && !code.startsWith('ERR_')) throw new ConfigError(`${message}.`);
    throw error;
  }
}
