import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/app';
import { createMetrics, type Metrics } from '../../server/monitoring/metrics';
import type { Database } from '../../server/storage/database';
import { openSqlite } from '../../server/storage/sqlite';
import { pageViewsEndpoint } from '../../src/domain/page-views';
import { makeSite } from '../support/site-fixture';

const view = { page: 'product', language: 'sv', lcp: 1240, inp: 48, cls: 0.02 };
const perMinute = 20;

let siteDir: string;
let dataDir: string;
let database: Database;
let metrics: Metrics;
let app: FastifyInstance;
let origin: string;
let log: string;

beforeEach(async () => {
  siteDir = makeSite();
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  metrics = createMetrics(database);
  log = '';
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log += line.toString();
      done();
    },
  });
  const limits = { perAddress: 2, total: perMinute };
  app = await buildApp({ database, siteDir, metrics, limits, logger: { level: 'debug', stream } });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  // Where it listens.
  log = '';
});
afterEach(async () => {
  await app.close();
  await database.close();
  for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true });
});

const json = { 'Content-Type': 'application/json' };

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(origin + pageViewsEndpoint, { method: 'POST', headers: { ...json, ...headers }, body });
const send = async (content: unknown, headers: Record<string, string> = {}) =>
  (await post(JSON.stringify(content), headers)).status;

/** Lines of the metrics that are about page views, without their explanations. */
async function counted(): Promise<string[]> {
  const lines = (await metrics.registry.metrics()).split('\n');
  return lines.filter((line) => /^(?:page_|demo_(?:opened|sent))/.test(line));
}

