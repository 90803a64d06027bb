import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { compressFolder } from '../../scripts/lib/compress.ts';
import { securePages } from '../../scripts/lib/secure-pages.ts';
import { startServer, type RunningServer } from '../../server/index.ts';
import { readConfig } from '../../server/settings/config.ts';
import { defaultLocale, locales } from '../../src/domain/locales.ts';
import {
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../../src/domain/security-headers.ts';
import { startNginx, type Answer, type AskOptions, type Nginx } from '../support/nginx.ts';
import { startPostgres, type PostgresCluster } from '../support/postgres.ts';
import { makeSite } from '../support/site-fixture.ts';

const folder = 'server/deploy';
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const example = parseEnv(read('site.env.example')) as Record<string, string>;
const valid = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };

let siteDir: string;
let dataDir: string;
let postgres: PostgresCluster;
let server: RunningServer;
let instances: RunningServer[];
/** One machine. */
let front: Nginx;
/** Past it. */
let edge: Nginx;

const portOf = ({ origin }: RunningServer) => new URL(origin).port;

beforeAll(async () => {
  siteDir = makeSite();
  const long = `<title>long</title>${'text '.repeat(200)}<script>console.log(1)</script>`;
  for (const [file, content] of Object.entries({
    'sv/long.html': long,
    'fonts/f.1.woff2': 'font',
    'img/logo.svg': '<svg/>',
    'img/sprite.1.svg': '<svg/>',
    'captions/tour.vtt': 'WEBVTT',
    _headers: '',
  })) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), content);
  }
  securePages(siteDir);
  await compressFolder(siteDir);
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  const settings = {
    ...example,
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
  };
  postgres = await startPostgres();
  const shared = { ...settings, DATABASE_URL: await postgres.createDatabase(), LIMIT_PER_ADDRESS: '500' };
  server = await startServer({ ...settings, LIMIT_PER_ADDRESS: '12' });
  instances = [await startServer(shared), await startServer(shared)];
  const build = { '/srv/site/current/build': siteDir };
  front = await startNginx(`${folder}/nginx.conf`, { ...build, '127.0.0.1:3000': `127.0.0.1:${portOf(server)}` });
  edge = await startNginx(`${folder}/nginx-static.conf`, {
    ...build,
    '10.0.0.11:3000': `127.0.0.1:${portOf(instances[0]!)}`,
    '10.0.0.12:3000': `127.0.0.1:${portOf(instances[1]!)}`,
  });
}, 30_000);
afterAll(async () => {
  await Promise.all([front?.stop(), edge?.stop()]);
  await Promise.all([server?.stop(), ...(instances ?? []).map((instance) => instance.stop())]);
  postgres?.remove();
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

const bothFronts = [
  ['one machine', () => front],
  ['static pages', () => edge],
] as const;

function post(nginx: Nginx, payload: object, options: AskOptions = {}): Promise<Answer> {
  return nginx.ask('/api/demo-requests', {
    method: 'POST',
    body: JSON.stringify(payload),
    ...options,
    headers: { 'Content-Type': 'application/json', ...options.headers },
  });
}

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

// Elsewhere than on Linux with systemd there is nothing to ask.
const withSystemd = existsSync('/usr/bin/systemd-analyze') ? test : test.skip;

withSystemd('systemd understands the units, and finds the services well shut in', () => {
  const units = readdirSync(folder).filter((file) => /\.(?:service|timer)$/.test(file));
  expect(units).toHaveLength(3);
  const copies = mkdtempSync(path.join(tmpdir(), 'units-'));
  for (const file of units) writeFileSync(path.join(copies, file), unitHere(file));
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: copies, encoding: 'utf8' });
  expect(analyze('verify', ...units.map((file) => `./${file}`))).toMatchObject({ status: 0, stderr: '' });
  for (const service of units.filter((file) => file.endsWith('.service'))) {
    // 2.0 of 10, where 10 is a service that may do everything.
    expect(analyze('security', '--offline=true', '--threshold=20', `./${service}`).status).toBe(0);
  }
  rmSync(copies, { recursive: true });
});

test("The units' commands start the server and back it up with the example's settings, and the back-up restores", async () => {
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
    for (const place of [data!, backups!, drill!]) rmSync(place, { recursive: true });
  }
}, 20_000);

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

