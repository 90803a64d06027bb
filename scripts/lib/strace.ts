import { existsSync } from 'node:fs';

import { installDebianPackage } from './debian-package.ts';
import { StepFailedError } from './run.ts';

export const stracePath = '/usr/bin/strace';

/**
 * Installs strace where there is none: a test counts with it how often the server asks the disk to write.
 * @throws StepFailedError saying what to do by hand
 */
export function ensureStrace(): void {
  if (existsSync(stracePath)) return;
  console.log('Installing strace for a server test…');
  installDebianPackage('strace');
  if (!existsSync(stracePath)) throw new StepFailedError('A server test needs strace: install it.');
}
