import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/app';
import { startServer } from '../../server/index';
import type { Database } from '../../server/storage/database';
import { openSqlite } from '../../server/storage/sqlite';
import { searchIndexesFile } from '../../src/domain/search/search-routes';
import { siteAndPostgres } from '../support/site-and-postgres';
import { makeSite } from '../support/site-fixture';

let siteDir: string;
let dataDir: string;
let database: Database;
let app: FastifyInstance;
let log: string;

beforeEach(async () => {
  siteDir = makeSite();
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  log = '';
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log += line.toString();
      done();
    },
  });
  const limits = { perAddress: 1000, total: 1000 };
  app = await buildApp({ database, siteDir, limits, logger: { level: 'trace', stream } });
});
afterEach(async () => {
  await app.close();
  await database.close();
  for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true });
});

/** The rendered page: its parts that are shown, and its results. */
async function search(fields: Record<string, string>) {
  const response = await app.inject({ method: 'GET', url: `/api/search?${new URLSearchParams(fields)}` });
  const $ = load(response.body);
  const shown = $('[data-when]:not([hidden])')
    .toArray()
    .map((part) => $(part).attr('data-when'));
  const results = $('[data-results] > li')
    .toArray()
    .map((item) => ({
      href: $(item).find('a').attr('href'),
      title: $(item).find('[data-text=title]').text(),
      kinds: $(item)
        .find('[data-kind]')
        .toArray()
        .map((kind) => $(kind).text()),
      marked: $(item)
        .find('mark.m')
        .toArray()
        .map((mark) => $(mark).text()),
    }));
  return { response, $, shown, results };
}

test('The page comes back with what was found, in the language that it was asked in', async () => {
  const { response, $, shown, results } = await search({ q: 'snabbladda', language: 'sv' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-robots-tag']).toBe('noindex');
  expect($('title').text()).toBe('search sv');
  expect($('[name=q]').attr('value')).toBe('snabbladda');
  expect(shown).toEqual(['one']);
  expect(results).toEqual([
    {
      href: '/sv/products/batscan#charging',
      title: 'BatScan: batteritest för elbilar',
      kinds: ['Product'],
      marked: ['snabbladdade'],
    },
  ]);
});

test.each([
  ['kostnader', '/sv/pricing'],
  ['batteritset', '/sv/products/batscan'],
  ['vw id3', '/sv/products/batscan/vehicle-coverage?brand=Volkswagen&series=ID.3'],
])('"%s" finds %s first', async (query, href) => {
  expect((await search({ q: query, language: 'sv' })).results[0]).toMatchObject({ href });
});

test.each([
  [{ q: 'zeppelin', language: 'sv' }, ['none']],
  [{ q: '  ', language: 'sv' }, ['start']],
  [{ q: '!?', language: 'sv' }, ['none']],
  [{ language: 'sv' }, ['start']],
])('What finds nothing, and what is nothing, is said: %p', async (fields, parts) => {
  const { response, shown, results } = await search(fields as Record<string, string>);
  expect([response.statusCode, shown, results]).toEqual([200, parts, []]);
});

// ASVS 5.0: 1.2.1
test('What was typed, and what a page says, comes back as text', async () => {
  const { $ } = await search({ q: '"><b id=x>zeppelin', language: 'sv' });
  expect($('#x')).toHaveLength(0);
  expect($('[data-fill=query]').text()).toBe('"><b id=x>zeppelin');
  expect((await search({ q: 'begagnad', language: 'sv' })).$('[data-results] b')).toHaveLength(0);
});

test('A very long query is cut, and one that is given twice is none', async () => {
  const { $ } = await search({ q: `snabbladda ${'x'.repeat(5000)}`, language: 'sv' });
  expect($('[name=q]').attr('value')).toHaveLength(200);
  const twice = await app.inject({ method: 'GET', url: '/api/search?q=a&q=b&language=sv' });
  expect(twice.statusCode).toBe(200);
});

// ASVS 5.0: 14.2.1, 16.2.5
test('What was searched for is neither logged nor stored', async () => {
  await search({ q: 'zeppelin', language: 'sv' });
  // English has no index here: this fails.
  expect((await search({ q: 'zeppelin', language: 'en' })).response.statusCode).toBe(500);
  expect(log).toContain('A request failed.');
  expect(log).not.toContain('zeppelin');
});

test('The list of indexes is no page, and there is nothing to send', async () => {
  expect((await app.inject(`/${searchIndexesFile}`)).statusCode).toBe(404);
  const index = await app.inject('/sv/assets/search/index.12345678.json');
  expect(index.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const sent = await app.inject({ method: 'POST', url: '/api/search' });
  expect([sent.statusCode, sent.headers.allow]).toEqual([405, 'GET, HEAD']);
});

const parts = siteAndPostgres();

// ASVS 5.0: 2.4.1
describe.each(['sqlite', 'postgres'] as const)('limits with %s', (kind) => {
  test('Who floods the search has to wait, and can still open its page', async () => {
    const server = await startServer({
      PORT: '0',
      DATA_DIR: mkdtempSync(path.join(dataDir, 'limits-')),
      SITE_DIR: parts.siteDir,
      LOG_LEVEL: 'silent',
      LIMIT_PER_ADDRESS: '2',
      ...(kind === 'postgres' && { DATABASE_URL: await parts.cluster.createDatabase() }),
    });
    try {
      const ask = (query: string) => fetch(`${server.origin}/api/search?language=sv&q=${query}`);
      expect([(await ask('vw')).status, (await ask('vw')).status]).toEqual([200, 200]);
      const refused = await ask('vw');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const $ = load(await refused.text());
      expect($('[data-when=limited]').attr('hidden')).toBeUndefined();
      expect($('[data-results] li')).toHaveLength(0);
      expect((await ask('')).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});
