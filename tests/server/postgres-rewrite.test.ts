import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';

import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open-database';
import { createSubmissionStore, type SubmissionStore } from '../../server/storage/submission-store';
import { requestSubscription } from '../../server/storage/subscriptions';
import { startPostgres, type PostgresCluster } from '../support/postgres';

let cluster: PostgresCluster;
let database: Database;
let client: pg.Client;
let store: SubmissionStore;
beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster.remove());
beforeEach(async () => {
  const databaseUrl = await cluster.createDatabase();
  database = await openDatabase({ databaseUrl, databaseFile: '' });
  store = createSubmissionStore(database);
  client = new pg.Client(databaseUrl);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.close();
});

const insert = (email: string) =>
  store.insert({
    kind: 'demo-request',
    language: 'sv',
    payload: { email },
    receivedAt: new Date().toISOString(),
    quarantinedFor: [],
    deliveries: [{ kind: 'sales-mail' }, { kind: 'receipt', recipient: email }],
  });
const texts = async (sql: string) => (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text);

/** Everything but the data. */
const structure = () =>
  texts(`SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
           WHERE relnamespace = 'public'::regnamespace
         UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text FROM pg_constraint
           WHERE connamespace = 'public'::regnamespace
         UNION ALL SELECT relname || ' ' || relkind::text || ' ' || COALESCE(relacl::text, '') FROM pg_class
           WHERE relnamespace = 'public'::regnamespace
         UNION ALL SELECT table_name || ' ' || column_name || ' ' || data_type || COALESCE(collation_name, '') || is_identity
           || is_nullable || COALESCE(column_default, '') FROM information_schema.columns WHERE table_schema = 'public'
         UNION ALL SELECT tgname::text FROM pg_trigger WHERE NOT tgisinternal
         UNION ALL SELECT proname::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
         ORDER BY 1`);

test('Tables are written anew while submissions are stored, changed and deleted; nothing of them is lost or changed', async () => {
  await client.query('CREATE ROLE reader');
  await client.query('GRANT SELECT ON submissions, subscriptions TO reader');
  await Promise.all(Array.from({ length: 1200 }, (_one, index) => insert(`a${index}@b.example`)));
  await requestSubscription(database, 'quetzal@erasme.example', 'sv', new Date().toISOString());
  const { reference } = await insert('quetzal@erasme.example');
  // For the half that is not deleted meanwhile, and some of the other.
  await client.query(
    `INSERT INTO bookings (submission_id, starts_at, minutes, seat, time_zone, changed_at)
     SELECT id, '2027-01-12T09:00:00.000Z', 45, id, 'Europe/Oslo', '2027-01-01' FROM submissions WHERE id % 2 = 0`,
  );
  const before = await structure();
  await client.query(`DELETE FROM submissions WHERE reference = $1`, [reference]);
  await client.query('DELETE FROM subscriptions');
  let running = true;
  const stored: string[] = [];
  const deleted: string[] = [];
  async function write(): Promise<void> {
    while (running) {
      const receipt = await insert(`c${stored.length}@b.example`);
      stored.push(receipt.reference);
      await client.query(`UPDATE outbox SET state = 'sent' WHERE submission_id = (SELECT min(id) FROM submissions)`);
      const [gone] = await texts(
        'DELETE FROM submissions WHERE id = (SELECT min(id) FROM submissions) RETURNING reference AS text',
      );
      deleted.push(gone!);
    }
  }
  const writing = write();
  await database.scrub([], { isThorough: true }).finally(() => (running = false));
  await writing;
  expect(await structure()).toEqual(before);
  const found = new Set(await texts('SELECT reference AS text FROM submissions'));
  expect(found.size).toBe(1200 + stored.length - deleted.length);
  expect(stored.filter((each) => !found.has(each) && !deleted.includes(each))).toEqual([]);
  expect(deleted.filter((each) => found.has(each))).toEqual([]);
  expect(await texts('SELECT id AS text FROM outbox')).toHaveLength(2 * found.size);
  const booked = await texts('SELECT submission_id::text AS text FROM bookings ORDER BY submission_id');
  expect(booked).toEqual(
    await texts('SELECT id::text AS text FROM submissions WHERE id % 2 = 0 AND id <= 1200 ORDER BY id'),
  );
  await insert('last@b.example');
  await client.query('CHECKPOINT');
  const [folder] = await texts(`SELECT current_setting('data_directory') AS text`);
  const files = globSync(`${folder}/base/**/*`, { withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(100);
  const holding = files.filter((file) =>
    /quetzal|erasme/.test(readFileSync(`${file.parentPath}/${file.name}`, 'latin1')),
  );
  expect(holding.map(({ name }) => name)).toEqual([]);
});

test('What a rewriting that broke off has left is removed by the next one', async () => {
  await insert('a@b.example');
  const before = await structure();
  await client.query('CREATE TABLE submissions_copy (LIKE submissions INCLUDING ALL)');
  await client.query(
    `CREATE FUNCTION mirror_submissions() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
     CREATE TRIGGER mirror AFTER INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION mirror_submissions()`,
  );
  await database.scrub([], { isThorough: true });
  expect(await structure()).toEqual(before);
  expect(await texts('SELECT reference AS text FROM submissions')).toHaveLength(1);
});
