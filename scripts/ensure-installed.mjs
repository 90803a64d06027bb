// Runs on the machine's own Node before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname ?? '.', '..');
const oldestNode = 20;

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < oldestNode)
  fail(`This project needs Node.js ${oldestNode} or newer to install itself; this is ${process.version}.`);

const lock = readFileSync(path.join(root, 'package-lock.json'));
const lockHash = createHash('sha256').update(lock).digest('hex');
const stampFile = path.join(root, 'node_modules/.installed-lock-hash');
const runtime = path.join(root, 'node_modules/.bin/node');
// What only the build needs may have been removed since (npm prune --omit=dev).
const builder = path.join(root, 'node_modules/.bin/docusaurus');

/** The first package of the lock file that is not there; those of other platforms need not be. */
function missingPackage() {
  const { packages } = JSON.parse(lock.toString());
  return Object.keys(packages).find(
    (place) => place !== '' && !packages[place].optional && !existsSync(path.join(root, place, 'package.json')),
  );
}

const installed =
  existsSync(stampFile) &&
  existsSync(runtime) &&
  existsSync(builder) &&
  readFileSync(stampFile, 'utf8') === lockHash &&
  missingPackage() === undefined;

if (!installed) {
  console.log('Installing dependencies (once, a minute or two)…');
  // Not `npm ci`: it refuses the lock file when a binary for some other platform is not published in that version.
  // --include=dev: with NODE_ENV=production npm would leave out what the build needs.
  const install = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', install, { cwd: root, stdio: 'inherit' });
  if (error || status !== 0)
    fail(`The dependencies could not be installed${error ? `: ${error.message}` : ''}. npm's message above says why.`);
  const missing = missingPackage();
  if (missing) fail(`${missing} is still missing. Remove the folder node_modules, then run the command again.`);
  const { stdout } = spawnSync(runtime, ['--version'], { encoding: 'utf8' });
  if (!stdout?.startsWith('v24.'))
    fail('The dependencies are installed, but Node.js 24, which comes with them, does not run on this machine.');
  // As a new file: one that is hard-linked from another copy of the project would vouch for that copy too.
  writeFileSync(`${stampFile}.new`, lockHash);
  renameSync(`${stampFile}.new`, stampFile);
}
