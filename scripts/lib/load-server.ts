/**
 * What `scripts/load.ts` measures beside the server itself, each in a process of its own, as
 * `node scripts/lib/load-server.ts MODE DATA_DIR SITE_DIR`:
 *
 * - `commits`: no server; one durable commit after the other for as many milliseconds as the last argument says
 * - `no-storage`: the server with a store that stores nothing
 * - `single`: the server with one transaction for each submission, however many are waiting
 * - `group`: the server with its own store
 *
 * None of them sends mails.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { buildApp } from '../../server/app.ts';
import { newReference } from '../../server/storage/reference.ts';
import { openSqliteFile } from '../../server/storage/sqlite-file.ts';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { createSubmissionStore, type SubmissionStore } from '../../server/storage/submission-store.ts';
import { newSubmission } from './load-submission.ts';

const [mode = '', dataDir = '', siteDir = '', milliseconds = ''] = process.argv.slice(2);
const file = path.join(dataDir, 'requests.sqlite');

/** The least that storing a submission can cost: the rows that the server writes, with statements prepared once. */
function commitInLoop(): void {
  const database = openSqliteFile(file);
  const insertSubmission = database.prepare(
    `INSERT INTO submissions (kind, reference, idempotency_key, content_hash, language, payload, received_at, address_key)
     VALUES ('demo-request', ?, ?, ?, 'en', ?, ?, ?) RETURNING id`,
  );
  const insertDelivery = database.prepare(
    `INSERT INTO outbox (id, kind, submission_id, recipient, recipient_domain, due_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const times: number[] = [];
  const begin = performance.now();
  for (let now = begin; now < begin + Number(milliseconds);) {
    const at = new Date().toISOString();
    const { key, payload: values } = newSubmission();
    const payload = JSON.stringify(values);
    const domain = values.email.slice(values.email.indexOf('@') + 1);
    const hash = createHash('sha256').update(payload).digest('hex');
    database.exec('BEGIN IMMEDIATE');
    const { id } = insertSubmission.get(newReference(), key, hash, payload, at, values.email) as { id: number };
    insertDelivery.run(randomUUID(), 'sales-mail', id, null, null, at, at);
    insertDelivery.run(randomUUID(), 'receipt', id, values.email, domain, at, at);
    database.exec('COMMIT');
    const end = performance.now();
    times.push(end - now);
    now = end;
  }
  database.close();
  console.log(JSON.stringify(times));
}

async function serve(): Promise<void> {
  const database = await openSqlite(file);
  const stores: Record<string, SubmissionStore> = {
    'no-storage': {
      insert: async ({ receivedAt }) => ({ reference: newReference(), receivedAt, repeated: false }),
      check: async () => undefined,
    },
    single: createSubmissionStore(database, { maxBatch: 1 }),
    group: createSubmissionStore(database),
  };
  const app = await buildApp({ database, store: stores[mode], siteDir, limits: { perAddress: 1e9, total: 1e9 } });
  process.once('SIGTERM', async () => {
    await app.close();
    await database.close();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`Listening on http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
}

if (mode === 'commits') commitInLoop();
else await serve();
