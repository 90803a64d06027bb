import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';

import { readConfig } from '../../server/settings/config.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import { makeSite } from '../support/site-fixture.ts';

const folder = 'server/deploy';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const example = parseEnv(read('site.env.example')) as Record<string, string>;
const valid = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };

test('The example names exactly the settings of the server, and the server takes it', () => {
  const settings = [...readFileSync('server/settings/config.ts', 'utf8').matchAll(/^ {4}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(15);
  expect([...read('site.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)).toEqual(settings);
  expect(readConfig(example)).toMatchObject({ port: 3000, isBehindTls: true, trustedProxies: 1 });
  // Each has its words.
  expect(read('site.env.example')).not.toMatch(/^[A-Z].*\n[A-Z]/m);
});

/** A unit with the places that only a server has replaced by this project's. */
const unitHere = (file: string) => read(file).replaceAll('/srv/site/current', process.cwd());

test("The units' commands start the server and back it up with the example's settings, and the back-up restores", async () => {
  const siteDir = makeSite();
  const [data, backups, drill] = ['data-', 'backups-', 'drill-'].map((name) => mkdtempSync(path.join(tmpdir(), name)));
  const env = {
    ...process.env,
    ...example,
    ...{ NODE_OPTIONS: '', PORT: '0', METRICS_PORT: '0', DATA_DIR: data!, SITE_DIR: siteDir },
  };
  // systemd's own signs doubled, else a command is written as for a shell.
  const command = (file: string, name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm')
      .exec(unitHere(file))![1]!
      .replaceAll('%%', '%')
      .replaceAll('$$', '$')
      .replaceAll('/var/lib/site-backups', backups!);
  const child = spawn('sh', ['-c', `exec ${command('site.service', 'ExecStart')}`], { env });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const [, address] = /Listening on (\S+)/.exec(output) ?? [];
        if (address) resolve(address);
      });
      child.stderr.on('data', (chunk) => (output += chunk));
      child.once('exit', () => reject(new Error(output)));
    });
    const { status } = await fetch(`${origin}/api/demo-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(valid),
    });
    expect(status).toBe(201);

    const old = path.join(backups!, 'submissions-old.backup');
    writeFileSync(old, '');
    utimesSync(old, 0, 0);
    for (const name of ['ExecStart', 'ExecStartPost']) {
      execFileSync('sh', ['-c', command('site-backup.service', name)], { env, stdio: 'pipe' });
    }
    const [backup = '', ...others] = readdirSync(backups!);
    expect([backup, others]).toEqual([expect.stringMatching(/^submissions-\d{4}-\d\d-\d\dT\d{6}Z\.backup$/), []]);
    const restored = execFileSync(
      'node_modules/.bin/node',
      ['server/cli/index.ts', 'restore', path.join(backups!, backup)],
      { env: { ...env, DATA_DIR: drill! }, encoding: 'utf8' },
    );
    expect(restored).toBe('Restored: 1 submissions.\n');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  } finally {
    child.kill('SIGKILL');
    for (const place of [siteDir, data!, backups!, drill!]) rmSync(place, { recursive: true });
  }
});

test('The page on running it names every file beside it', () => {
  const page = read('README.md');
  expect(readdirSync(folder).filter((file) => file !== 'README.md' && !page.includes(`\`${file}\``))).toEqual([]);
});

test('nginx knows the languages of the site', () => {
  const codes = locales.map(({ code }) => code).filter((code) => code !== defaultLocale);
  const lists = [...read('nginx-static.conf').matchAll(/\(\?<language>([^)]+)\)/g)].map(([, list]) => list);
  expect(lists).toEqual([codes.join('|'), codes.join('|')]);
  expect(read('nginx-static.conf')).toContain(`"^/${defaultLocale}(`);
});
