import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startServer, type RunningServer } from '../../server/index';
import { exchange } from '../support/raw-client';
import { makeSite } from '../support/site-fixture';

const letters = 'abcdefghijklmnopqrstuvwxyz';
let siteDir: string;
let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  siteDir = makeSite();
  mkdirSync(path.join(siteDir, 'img'));
  writeFileSync(path.join(siteDir, 'img/letters.txt'), letters);
  writeFileSync(path.join(siteDir, 'img/letters.txt.br'), brotliCompressSync(letters));
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    SITE_URL: 'https://www.example.com',
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server.stop();
  for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a text as it is, and takes apart the one answer. */
async function ask(text: string): Promise<Answer> {
  const answer = await exchange(server.origin, text);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}

const request = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(
    `${method} ${target} HTTP/1.1\r\n${Object.entries({ Host: 'x', Connection: 'close', ...headers })
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

function expectProblem({ status, headers, body }: Answer, expected: number): void {
  expect(status).toBe(expected);
  expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(JSON.parse(body)).toMatchObject({ type: expect.stringMatching(/^\/problems\/[a-z-]+$/), status: expected });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
    date: expect.any(String),
  });
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(body).not.toMatch(/fastify|fst_|client error|exceeded|node|HPE_/i);
}

const post = 'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

// ASVS 5.0: 4.1.1, 16.5.1
test.each<[what: string, status: number, text: string]>([
  ['no HTTP', 400, 'hello\r\n\r\n'],
  ['an unheard-of method', 400, 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unheard-of version', 400, 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['a header without a name', 400, 'GET / HTTP/1.1\r\n: x\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['a length that is no number', 400, `${post}Content-Length: ten\r\n\r\n`],
  ['two lengths', 400, `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length beside chunks', 400, `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a chunk without a length', 400, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n`],
  ['half a header', 408, 'GET / HTTP/1.1\r\nHost: x\r\nX-'],
  ['half a body', 408, `${post}Content-Length: 20\r\n\r\n{"a`],
  ['headers of 20 KB', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
  ['an address of 100 KB', 431, `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'a chunk with 20 KB of extensions',
    413,
    `${post}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n`,
  ],
  ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n'],
  ['a tunnel', 405, 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'],
])('%s is answered with %i, as a problem with all headers', async (_what, status, text) => {
  expectProblem(await ask(text), status);
});

test('What a server may be asked is answered, and for no method with words of the framework', async () => {
  const options = await request('*', {}, 'OPTIONS');
  expect(options).toMatchObject({ status: 204, body: '', headers: { allow: 'GET, HEAD, POST' } });
  // QUERY is refused for lack of a body.
  for (const method of METHODS.filter((name) => !['GET', 'HEAD', 'CONNECT', 'QUERY'].includes(name))) {
    const answer = await request('/about', {}, method);
    expect([method, answer.status]).toEqual([method, 405]);
    expectProblem(answer, 405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  }
  expectProblem(await request('/about', { 'Content-Type': 'nonsense', 'Content-Length': '0' }, 'POST'), 415);
});

// RFC 9112 §3.2.2
test('An address with scheme and host is served like its path, and names the host', async () => {
  const [home, about, encoded] = await Promise.all(
    ['http://www.example.com', 'HTTP://www.example.com/about?x=1', 'http://www.example.com?x=1'].map((target) =>
      request(target, { Host: 'ignored.example' }),
    ),
  );
  expect(home).toMatchObject({ status: 200, body: '<title>home en</title>' });
  expect(about).toMatchObject({ status: 200, body: '<title>about en</title>' });
  expect(encoded).toMatchObject({ status: 200, body: '<title>home en</title>' });
  expect((await request('http://www.example.com/about/')).headers.location).toBe('/about');
  expect((await request('http://www.example.com/%E0%A4%A')).status).toBe(404);
  const submission =
    'POST http://own.example/api/demo-requests HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n';
  const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
  expect((await ask(`${submission}Origin: http://own.example\r\n${body}`)).status).toBe(422);
  expect((await ask(`${submission}Origin: http://elsewhere.example\r\n${body}`)).status).toBe(403);
});

test.each([
  '/',
  '/about',
  '/about/',
  '/nope',
  '/404',
  '/img/letters.txt',
  '/healthz',
  '/readyz',
  '/api/nope',
  '/api/openapi.json',
  '/api/country',
  '/api/form-token',
  '/api/demo-requests',
])('%s: HEAD answers like GET, without the body', async (target) => {
  const [get, head] = await Promise.all(
    ['GET', 'HEAD'].map(async (method) => {
      const { headers, ...answer } = await request(target, { Range: 'bytes=9-', 'Accept-Encoding': 'br' }, method);
      delete headers.date;
      return { ...answer, headers };
    }),
  );
  expect(head!.body).toBe('');
  // A range is for GET alone.
  const whole = get!.status === 206 ? await request(target, { 'Accept-Encoding': 'br' }) : get!;
  delete whole.headers.date;
  if (whole.headers['content-length'] === '0') delete whole.headers['content-length'];
  expect(head).toEqual({ ...whole, body: '' });
});

const inBrotli = brotliCompressSync(letters).toString('latin1');

// RFC 9110 §14
test.each<[range: string, status: number, expected?: string]>([
  ['bytes=0-3', 206, 'abcd'],
  ['bytes=23-', 206, 'xyz'],
  ['bytes=-2', 206, 'yz'],
  ['bytes=20-999', 206, 'uvwxyz'],
  ['bytes=-999', 206, letters],
  ['BYTES=0-0', 206, 'a'],
  ['bytes=0-3,', 200, letters],
  ['bytes=26-', 416],
  ['bytes=-0', 416],
  ['bytes=3-1', 200, letters],
  ['bytes=a-b', 200, letters],
  ['bytes=0-1,5-6', 200, letters],
  ['bytes=0-1, 0-1, 0-1, 0-1', 200, letters],
  ['lines=0-3', 200, letters],
  ['', 200, letters],
])('The range "%s" is answered with %i', async (range, status, expected = '') => {
  const answer = await request('/img/letters.txt', { Range: range });
  if (status === 416) {
    expectProblem(answer, 416);
    expect(answer.headers['content-range']).toBe('bytes */26');
    return;
  }
  expect([answer.status, answer.body]).toEqual([status, expected]);
  expect(answer.headers['content-length']).toBe(String(expected.length));
  const start = letters.indexOf(expected);
  const contentRange = status === 206 ? `bytes ${start}-${start + expected.length - 1}/26` : undefined;
  expect(answer.headers['content-range']).toBe(contentRange);
});

test('Ranges of a compressed file are ranges of what is sent', async () => {
  const answer = await request('/img/letters.txt', { Range: 'bytes=2-5', 'Accept-Encoding': 'br' });
  expect(answer).toMatchObject({
    status: 206,
    body: inBrotli.slice(2, 6),
    headers: { 'content-encoding': 'br', 'content-range': `bytes 2-5/${inBrotli.length}` },
  });
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
});

// RFC 9110 §13.1.5: only what proves that the file is the same, byte by byte, makes a range of it.
test('A range that is asked for if the file has not changed is sent only if that is certain', async () => {
  const whole = await request('/img/letters.txt');
  const changed = statSync(path.join(siteDir, 'img/letters.txt')).mtime;
  const ranged = (ifRange: string) => request('/img/letters.txt', { Range: 'bytes=0-3', 'If-Range': ifRange });
  expect((await ranged(whole.headers['last-modified']!)).status).toBe(206);
  for (const stale of [
    whole.headers.etag!,
    whole.headers.etag!.replace('W/', ''),
    '"other"',
    'nonsense',
    new Date(changed.getTime() - 60_000).toUTCString(),
    new Date(changed.getTime() + 60_000).toUTCString(),
  ]) {
    expect(await ranged(stale)).toMatchObject({ status: 200, body: letters });
  }
});

test('Neither a range nor a condition turns a page that is not there into one that is', async () => {
  const whole = await request('/nope');
  for (const headers of [{ Range: 'bytes=0-3' }, { 'If-None-Match': '*' }, { 'If-Match': '"x"' }] as Record<
    string,
    string
  >[]) {
    expect(await request('/nope', headers)).toMatchObject({ status: 404, body: whole.body });
  }
});

test('A condition that does not hold is answered with 412', async () => {
  expectProblem(await request('/about', { 'If-Match': '"other"' }), 412);
});
