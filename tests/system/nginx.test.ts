import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { compressFolder } from '../../scripts/lib/compress.ts';
import { securePages } from '../../scripts/lib/secure-pages.ts';
import { startServer, type RunningServer } from '../../server/index.ts';
import {
  filePolicy,
  inlineHashesFile,
  securityHeaders,
  strictTransportSecurity,
  type InlineHashes,
} from '../../src/domain/security-headers.ts';
import { writeRedirects } from '../../src/plugins/static-host-rules.ts';
import { describeWith } from '../support/needs.ts';
import { startNginx, type Answer, type AskOptions, type Nginx } from '../support/nginx.ts';
import { startPostgres, type PostgresCluster } from '../support/postgres.ts';
import { makeSite, movedPages } from '../support/site-fixture.ts';

const folder = 'server/deploy';
const example = parseEnv(readFileSync(path.join(folder, 'site.env.example'), 'utf8')) as Record<string, string>;
const valid = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };

describeWith('nginx', 'openssl')('nginx', () => {
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
    await writeRedirects(siteDir, movedPages);
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
  });
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

  test.each(bothFronts)('%s: every answer carries each security header once', async (_name, nginx) => {
    const inline = JSON.parse(readFileSync(path.join(siteDir, inlineHashesFile), 'utf8')) as InlineHashes;
    expect(inline.scripts).not.toEqual([]);
    const headers: Record<string, string> = {
      ...securityHeaders(inline),
      'Strict-Transport-Security': strictTransportSecurity,
    };
    const answers = [
      await nginx().ask('/'),
      await nginx().ask('/sv/about'),
      await nginx().ask('/sv/about.html'),
      await nginx().ask('/sv/nope'),
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
    const file = await nginx().ask('/assets/js/main.12345678.js');
    expect(file.headerNames.filter((name) => name === 'content-security-policy')).toHaveLength(1);
    expect([filePolicy, headers['Content-Security-Policy']]).toContain(file.headers['content-security-policy']);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
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
    '/old',
    '/sv/old?x=1',
    '/downloads/old.pdf',
    '/.redirects.json',
    '/.redirects.nginx.conf',
    '/about.md',
    '/site.webmanifest',
    '/.well-known/security.txt',
  ])('%s: nginx answers from the static pages like the server', async (address) => {
    const [fromServer, fromFiles] = await Promise.all([front.ask(address), edge.ask(address)]);
    const told = ({ status, headers, body }: Answer) => ({
      status,
      location: headers.location,
      cacheControl: headers['cache-control'],
      robots: headers['x-robots-tag'],
      ...(status !== 308 && { type: headers['content-type']?.replace('application/java', 'text/java'), body }),
    });
    expect(told(fromFiles)).toEqual(told(fromServer));
    const isPublic = address.startsWith('/.well-known/');
    if (address.startsWith('/.')) expect(fromFiles.status).toBe(isPublic ? 200 : 404);
  });

  test.each([
    '//evil.example/',
    '//evil.example/a.html',
    '/en//evil.example/',
    '/\\evil.example/',
    '/a%0d%0aX-B:c.html',
  ])('%s leads to no other place and adds no header', async (address) => {
    for (const nginx of [front, edge]) {
      const { headers } = await nginx.ask(address);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      expect(headers).not.toHaveProperty('x-b');
    }
  });

  test.each(bothFronts)('%s: compressed pages are sent to those who take them', async (_name, nginx) => {
    const page = '/sv/long';
    const [plain, compressed] = [
      await nginx().ask(page),
      await nginx().ask(page, { headers: { 'Accept-Encoding': 'gzip' } }),
    ];
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    expect(compressed.body).toBe(plain.body);
  });

  test.each(bothFronts)('%s: forms of the own pages arrive, those of others do not', async (_name, nginx) => {
    const own = await post(nginx(), valid, { headers: { Origin: 'https://www.example.com' } });
    expect([own.status, JSON.parse(own.body)]).toEqual([
      201,
      expect.objectContaining({ reference: expect.any(String) }),
    ]);
    const native = await nginx().ask('/api/demo-requests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://www.example.com' },
      body: new URLSearchParams(valid).toString(),
    });
    expect([native.status, native.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/api\/demo-bookings\?token=.*&language=sv$/),
    ]);
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

  /** Sends the beginning of a submission and nothing more; resolves with the answer when the server has had enough. */
  function giveUpOnSlowVisitor(): Promise<string> {
    const socket = connect(Number(portOf(server)), 'localhost');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined);
    socket.write('POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 500\r\n\r\n{"name":"');
    return new Promise((resolve) => socket.once('close', () => resolve(answer)));
  }

  test('A visitor whose line is slower than the server waits for gets his request through', async () => {
    const whole = JSON.stringify({ ...valid, message: 'slow' });
    async function* inPieces() {
      yield whole.slice(0, 20);
      expect(await giveUpOnSlowVisitor()).toContain('408 Request Timeout');
      yield whole.slice(20);
    }
    for (const nginx of [front, edge]) expect((await nginx.ask('/api/form-token')).status).toBe(200);
    const answers = await Promise.all([front, edge].map((nginx) => post(nginx, valid, { body: inPieces() })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });

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
  });
});
