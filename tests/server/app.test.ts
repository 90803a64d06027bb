import { rmSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { buildApp } from '../../server/app.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { StoreUnavailableError, type SubmissionStore } from '../../server/storage/submission-store.ts';
import { text } from '../../server/texts/texts.ts';
import { makeSite } from '../support/site-fixture.ts';

const valid = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
let siteDir: string;

beforeAll(() => {
  siteDir = makeSite();
});
afterAll(() => rmSync(siteDir, { recursive: true }));

/** A server whose storage fails with the error, and what it has logged. */
async function listenWith(error: Error) {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const store: SubmissionStore = {
    insert: async () => {
      throw error;
    },
    check: async () => undefined,
  };
  const app = await buildApp({
    database: await openSqlite(path.join(siteDir, 'requests.sqlite')),
    store,
    siteDir,
    limits: { perAddress: 1000, total: 1000 },
    logger: { level: 'debug', base: null, stream },
  });
  return { app, origin: await app.listen({ port: 0, host: 'localhost' }), log: () => log };
}

// ASVS 5.0: 16.5.1, 16.5.4
test('An unexpected fault is answered with a problem that tells nothing of it', async () => {
  const { app, origin, log } = await listenWith(new Error('inner workings'));
  const response = await fetch(`${origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(valid),
  });
  const answer = await response.text();
  await app.close();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(answer).not.toContain('inner');
  expect(log()).toContain('inner workings');
});

test('An unexpected fault gives a native submission its page back', async () => {
  const { app, origin } = await listenWith(new Error('inner workings'));
  const response = await fetch(`${origin}/api/demo-requests`, { method: 'POST', body: new URLSearchParams(valid) });
  const html = await response.text();
  await app.close();
  expect(response.status).toBe(500);
  expect(html).toContain(text('sv', 'demo.failed.title'));
  expect(html).toContain('value="Åsa"');
});

// ASVS 5.0: 16.2.5
test('The log holds nothing that a visitor typed nor where he came from', async () => {
  const { app, origin, log } = await listenWith(
    new StoreUnavailableError('not stored', { cause: Object.assign(new Error('asa'), { errstr: 'disk is full' }) }),
  );
  const send = (body: BodyInit, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    fetch(`${origin}/api/demo-requests?from=asa`, { method: 'POST', body, headers });
  await send(JSON.stringify(valid));
  await send('{"name":"Åsa"');
  await send(JSON.stringify({ ...valid, email: 'asa@' }));
  await send(new URLSearchParams(valid), {});
  await send(new URLSearchParams({ ...valid, language: 'da' }), {});
  await fetch(`${origin}/about?from=asa`);
  await fetch(`${origin}/asa`);
  await app.close();
  expect(log()).toContain('full');
  expect(log()).toContain('a bare page was sent');
  expect(log().replace(/"msg":"Server listening[^"]*"/g, '')).not.toMatch(/asa|Åsa|127\.0\.0\.1|::1/);
});
