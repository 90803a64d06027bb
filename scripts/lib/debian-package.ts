import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a package where that needs no question (root, on Debian and its relatives); elsewhere it does nothing. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name}…`);
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', name], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // apt has said why.
  }
}
