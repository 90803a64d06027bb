import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

let machine: string;
const at = (...names: string[]) => path.join(machine, ...names);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd, stdio: 'pipe' });

/** Merges a text into the main branch. */
function merge(text: string): void {
  writeFileSync(at('repository/page.mdx'), text);
  git(at('repository'), 'add', '-A');
  git(at('repository'), 'commit', '--quiet', '--no-gpg-sign', '-m', text);
}

/** Runs the script of docs/deploying.md on a machine whose other commands note that they ran. */
function build(npm: string) {
  const [, script = ''] = /```sh\n(#!\/bin\/sh\n# \/usr\/local\/sbin\/site-build[\s\S]*?)```/.exec(
    readFileSync('docs/deploying.md', 'utf8'),
  )!;
  writeFileSync(
    at('site-build'),
    script.replaceAll('/srv/site', at('site')).replaceAll('REPOSITORY', at('repository')),
  );
  const commands = { runuser: 'shift 3; exec "$@"', npm, systemctl: `echo "$@" >> ${at('log')}`, curl: '' };
  for (const [name, does] of Object.entries(commands))
    writeFileSync(at('bin', name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` };
  return spawnSync('sh', [at('site-build')], { env, encoding: 'utf8' });
}

beforeEach(() => {
  machine = mkdtempSync(path.join(tmpdir(), 'nightly-'));
  for (const folder of ['repository', 'bin', 'site/releases']) mkdirSync(at(folder), { recursive: true });
  git(at('repository'), 'init', '--quiet');
  merge('The first release.');
  git(machine, 'clone', '--quiet', at('repository'), at('site/releases/1'));
  symlinkSync('releases/1', at('site/current'));
  merge('What was merged since.');
});
afterEach(() => rmSync(machine, { recursive: true }));

test('The nightly build brings what has been merged since the last release, and backs up before it', () => {
  expect(build('')).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(at('site/current/page.mdx'), 'utf8')).toBe('What was merged since.');
  expect(readFileSync(at('log'), 'utf8')).toBe('start site-backup\nrestart site\nreload nginx\n');
});

test('A build that fails leaves the site as it is', () => {
  expect(build('exit 1').status).not.toBe(0);
  expect(readlinkSync(at('site/current'))).toBe('releases/1');
});
