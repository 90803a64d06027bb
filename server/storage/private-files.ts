import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

import { ConfigError } from '../errors/config-error.ts';
import type { Config } from '../settings/config.ts';
import { mailFolder } from '../settings/describe.ts';

const folderMode = 0o700;
const fileMode = 0o600;
const sticky = 0o1000;

/** Makes a folder, and those above it, that only the server's user can open; one that exists stays as it is. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderMode });
}

/**
 * Makes an empty file that only the server's user can read, whatever the umask.
 * @throws the system's error, EEXIST if there is one already
 */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', fileMode));
  chmodIfOurs(file, fileMode);
}

function chmodIfOurs(file: string, mode: number): void {
  const { uid, mode: current } = statSync(file);
  // A folder such as /tmp belongs to everybody; what another user owns cannot be changed.
  if (current & sticky || (process.getuid && uid !== process.getuid() && process.getuid() !== 0)) return;
  if ((current & 0o777) === mode) return;
  try {
    chmodSync(file, mode);
  } catch (error) {
    // Disks without modes, and those that are read-only.
    if (!['EPERM', 'ENOTSUP', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/** Takes other users' access to a file away, if it exists. */
export function protectFile(file: string): void {
  if (existsSync(file)) chmodIfOurs(file, fileMode);
}

/** Takes other users' access to a folder and to the files in it away, if it exists. */
export function protectFolder(folder: string, files: (name: string) => boolean = () => true): void {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  chmodIfOurs(folder, folderMode);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile() && files(entry.name)) protectFile(path.join(folder, entry.name));
  }
}

/**
 * @param what cannot be done otherwise, such as "Mails cannot be written"
 * @throws ConfigError when the user may not write there, or the disk is read-only
 */
export function requireWritable(file: string, what: string): void {
  orConfigError(file, what, () => accessSync(file, constants.W_OK));
}

function orConfigError(file: string, what: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code);
    throw new ConfigError(
      `${what} in ${file} (${code}): give it to the server's user, on a disk that is not read-only, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Makes a folder that can be written, and that only the server's user can open.
 * @throws ConfigError see requireWritable
 */
export function prepareFolder(folder: string, what: string): void {
  orConfigError(folder, what, () => makePrivateFolder(folder));
  requireWritable(folder, what);
}

/**
 * Makes the folder of mails that are written as files; sees that other users can read none of them.
 * @throws ConfigError see requireWritable
 */
export function prepareMailFolder(config: Pick<Config, 'dataDir'>): void {
  const folder = mailFolder(config);
  const what = 'SMTP_URL is not set, and mails cannot be written';
  prepareFolder(folder, what);
  orConfigError(folder, what, () => protectFolder(folder));
}
