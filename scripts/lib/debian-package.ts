import { execFileSync } from 'node:child_process';

/** Installs a package where that is possible without asking (root, or sudo without a password); what fails is told by what is missing then. */
export function installDebianPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = '', ...args] = [
    ...sudo,
    'sh',
    '-c',
    `apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends ${name}`,
  ];
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch {
    // apt has said why.
  }
}
