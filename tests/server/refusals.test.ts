import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';

import { buildApp } from '../../server/app';
import { usualConnectionLimits } from '../../server/http/connection-limits';
import { openSqlite } from '../../server/storage/sqlite';
import { exchange } from '../support/raw-client';
import { makeSite } from '../support/site-fixture';

// ASVS 5.0: 16.3.3
test('What the limits refuse is logged as counts, however often, and says nothing of who it was', async () => {
  const siteDir = makeSite();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  const database = await openSqlite(path.join(dataDir, 'requests.sqlite'));
  const log: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = await buildApp({
    database,
    siteDir,
    limits: { perAddress: 2, total: 1000 },
    connectionLimits: { ...usualConnectionLimits, waitingRequests: 1 },
    logger: { level: 'warn', stream },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const valid = { name: 'Åsa', company: 'Elbil', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
  const send = (headers: Record<string, string>, body: string | URLSearchParams) =>
    fetch(`${origin}/api/demo-requests`, { method: 'POST', headers, body, redirect: 'manual' });
  const json = { 'Content-Type': 'application/json' };
  for (let count = 0; count < 2; count += 1) await send(json, JSON.stringify({ ...valid, message: String(count) }));
  for (let count = 0; count < 50; count += 1) expect((await send(json, JSON.stringify(valid))).status).toBe(429);
  expect((await send({}, new URLSearchParams(valid))).status).toBe(429);
  for (let count = 0; count < 5; count += 1) {
    expect((await send({ ...json, Origin: 'https://elsewhere.example' }, JSON.stringify(valid))).status).toBe(403);
  }
  await exchange(origin, 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100));
  expect(log).toEqual([]);
  await app.close();
  expect(log).toMatchObject([
    { event: 'refused', 'too-many-requests': 51, 'foreign-origin': 5, pipelining: 1, msg: 'Limits refused something.' },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/asa|elbil|elsewhere|127\.0\.0/i);
  await database.close();
  for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true });
});
