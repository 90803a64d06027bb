import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';

import { buildApp } from '../../server/app';
import { createMetrics, type Metrics } from '../../server/monitoring/metrics';
import type { Database } from '../../server/storage/database';
import { openSqlite } from '../../server/storage/sqlite';
import { policyReportsEndpoint } from '../../src/domain/security-headers';
import { makeSite } from '../support/site-fixture';

let siteDir: string;
let dataDir: string;
let database: Database;
let metrics: Metrics;
let app: FastifyInstance;
let log: Record<string, unknown>[];

beforeEach(async () => {
  siteDir = makeSite();
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  metrics = createMetrics(database);
  log = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  app = await buildApp({
    database,
    siteDir,
    metrics,
    limits: { perAddress: 1000, total: 1000 },
    logger: { level: 'info', stream },
  });
});
afterEach(async () => {
  await app.close();
  await database.close();
  for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true });
});

const send = (payload: string, type = 'application/csp-report') =>
  app.inject({ method: 'POST', url: policyReportsEndpoint, headers: { 'content-type': type }, payload });
const report = (fields: Record<string, unknown>) => send(JSON.stringify({ 'csp-report': fields }));
const counted = async () => (await metrics.policyReports.get()).values[0]!.value;

const logged = () => log.map(({ directive, blocked, source, page }) => ({ directive, blocked, source, page }));

// ASVS 5.0: 16.4.1
test('A report is counted and logged once a day, without what could tell whose it was', async () => {
  const fields = {
    'document-uri': 'https://batscan.example/sv/about?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path?visitor=asa',
    'source-file': 'moz-extension://0f5c/content.js',
    'original-policy': "default-src 'none'",
  };
  expect((await report(fields)).statusCode).toBe(204);
  expect((await report(fields)).statusCode).toBe(204);
  expect((await report({ ...fields, 'blocked-uri': 'inline' })).statusCode).toBe(204);
  const known = { directive: 'script-src-elem', source: 'moz-extension', page: '/sv/about' };
  expect(logged()).toEqual([
    { ...known, blocked: 'https' },
    { ...known, blocked: 'inline' },
  ]);
  expect(await counted()).toBe(3);
});

test.each([
  ['https://batscan.example/', { blocked: 'self' }],
  ['https://api.country.is/1', { blocked: 'https://api.country.is' }],
  ['wss://batscan.example/asa', { blocked: 'wss' }],
  ['data', { blocked: 'data' }],
  ['data:text/plain,asa', { blocked: 'data' }],
  ['asa-andersson', { blocked: 'other' }],
  ['asa://andersson', { blocked: 'other' }],
  ['', { blocked: '' }],
])('What was blocked, "%s", is logged as a word of ours', async (blocked, expected) => {
  await report({ 'document-uri': 'https://batscan.example/about/', 'blocked-uri': blocked });
  expect(logged()).toMatchObject([{ ...expected, page: '/about' }]);
});

test('Nothing that somebody made up gets into the log', async () => {
  const word = 'asa-andersson';
  for (const address of [
    word,
    `https://${word}.example/${word}`,
    `${word}:${word}`,
    `https://batscan.example/${word}`,
  ]) {
    await report({
      'document-uri': address,
      'effective-directive': word,
      'blocked-uri': address,
      'source-file': address,
    });
  }
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toMatch(/asa|andersson/);
  expect(await counted()).toBe(4);
});

test('However many kinds are made up, the log stays short', async () => {
  for (let index = 0; index < 300; index += 1) await report({ 'blocked-uri': `https://${index}.example/` });
  expect(log).toHaveLength(1);
  expect(await counted()).toBe(300);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['no report', '{}'],
  ['another shape', '{"csp-report":{"effective-directive":{}}}'],
  ['something that changes objects', '{"csp-report":{"__proto__":{"blocked-uri":"x"}}}'],
])('What is no report is refused: %s', async (_what, payload) => {
  expect((await send(payload)).statusCode).toBe(400);
  expect(log).toEqual([]);
});

test('A report that is too large, or called something else, is refused', async () => {
  expect((await report({ 'blocked-uri': 'x'.repeat(10_000) })).statusCode).toBe(413);
  expect((await send('{"csp-report":{}}', 'text/plain')).statusCode).toBe(415);
});

// ASVS 5.0: 3.5.2
test('The forms take nothing that calls itself a report, since browsers send those anywhere', async () => {
  const headers = { 'content-type': 'application/csp-report' };
  const response = await app.inject({ method: 'POST', url: '/api/demo-requests', headers, payload: '{}' });
  expect(response.statusCode).toBe(415);
});
