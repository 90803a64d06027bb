// Runs on the machine's own Node before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? '.', '..');
const oldestNode = 20;

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(`This project needs Node.js ${oldestNode} or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

const lockHash = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const stampFile = path.join(root, 'node_modules/.installed-lock-hash');
const runtime = path.join(root, 'node_modules/.bin/node');
// What only the build needs may have been removed since (npm prune --omit=dev).
const builder = path.join(root, 'node_modules/.bin/docusaurus');
const installed =
  existsSync(stampFile) && existsSync(runtime) && existsSync(builder) && readFileSync(stampFile, 'utf8') === lockHash;

if (!installed) {
  console.log('Installing dependencies (once, a minute or two)…');
  // Not `npm ci`: it refuses the lock file when a binary for some other platform is not published in that version.
  // --include=dev: with NODE_ENV=production npm would leave out what the build needs.
  const install = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', install, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0) {
    console.error(
      `The dependencies could not be installed${error ? `: ${error.message}` : ''}. npm's message above says why.`,
    );
    process.exit(1);
  }
  const { stdout } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith('v24.')) {
    console.error(
      'The dependencies are installed, but Node.js 24, which comes with them, does not run on this machine.',
    );
    process.exit(1);
  }
  writeFileSync(stampFile, lockHash);
}
