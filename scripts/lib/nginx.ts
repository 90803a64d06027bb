import { existsSync } from 'node:fs';
import path from 'node:path';

import { installDebianPackage } from './debian-package.ts';
import { StepFailedError } from './run.ts';

/** An installed nginx: NGINX_PATH, Debian's place (outside the PATH of most users), or one of PATH. */
export function nginxPath(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return [process.env.NGINX_PATH, ...folders.map((folder) => path.join(folder, 'nginx'))].find(
    (file) => file && existsSync(file),
  );
}

/**
 * Installs nginx where there is none: tests put a real one in front of the server.
 * @throws StepFailedError saying what to do by hand
 */
export function ensureNginx(): void {
  if (nginxPath()) return;
  console.log('Installing nginx for the server tests…');
  installDebianPackage('nginx');
  if (!nginxPath()) {
    throw new StepFailedError('The server tests need nginx: install it, or set NGINX_PATH to where it is.');
  }
}
