import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { installDebianPackage } from './debian-package.ts';
import { postgresClientsBin } from './postgres.ts';
import { StepFailedError } from './run.ts';

/** Debian's place for servers is outside the PATH of most users. */
const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];

/** Full name of an installed program. */
export const programPath = (name: string): string | undefined =>
  folders.map((folder) => path.join(folder, name)).find(existsSync);

/** Mounts that only this process and its children see: root has them at once, others as root of a user namespace. */
export const privateMounts = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];

const canMount = () =>
  spawnSync('unshare', [...privateMounts, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0;

/** What tests need of a Linux machine: whether it is there, and the Debian package that brings it. */
const systemParts = {
  nginx: { debianPackage: 'nginx', isThere: () => Boolean(programPath('nginx')) },
  openssl: { debianPackage: 'openssl', isThere: () => Boolean(programPath('openssl')) },
  strace: { debianPackage: 'strace', isThere: () => Boolean(programPath('strace')) },
  'systemd-analyze': { debianPackage: 'systemd', isThere: () => Boolean(programPath('systemd-analyze')) },
  pg_dump: { debianPackage: 'postgresql', isThere: () => Boolean(postgresClientsBin()) },
  java: { debianPackage: 'default-jre-headless', isThere: () => Boolean(programPath('java')) },
  'private mounts': { debianPackage: 'util-linux', isThere: canMount },
};
export type SystemPart = keyof typeof systemParts;

const isThere = (part: SystemPart) => process.platform === 'linux' && systemParts[part].isThere();

/** Which of the parts are not there; all parts are asked for without an argument. */
export function missingParts(parts = Object.keys(systemParts) as SystemPart[]): SystemPart[] {
  return parts.filter((part) => !isThere(part));
}

/**
 * Installs what is missing of the parts; of all without an argument.
 * @throws StepFailedError naming what could not be installed
 */
export function ensureSystemParts(parts?: SystemPart[]): void {
  for (const part of missingParts(parts)) installDebianPackage(systemParts[part].debianPackage);
  const missing = missingParts(parts).map((part) => `${part} (Debian: ${systemParts[part].debianPackage})`);
  if (missing.length > 0) throw new StepFailedError(`The tests lack ${missing.join(', ')}.`);
}
