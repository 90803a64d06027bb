import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import site from '../../data/site.json' with { type: 'json' };
import { startServer, type RunningServer } from '../../server/index.ts';
import { makeSite } from '../support/site-fixture.ts';

let siteDir: string;
let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  siteDir = makeSite();
  for (const file of ['sv/assets/css/a.1.css', 'fonts/f.1.woff2', 'img/logo.svg', 'blog/version-1.2.html']) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), file);
  }
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  server = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.stop();
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends the path as it is: fetch would tidy it up. */
function get(rawPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    request({ hostname, port, path: rawPath, headers, method }, (response) => {
      let body = '';
      response.setEncoding('latin1');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'home en'],
  ['/sv', 'home sv'],
  ['/about', 'about en'],
  ['/sv/about', 'about sv'],
  ['/about?x=1', 'about en'],
])('%s is the page "%s"', async (address, title) => {
  const { status, body, headers } = await get(address);
  expect({ status, body }).toEqual({ status: 200, body: `<title>${title}</title>` });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(headers.etag).toBeTruthy();
});

test.each([
  ['/nope', 'not found en'],
  ['/sv/nope', 'not found sv'],
  ['/products/nope', 'no such product en'],
  ['/sv/products/nope', 'no such product sv'],
  ['/xx/about', 'not found en'],
  ['/assets', 'not found en'],
  ['/404', 'not found en'],
  ['/sv/404', 'not found sv'],
  ['/sv/product-not-found', 'no such product sv'],
  ['/%E0%A4%A', 'not found en'],
  ['/sv/%ff?x=%ff', 'not found sv'],
  ['/assets/js/gone.js', 'not found en'],
])('%s is answered with 404 and the page "%s"', async (address, title) => {
  const { status, body, headers } = await get(address);
  expect({ status, body }).toEqual({ status: 404, body: `<title>${title}</title>` });
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about.html/', '/about'],
  ['/index', '/'],
  ['/sv/index', '/sv'],
  ['/index.html', '/'],
  ['/sv/', '/sv'],
  ['/sv/index.html?a=1&b=2', '/sv?a=1&b=2'],
  ['//about', '/about'],
])('%s leads to the one address %s for good', async (address, location) => {
  const answer = await get(address);
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toBe(location);
});

test.each([
  ['/old', '/about'],
  ['/old/', '/about'],
  ['/old.html?a=1', '/about?a=1'],
  ['/en/old', '/about'],
  ['/OLD', '/about'],
  ['/sv/old', '/sv/about'],
  ['/downloads/old.pdf', '/about'],
])('%s has moved to %s, and says so in one step', async (address, location) => {
  const { status, headers } = await get(address);
  expect([status, headers.location]).toEqual([308, location]);
  // Where it leads may change.
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect((await get(location)).status).toBe(200);
});

test.each([
  ['/about.md', 'text/markdown; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is sent as %s', async (address, type) => {
  const { status, headers } = await get(address);
  expect([status, String(headers['content-type']).toLowerCase()]).toEqual([200, type]);
});

test('Neither the text beside a page nor the host that only leads away is a result of a search', async () => {
  expect((await get('/about.md')).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/about', { Host: site.previewHost })).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/about')).headers).not.toHaveProperty('x-robots-tag');
});

test.each(['//evil.example/', '//evil.example/about', '/\\evil.example', '/%5Cevil.example/'])(
  '%s never leads to another origin',
  async (address) => {
    const { status, headers } = await get(address);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  },
);

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/../../x',
  '/.fingerprint',
  '/%00',
])('%s reaches nothing', async (address) => {
  const { status, body } = await get(address);
  expect(status).toBe(404);
  expect(body).toContain('not found');
});

test('Compressed files are sent to those who take them, and kept for good when their name has a hash', async () => {
  const plain = await get('/assets/js/main.12345678.js');
  const compressed = await get('/assets/js/main.12345678.js', { 'Accept-Encoding': 'gzip, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.vary).toMatch(/accept-encoding/i);
  expect(compressed.headers['content-type']).toContain('javascript');
  expect(compressed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/sv/assets/css/a.1.css', 'public, max-age=31536000, immutable'],
  ['/fonts/f.1.woff2', 'public, max-age=31536000, immutable'],
  ['/img/logo.svg', 'public, max-age=3600'],
  ['/blog/version-1.2', 'no-cache'],
])('%s is kept by caches as "%s"', async (address, cacheControl) => {
  const { status, headers } = await get(address);
  expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
});

test('A page that has not changed is not sent again', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
});

test('HEAD answers without a body, other methods are refused', async () => {
  expect(await get('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
  const { status, headers } = await get('/about', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('It says that it is well', async () => {
  expect(await get('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect(await get('/healthz', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});