/** All rows of all tables, as text. */
async function stored(): Promise<string> {
  const tables = await database.query<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`);
  const rows = await Promise.all(tables.map(({ name }) => database.query(`SELECT * FROM "${name}"`)));
  return JSON.stringify(rows);
}

test('A page view is counted by kind and language, with its speed between the thresholds', async () => {
  expect(await send(view)).toBe(204);
  expect(await send({ ...view, lcp: 2600 })).toBe(204);
  const lines = await counted();
  expect(lines).toContain('page_views_total{page="product",language="sv"} 2');
  expect(lines).toContain('page_lcp_seconds_bucket{le="1.5",page="product",language="sv"} 1');
  expect(lines).toContain('page_lcp_seconds_bucket{le="2.5",page="product",language="sv"} 1');
  expect(lines).toContain('page_lcp_seconds_bucket{le="4",page="product",language="sv"} 2');
  expect(lines).toContain('page_inp_seconds_bucket{le="0.05",page="product",language="sv"} 2');
  expect(lines).toContain('page_inp_seconds_sum{page="product",language="sv"} 0.096');
  expect(lines).toContain('page_cls_bucket{le="0.1",page="product",language="sv"} 2');
});

test('What a browser could not measure is not counted as fast', async () => {
  expect(await send({ page: 'post', language: 'nl' })).toBe(204);
  expect(await counted()).toEqual(['page_views_total{page="post",language="nl"} 1']);
});

test('A view of the demo is counted by the kind of page that led there', async () => {
  expect(await send({ page: 'demo', language: 'da', from: 'product' })).toBe(204);
  expect(await send({ page: 'demo', language: 'da', from: 'elsewhere' })).toBe(204);
  const lines = await counted();
  expect(lines).toContain('page_views_total{page="demo",language="da"} 2');
  expect(lines).toContain('demo_opened_total{from="product",language="da"} 1');
  expect(lines).toContain('demo_opened_total{from="elsewhere",language="da"} 1');
});

describe('A demo request', () => {
  const valid = { name: 'Åsa', company: 'Elbil', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
  const request = (message: string, headers: Record<string, string> = {}, body?: URLSearchParams) =>
    fetch(`${origin}/api/demo-requests`, {
      method: 'POST',
      headers: body ? headers : { ...json, ...headers },
      body: body ?? JSON.stringify({ ...valid, message }),
      redirect: 'manual',
    });

  test('is counted once it is stored, if the view of its page is', async () => {
    const key = { 'Idempotency-Key': 'one' };
    expect((await request('1', key)).status).toBe(201);
    expect((await request('1', key)).status).toBe(201);
    expect(await counted()).toEqual(['demo_sent_total{language="sv"} 1']);
  });

  test.each([
    ['under Global Privacy Control', { 'Sec-GPC': '1' }, undefined],
    ['under Do Not Track', { DNT: '1' }, undefined],
    ['sent without script', {}, new URLSearchParams(valid)],
  ])('is stored but not counted %s', async (_how, headers, body) => {
    expect((await request('1', headers, body)).status).toBe(body ? 303 : 201);
    expect(await stored()).toContain('asa@elbil.example');
    expect(await counted()).toEqual([]);
  });
});

test.each(['Sec-GPC', 'DNT'])('Who objects by %s is not counted', async (header) => {
  expect(await send(view, { [header]: '1' })).toBe(204);
  expect(await send({ made: 'up' }, { [header]: '1' })).toBe(204);
  expect(await counted()).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no object', '"product"'],
  ['an unknown kind', JSON.stringify({ ...view, page: '/products/batscan' })],
  ['an inherited name', JSON.stringify({ ...view, page: 'constructor' })],
  ['an unknown language', JSON.stringify({ ...view, language: 'de' })],
  ['a field too many', JSON.stringify({ ...view, visitor: 'asa' })],
  ['a negative time', JSON.stringify({ ...view, lcp: -1 })],
  ['a time that is too long', JSON.stringify({ ...view, lcp: 60_001 })],
  ['a time as text', JSON.stringify({ ...view, inp: '48' })],
  ['a shift that is too large', JSON.stringify({ ...view, cls: 11 })],
  ['what led to another page', JSON.stringify({ ...view, from: 'home' })],
  ['nothing that led to the demo', JSON.stringify({ page: 'demo', language: 'sv' })],
  ['an address that led to the demo', JSON.stringify({ page: 'demo', language: 'sv', from: '/about' })],
])('What our pages do not send is refused: %s', async (_what, body) => {
  expect((await post(body)).status).toBe(400);
  expect(await counted()).toEqual([]);
});

test('What is too large, of another type or from another site is refused', async () => {
  expect((await post(JSON.stringify({ ...view, page: 'x'.repeat(2000) }))).status).toBe(413);
  expect((await post(JSON.stringify(view), { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await post(JSON.stringify(view), { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await fetch(origin + pageViewsEndpoint)).status).toBe(404);
  expect(await counted()).toEqual([]);
});

test('One address may send many, but all together no more than the limit of a minute', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < perMinute + 2; index += 1) statuses.push(await send(view));
  expect(statuses).toEqual([...Array<number>(perMinute).fill(204), 429, 429]);
  expect(await counted()).toContain(`page_views_total{page="product",language="sv"} ${perMinute}`);
});

// ASVS 5.0: 16.2.5
test('Nothing of a page view or its sender gets into log, database or metrics but the counts', async () => {
  const before = await stored();
  const identifying = {
    'User-Agent': 'AsasBrowser/1.0',
    Referer: `${origin}/sv/products/batscan?visitor=asa`,
    'Accept-Language': 'sv-SE',
    Cookie: 'visitor=asa',
    'X-Forwarded-For': '203.0.113.7',
  };
  expect(await send(view, identifying)).toBe(204);
  expect(await send({ ...view, visitor: 'asa' }, identifying)).toBe(400);
  await app.close();
  expect(await stored()).toBe(before);
  expect(log).not.toMatch(/asa|203\.0|127\.0|product|sv-SE/i);
  const labels = (await counted()).flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name));
  expect(new Set(labels)).toEqual(new Set(['page', 'language', 'le']));
});
