import { spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let project: string;
const stamp = 'node_modules/.installed-lock-hash';
const at = (file: string) => path.join(project, file);

function write(file: string, text: string, mode = 0o644): void {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text, { mode });
}

/** Runs it with an npm that does what `script` says. */
function ensure(script: string) {
  write('bin/npm', `#!/bin/sh\n${script}\n`, 0o755);
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` };
  return spawnSync(process.execPath, [at('scripts/ensure-installed.mjs')], { cwd: project, env, encoding: 'utf8' });
}

const installs = 'mkdir -p node_modules/one && echo {} > node_modules/one/package.json';

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'install-'));
  mkdirSync(at('scripts'));
  copyFileSync('scripts/ensure-installed.mjs', at('scripts/ensure-installed.mjs'));
  const packages = { '': {}, 'node_modules/one': {}, 'node_modules/of-windows': { optional: true } };
  write('package-lock.json', JSON.stringify({ packages }));
  for (const name of ['node', 'docusaurus']) write(`node_modules/.bin/${name}`, '#!/bin/sh\necho v24.0.0\n', 0o755);
});
afterEach(() => rmSync(project, { recursive: true }));

test('A package that has gone missing is installed again, and nothing is installed twice', () => {
  expect(ensure(installs)).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing') });
  expect(ensure('exit 1')).toMatchObject({ status: 0, stdout: '' });
  rmSync(at('node_modules/one'), { recursive: true });
  expect(ensure(installs)).toMatchObject({ status: 0, stdout: expect.stringContaining('Installing') });
});

test('A package that cannot be installed is named with what to do', () => {
  expect(ensure('true')).toMatchObject({
    status: 1,
    stderr: 'node_modules/one is still missing. Remove the folder node_modules, then run the command again.\n',
  });
});

test('The stamp of another copy that shares files with this one stays as it is', () => {
  write('other/stamp', 'another lock file');
  linkSync(at('other/stamp'), at(stamp));
  expect(ensure(installs).status).toBe(0);
  expect(readFileSync(at('other/stamp'), 'utf8')).toBe('another lock file');
  expect(readFileSync(at(stamp), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