test.each(bothFronts)('%s: every answer carries each security header once', async (_name, nginx) => {
  const inline = JSON.parse(readFileSync(path.join(siteDir, inlineHashesFile), 'utf8')) as InlineHashes;
  expect(inline.scripts).toHaveLength(1);
  const headers = { ...securityHeaders(inline), 'Strict-Transport-Security': strictTransportSecurity };
  const answers = [
    await nginx().ask('/'),
    await nginx().ask('/sv/about'),
    await nginx().ask('/sv/about.html'),
    await nginx().ask('/sv/nope'),
    await nginx().ask('/assets/js/main.12345678.js'),
    await nginx().ask('/about', { method: 'POST' }),
    await nginx().ask('/%zz'),
    await nginx().ask('/api/nope'),
    await post(nginx(), valid, { headers: { Origin: 'https://evil.example' } }),
    await post(nginx(), { ...valid, message: 'x'.repeat(70_000) }),
  ];
  for (const { headerNames, headers: came } of answers) {
    for (const [name, value] of Object.entries(headers)) {
      expect(came[name.toLowerCase()]).toBe(value);
      expect(headerNames.filter((candidate) => candidate === name.toLowerCase())).toHaveLength(1);
    }
    expect(headerNames.filter((name) => name === 'cache-control').length).toBeLessThan(2);
    expect(came.server ?? 'nginx').toBe('nginx');
  }
});

