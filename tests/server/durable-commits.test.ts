import { expect, test } from '@jest/globals';
import pg from 'pg';

import type { Submission } from '../../server/storage/insert-batch';
import { openPostgres } from '../../server/storage/postgres';
import { createSubmissionStore } from '../../server/storage/submission-store';
import { siteAndPostgres } from '../support/site-and-postgres';
import { waitUntil } from '../support/wait-until';

const parts = siteAndPostgres();

const submission: Submission = {
  kind: 'demo-request',
  language: 'en',
  payload: { email: 'a@b.example' },
  receivedAt: new Date().toISOString(),
  quarantinedFor: [],
  deliveries: [],
};

test('Each commit to PostgreSQL waits until the write-ahead log is on disk', async () => {
  const url = await parts.cluster.createDatabase();
  const database = await openPostgres(url, () => undefined);
  const store = createSubmissionStore(database);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const syncs = async () => {
    const { rows } = await client.query<{ wal_sync: string }>('SELECT wal_sync FROM pg_stat_wal');
    return Number(rows[0]!.wal_sync);
  };
  // What macOS uses by itself writes and waits in one, which is not counted.
  await client.query("ALTER SYSTEM SET wal_sync_method = 'fsync'");
  await client.query('SELECT pg_reload_conf()');
  expect(await database.query('SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await database.query('SHOW fsync')).toEqual([{ fsync: 'on' }]);
  const before = await syncs();
  for (let count = 0; count < 20; count += 1) await store.insert(submission);
  await database.close();
  // Its figures follow within a second or so.
  await waitUntil(async () => (await syncs()) >= before + 20, { what: 'Twenty writes' });
  await client.end();
});