test.each(bothFronts)('%s: plain HTTP leads to TLS', async (_name, nginx) => {
  const { status, headers } = await nginx().ask('/sv/about?x=1', { isPlain: true });
  expect([status, headers.location]).toEqual([308, 'https://www.example.com/sv/about?x=1']);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('The name without www leads to the one with it', async () => {
  const { status, headers } = await front.ask('/about', { host: 'example.com' });
  expect([status, headers.location]).toEqual([308, 'https://www.example.com/about']);
});

test.each([
  '/',
  '/sv',
  '/about',
  '/about?x=1',
  '/sv/about',
  '/demo',
  '/nope',
  '/sv/nope',
  '/sv/nope?x=1',
  '/xx/about',
  '/products/nope',
  '/sv/products/nope',
  '/404',
  '/sv/404',
  '/product-not-found',
  '/sv/product-not-found',
  '/assets',
  '/assets/js/gone.js',
  '/assets/js/main.12345678.js',
  '/fonts/f.1.woff2',
  '/img/logo.svg',
  '/img/sprite.1.svg',
  '/captions/tour.vtt',
  '/.fingerprint',
  '/.inline-hashes.json',
  '/.headers.nginx.conf',
  '/about.html',
  '/about/',
  '/sv/about.html?x=1',
  '/sv/',
  '/index',
  '/index.html',
  '/sv/index.html?a=1&b=2',
  '/en',
  '/en/',
  '/en/about',
  '/en//about',
])('%s: nginx answers from the static pages like the server', async (address) => {
  const [fromServer, fromFiles] = await Promise.all([front.ask(address), edge.ask(address)]);
  const told = ({ status, headers, body }: Answer) => ({
    status,
    location: headers.location,
    cacheControl: headers['cache-control'],
    ...(status !== 308 && { type: headers['content-type']?.replace('application/java', 'text/java'), body }),
  });
  expect(told(fromFiles)).toEqual(told(fromServer));
  if (address.startsWith('/.')) expect(fromFiles.status).toBe(404);
});

test.each(['//evil.example/', '//evil.example/a.html', '/en//evil.example/', '/\\evil.example/', '/a%0d%0aX-B:c.html'])(
  '%s leads to no other place and adds no header',
  async (address) => {
    for (const nginx of [front, edge]) {
      const { headers } = await nginx.ask(address);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('x-b');
    }
  },
);

test.each(bothFronts)('%s: compressed pages are sent to those who take them', async (_name, nginx) => {
  const page = '/sv/long';
  const [plain, compressed] = [
    await nginx().ask(page),
    await nginx().ask(page, { headers: { 'Accept-Encoding': 'gzip' } }),
  ];
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' });
  expect(compressed.headers.vary).toMatch(/accept-encoding/i);
  expect(compressed.body).toBe(plain.body);
});

test.each(bothFronts)('%s: forms of the own pages arrive, those of others do not', async (_name, nginx) => {
  const own = await post(nginx(), valid, { headers: { Origin: 'https://www.example.com' } });
  expect([own.status, JSON.parse(own.body)]).toEqual([201, expect.objectContaining({ reference: expect.any(String) })]);
  const native = await nginx().ask('/api/demo-requests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://www.example.com' },
    body: new URLSearchParams(valid).toString(),
  });
  expect([native.status, native.headers.location]).toEqual([303, expect.stringMatching(/^\/sv\/[a-z]/)]);
  expect((await post(nginx(), valid, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  expect((await post(nginx(), valid, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
});

test.each(bothFronts)('%s: a body over 64 KiB is refused in the words of the server', async (_name, nginx) => {
  const body = JSON.stringify({ ...valid, message: 'x'.repeat(66_000) });
  const direct = await fetch(`${server.origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const { status, headers, body: answer } = await post(nginx(), JSON.parse(body) as object);
  expect([status, JSON.parse(answer)]).toEqual([413, await direct.json()]);
  expect(headers['content-type']).toBe('application/problem+json');
});

test.each(bothFronts)('%s: metrics stay on the machine', async (_name, nginx) => {
  expect((await nginx().ask('/metrics')).status).toBe(404);
  expect(
    (
      await nginx()
        .ask('/metrics', { host: 'localhost' })
        .catch(() => ({ status: 404 }))
    ).status,
  ).toBe(404);
});

// The server ends connections that send for longer than four seconds.
test('A visitor on a slow line gets his request through', async () => {
  const whole = JSON.stringify({ ...valid, message: 'slow' });
  const pieces = Array.from({ length: 6 }, (_, index) =>
    whole.slice(index * 20, index === 5 ? undefined : index * 20 + 20),
  );
  for (const nginx of [front, edge]) expect((await nginx.ask('/api/form-token')).status).toBe(200);
  const answers = await Promise.all([front, edge].map((nginx) => post(nginx, valid, { body: pieces })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
}, 15_000);

test('Nobody dodges the limit of an address by saying he is another one', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 13; tries += 1) {
    const said = {
      'X-Forwarded-For': `203.0.113.${tries}`,
      'X-Real-IP': `203.0.113.${tries}`,
      Forwarded: `for=203.0.113.${tries}`,
    };
    statuses.push((await post(front, { ...valid, message: String(tries) }, { headers: said })).status);
  }
  expect(statuses).toContain(201);
  expect(statuses.at(-1)).toBe(429);
  expect((await post(front, valid, { localAddress: '127.0.0.2' })).status).toBe(201);
});

test('The logs say nothing of visitors', async () => {
  for (const nginx of [front, edge]) {
    await nginx.ask('/about?token=secret', {
      headers: { Referer: 'https://elsewhere.example', 'User-Agent': 'browser' },
    });
    await post(nginx, valid);
    while (!nginx.logged().includes('GET /about')) await new Promise(setImmediate);
    expect(nginx.logged()).not.toMatch(/127\.0\.0|secret|token=|elsewhere|browser|elbil/);
  }
});

test('While the server is being restarted, visitors are told to send once more', async () => {
  const gone = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
  await gone.stop();
  const nginx = await startNginx(`${folder}/nginx.conf`, {
    '/srv/site/current/build': siteDir,
    '127.0.0.1:3000': `127.0.0.1:${portOf(gone)}`,
  });
  const { status, headers, body } = await post(nginx, valid);
  await nginx.stop();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
  expect(headers).toHaveProperty('content-security-policy');
  expect(body).toContain('send once more');
});

test('A post over which an instance dies is taken by the other one', async () => {
  const dying = createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => dying.listen(0, '127.0.0.1', resolve));
  const nginx = await startNginx(`${folder}/nginx-static.conf`, {
    '/srv/site/current/build': siteDir,
    '10.0.0.11:3000': `127.0.0.1:${(dying.address() as AddressInfo).port}`,
    '10.0.0.12:3000': `127.0.0.1:${portOf(instances[1]!)}`,
  });
  let met = false;
  dying.once('connection', () => (met = true));
  const answers = [await post(nginx, valid), await post(nginx, valid)];
  await nginx.stop();
  dying.close();
  expect([met, ...answers.map(({ status }) => status)]).toEqual([true, 201, 201]);
});

test('Posts succeed on both instances, and on the one that is left while the other stops', async () => {
  const postsOf = async ({ metricsOrigin }: RunningServer) =>
    Number(/form_submissions_total\{.*"stored"\} (\d+)/.exec(await (await fetch(metricsOrigin!)).text())?.[1] ?? 0);
  const send = (key: string) => post(edge, { ...valid, message: key }, { headers: { 'Idempotency-Key': key } });

  const same = await Promise.all(Array.from({ length: 6 }, () => send('same')));
  expect(new Set(same.map(({ body }) => (JSON.parse(body) as { reference: string }).reference)).size).toBe(1);
  await Promise.all(Array.from({ length: 20 }, (_, index) => send(`before-${index}`)));
  expect(Math.min(...(await Promise.all(instances.map(postsOf))))).toBeGreaterThan(5);

  const [first, second] = instances as [RunningServer, RunningServer];
  const during = Array.from({ length: 40 }, (_, index) => send(`during-${index}`));
  instances = [second];
  await first.stop();
  const after = Array.from({ length: 20 }, (_, index) => send(`after-${index}`));
  const answers = await Promise.all([...during, ...after]);
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(201));
  expect(new Set(answers.map(({ body }) => (JSON.parse(body) as { reference: string }).reference)).size).toBe(60);
}, 15_000);
