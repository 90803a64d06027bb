import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { createBelievableClock } from '../../server/storage/believable-clock';
import type { Database } from '../../server/storage/database';
import { erasePerson } from '../../server/storage/erasure';
import type { Submission } from '../../server/storage/insert-batch';
import { openDatabase } from '../../server/storage/open-database';
import { claim, enqueue, forgetSenders, pullForward, record, type ClaimLimits } from '../../server/storage/outbox';
import { deliveriesOf, submissionsOf, subscriptionOf } from '../../server/storage/people';
import { failedDeliveries, release, resendFailed, resendSubmission } from '../../server/storage/resend';
import { purge, retainedSince, type PurgeOptions, type PurgeRun } from '../../server/storage/retention';
import { sharedSecret } from '../../server/storage/secrets';
import { readSubmissions } from '../../server/storage/stored-submission';
import { createSubmissionStore, KeyConflictError, StoreUnavailableError } from '../../server/storage/submission-store';
import {
  confirmSubscription,
  endSubscription,
  findSubscription,
  requestSubscription,
} from '../../server/storage/subscriptions';
import type { NewDelivery } from '../../server/submissions/deliveries';
import { setClock } from '../support/clock';
import { startPostgres, type PostgresCluster } from '../support/postgres';

let folder: string;
let cluster: PostgresCluster;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'storage-'));
  cluster = await startPostgres();
});
afterAll(() => {
  cluster.remove();
  rmSync(folder, { recursive: true });
});

const anHour = 3_600_000;
const aDay = 24 * anHour;

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** So many of each kind. */
const upTo = (most: number): ClaimLimits => ({
  'sales-mail': most,
  receipt: most,
  webhook: most,
  'subscription-confirmation': most,
  'quarantine-digest': most,
  'newsletter-issue': most,
  'booking-mail': most,
  'booking-sales-mail': most,
  'booking-webhook': most,
  'booking-reminder': most,
  suspect: most,
});

function submission(fields: Partial<Submission> & { email?: string; name?: string } = {}): Submission {
  const { email = 'asa@elbil.example', name = 'Åsa', ...rest } = fields;
  return {
    kind: 'demo-request',
    language: 'sv',
    payload: { email, name } as Submission['payload'],
    receivedAt: new Date().toISOString(),
    quarantinedFor: [],
    deliveries: [{ kind: 'sales-mail' }, { kind: 'receipt', recipient: email }],
    ...rest,
  };
}

/** What both databases have to do alike. */
describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let databases = 0;
  let place: { databaseUrl: string | undefined; databaseFile: string };
  let database: Database;
  const open = () => openDatabase(place, () => undefined);

  beforeEach(async () => {
    databases += 1;
    place = {
      databaseFile: path.join(folder, `${databases}.sqlite`),
      databaseUrl: kind === 'postgres' ? await cluster.createDatabase() : undefined,
    };
    database = await open();
  });
  afterEach(() => database.close());

  const insert = (fields?: Parameters<typeof submission>[0], into = database) =>
    createSubmissionStore(into).insert(submission(fields));
  const rows = (table: string) => database.query<Record<string, unknown>>(`SELECT * FROM ${table}`);
  const personalData = async ({ query }: Database, email: string) => ({
    submissions: await listOf(submissionsOf(query, email)),
    deliveries: await listOf(deliveriesOf(query, email)),
    subscription: await subscriptionOf(query, email),
  });
  const deliver = (...deliveries: NewDelivery[]) => enqueue(database.query, deliveries);

  test('What is inserted is there with its deliveries, byte for byte', async () => {
    const name = `'"\\$1 — 😀 ${'x'.repeat(4000)}\n\ud800`;
    const receipt = await insert({ name, idempotencyKey: 'one' });
    expect(receipt).toMatchObject({ repeated: false, reference: expect.stringMatching(/^.{4}-.{4}$/) });
    const [row] = await rows('submissions');
    expect(row).toMatchObject({ reference: receipt.reference, received_at: receipt.receivedAt, quarantined_for: null });
    expect(JSON.parse(row!.payload as string)).toEqual({ email: 'asa@elbil.example', name });
    expect(await database.query('SELECT * FROM outbox ORDER BY kind DESC')).toMatchObject([
      { kind: 'sales-mail', state: 'pending', submission_id: row!.id, recipient: null },
      { kind: 'receipt', recipient: 'asa@elbil.example', recipient_domain: 'elbil.example' },
    ]);
  });

  test('The same key is stored once, whether it comes together, later, or to two instances', async () => {
    const other = await open();
    const store = createSubmissionStore(database);
    const otherStore = createSubmissionStore(other);
    const keys = Array.from({ length: 40 }, (_key, index) => `key ${index % 8}`);
    const receipts = await Promise.all(
      keys.map((idempotencyKey, index) =>
        (index % 3 === 0 ? otherStore : store).insert(
          submission({ idempotencyKey, receivedAt: '2026-01-01T00:00:00Z' }),
        ),
      ),
    );
    const late = await otherStore.insert(submission({ idempotencyKey: 'key 0' }));
    await other.close();
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(8);
    expect(receipts.filter(({ repeated }) => !repeated)).toHaveLength(8);
    expect(late).toEqual({ ...receipts[0], repeated: true });
    expect(await rows('submissions')).toHaveLength(8);
    expect(await rows('outbox')).toHaveLength(16);
  });

  test('Submissions that draw the same reference are all stored, each under its own', async () => {
    const drawn = ['AAAA-AAAA', 'AAAA-AAAA', 'AAAA-AAAA'];
    const store = createSubmissionStore(database, { makeReference: () => drawn.shift()! });
    const together = await Promise.all(['Anna', 'Bo'].map((name) => store.insert(submission({ name }))));
    const later = await store.insert(submission({ name: 'Cleo' }));
    const stored = await rows('submissions');
    const referenceOf = (name: string) =>
      stored.find(({ payload }) => (JSON.parse(payload as string) as { name: string }).name === name)?.reference;
    expect([...together, later].map(({ reference }) => reference)).toEqual(['Anna', 'Bo', 'Cleo'].map(referenceOf));
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(3);
    expect(await rows('outbox')).toHaveLength(6);
    expect(drawn).toEqual([]);
  });

  test('A key with other content is refused, alone, while those beside it are stored', async () => {
    const store = createSubmissionStore(database);
    const results = await Promise.allSettled([
      store.insert(submission({ idempotencyKey: 'one' })),
      store.insert(submission({ idempotencyKey: 'one', name: 'Other' })),
      store.insert(submission({ idempotencyKey: 'two', name: 'Other' })),
      store.insert(submission({ idempotencyKey: 'one', kind: 'contact-message' })),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(KeyConflictError) });
    expect(await rows('submissions')).toHaveLength(3);
  });

  // ASVS 5.0: 2.3.3
  test('A transaction that fails leaves nothing, and the next one works', async () => {
    await expect(
      database.transaction(async (query) => {
        await enqueue(query, [{ kind: 'newsletter-issue', topic: 'x' }]);
        throw new Error('half-way');
      }),
    ).rejects.toThrow('half-way');
    expect(await rows('outbox')).toEqual([]);
    await insert();
    expect(await rows('submissions')).toHaveLength(1);
  });

  test('A statement that comes after its transaction has failed does nothing, not even in the next one', async () => {
    const insertSecret = (query: Database['query'], name: string) =>
      query('INSERT INTO secrets (name, value) VALUES ($1, $2)', [name, 'x']);
    let late: Promise<unknown> | undefined;
    const failed = database.transaction(async (query) => {
      const failing = query('SELECT * FROM nothing');
      late = failing.catch(async () => {
        // The transaction learns of the failure first, and ends.
        await failed.catch(() => undefined);
        await insertSecret(query, 'late');
      });
      await failing;
    });
    const next = database.transaction((query) => insertSecret(query, 'next'));
    await expect(failed).rejects.toThrow('nothing');
    await next;
    await expect(late).rejects.toThrow();
    expect((await rows('secrets')).map(({ name }) => name)).toEqual(['next']);
  });

  test('A storage that is gone says so', async () => {
    const gone = await open();
    const store = createSubmissionStore(gone);
    await gone.close();
    await expect(store.insert(submission())).rejects.toThrow(StoreUnavailableError);
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
  });

  test('Each delivery is claimed by one instance and is due again when its lease ends', async () => {
    await deliver(...Array.from({ length: 20 }, () => ({ kind: 'newsletter-issue' as const })));
    await deliver({ kind: 'newsletter-issue', id: 'later', dueAt: new Date(Date.now() + anHour).toISOString() });
    const other = await open();
    const leaseMs = anHour / 2;
    const claimed = (
      await Promise.all([1, 2, 3, 4].map((part) => claim(part % 2 ? database : other, upTo(6), leaseMs)))
    ).flat();
    await other.close();
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
    expect(claimed).toHaveLength(20);
    expect(await claim(database, upTo(50), leaseMs)).toEqual([]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + leaseMs);
    const again = await claim(database, upTo(50), leaseMs);
    later.mockRestore();
    expect(again).toHaveLength(20);
    expect(again.every(({ attempts }) => attempts === 2)).toBe(true);
  });

  test('What became of a delivery is recorded; one that is there already is not enqueued again', async () => {
    await deliver({ kind: 'newsletter-issue', id: 'one' }, { kind: 'newsletter-issue', id: 'two' });
    await deliver({ kind: 'newsletter-issue', id: 'one', topic: 'other' });
    await claim(database, upTo(5), anHour);
    await record(database.query, 'one', { state: 'sent' });
    await record(database.query, 'two', { state: 'pending', waitMs: 0, error: '451' });
    const found = await rows('outbox');
    expect(found).toHaveLength(2);
    expect(found.find(({ id }) => id === 'one')).toMatchObject({ state: 'sent', finished_at: expect.any(String) });
    expect(found.find(({ id }) => id === 'two')).toMatchObject({
      state: 'pending',
      last_error: '451',
      finished_at: null,
    });
    expect((await claim(database, upTo(5), anHour)).map(({ id }) => id)).toEqual(['two']);
  });

  test('What failed for good is listed and can be sent again', async () => {
    const { reference } = await insert();
    for (const { id } of await claim(database, upTo(5), anHour)) {
      await record(database.query, id, { state: 'failed', error: '550' });
    }
    expect(await failedDeliveries(database)).toMatchObject([
      { reference, last_error: '550' },
      { reference, last_error: '550' },
    ]);
    expect(await resendFailed(database)).toBe(2);
    const claimed = await claim(database, upTo(5), anHour);
    expect(claimed).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
    for (const { id } of claimed) await record(database.query, id, { state: 'sent' });
    // Only what is for us: the visitor has the receipt.
    expect(await resendSubmission(database, reference)).toBe(1);
    expect(await claim(database, upTo(5), anHour)).toMatchObject([{ kind: 'sales-mail' }]);
    expect(await resendSubmission(database, 'NONE-NONE')).toBe(0);
  });

  test('A released submission is delivered like any other, once', async () => {
    const { reference } = await insert({ quarantinedFor: ['honeypot', 'links'], deliveries: [] });
    expect(await rows('submissions')).toMatchObject([{ quarantined_for: 'honeypot links' }]);
    expect(await release(database, reference, true)).toBe(true);
    expect(await release(database, reference, true)).toBe(false);
    expect((await rows('outbox')).map((row) => row.kind).sort()).toEqual(['receipt', 'sales-mail', 'webhook']);
    expect(await rows('submissions')).toMatchObject([{ quarantined_for: null }]);
  });

  test('A subscription is confirmed once by its token, in time; signing up again changes nothing of it', async () => {
    const now = new Date().toISOString();
    const { token } = await requestSubscription(database, 'Asa@Åäö.example', 'sv', now);
    expect(await requestSubscription(database, 'asa@xn--4cab6c.example', 'da', now)).toMatchObject({
      token,
      language: 'da',
    });
    expect(await confirmSubscription(database, 'wrong', 'words')).toBe(false);
    expect(await confirmSubscription(database, token, 'words')).toBe(true);
    expect(await confirmSubscription(database, token, 'other words')).toBe(true);
    const again = await requestSubscription(database, 'ASA@åäö.example', 'nl', now);
    expect(again).toMatchObject({ state: 'confirmed', language: 'da', consent_text: 'words' });
    expect(await endSubscription(database, token)).toBe(true);
    expect(await endSubscription(database, token)).toBe(true);
    expect(await endSubscription(database, 'wrong')).toBe(false);
    expect(await findSubscription(database, token)).toMatchObject({ state: 'unsubscribed' });
    expect(await confirmSubscription(database, token, 'words')).toBe(false);
    const old = await requestSubscription(database, 'old@b.example', 'en', '2026-01-01T00:00:00.000Z');
    expect(await confirmSubscription(database, old.token, 'words')).toBe(false);
  });

  test('Export and erasure reach everything about a person, however the address is written, and nobody else', async () => {
    await insert({ email: 'Asa@Elbil.example' });
    const { reference } = await insert({ email: 'bo@elbil.example', name: 'Bo' });
    await requestSubscription(database, 'asa@elbil.example', 'sv', new Date().toISOString());
    await deliver({ kind: 'newsletter-issue', recipient: 'ASA@elbil.example' });
    const data = await personalData(database, 'asa@elbil.EXAMPLE');
    expect(data.submissions).toHaveLength(1);
    expect(data.deliveries).toHaveLength(3);
    expect(data.subscription).toMatchObject({ state: 'pending' });
    const mails = mkdtempSync(path.join(folder, 'mails-'));
    for (const { id } of data.deliveries) writeFileSync(path.join(mails, `${id}.eml`), 'x');
    writeFileSync(path.join(mails, 'other.eml'), 'x');
    expect(await erasePerson(database, 'asa@elbil.example', mails)).toEqual({
      submissions: 1,
      hadSubscription: true,
      resumed: false,
      isMentioned: false,
    });
    expect(readdirSync(mails)).toEqual(['other.eml']);
    expect(await personalData(database, 'asa@elbil.example')).toEqual({
      submissions: [],
      deliveries: [],
      subscription: undefined,
    });
    expect(await rows('submissions')).toMatchObject([{ reference }]);
    expect(await rows('outbox')).toHaveLength(2);
  });

  test('A claim takes so many of each kind, and of what a process may have died of the least suspicious', async () => {
    for (const kind of ['webhook', 'sales-mail', 'sales-mail', 'webhook'] as const) await deliver({ kind });
    const claimed = await claim(database, { ...upTo(1), webhook: 0 }, 0);
    expect(claimed).toMatchObject([{ kind: 'sales-mail', leases: 1 }]);
    const again = await claim(database, { ...upTo(0), suspect: 5 }, 0);
    expect(again).toMatchObject([{ id: claimed[0]!.id, leases: 2, attempts: 2 }]);
    await claim(database, upTo(5), 0);
    // One has been claimed once more than the others.
    expect(await claim(database, { ...upTo(0), suspect: 3 }, 0)).not.toContainEqual(
      expect.objectContaining({ id: claimed[0]!.id }),
    );
    await record(database.query, claimed[0]!.id, { state: 'pending', waitMs: 0, error: '451' });
    expect(await claim(database, { ...upTo(1), suspect: 0 }, 0)).toMatchObject([{ id: claimed[0]!.id, leases: 1 }]);
  });

  test('What is due in a day by a clock that was turned back since is due now; what waits for hours is not', async () => {
    const dueIn = (ms: number) => new Date(Date.now() + ms).toISOString();
    await deliver({ kind: 'sales-mail', id: 'wrong', dueAt: dueIn(aDay) });
    await deliver({ kind: 'sales-mail', id: 'right', dueAt: dueIn(6 * anHour) });
    await pullForward(database);
    expect(await claim(database, upTo(5), anHour)).toMatchObject([{ id: 'wrong' }]);
  });

  test('What says which network caused a mail is forgotten a day after the mail', async () => {
    await deliver({ kind: 'receipt', id: 'sent', recipient: 'a@b.example', sender: 'hash' });
    await deliver({ kind: 'receipt', id: 'waiting', recipient: 'a@b.example', sender: 'hash' });
    await record(database.query, 'sent', { state: 'sent' });
    await forgetSenders(database);
    const senders = () => database.query('SELECT id, sender FROM outbox ORDER BY id');
    expect(await senders()).toMatchObject([{ sender: 'hash' }, { sender: 'hash' }]);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + aDay + anHour);
    await forgetSenders(database);
    later.mockRestore();
    expect(await senders()).toMatchObject([{ sender: null }, { sender: 'hash' }]);
  });

  test('A key with a window counts from the first submission on, whatever the clock says in between', async () => {
    const at = (ms: number) => new Date(Date.parse('2026-01-01T00:09:59.999Z') + ms).toISOString();
    const send = (ms: number) => insert({ receivedAt: at(ms), idempotencyKey: 'key', keyWindowMs: 10 * 60_000 });
    const first = await send(0);
    expect(await send(2)).toEqual({ ...first, repeated: true });
    expect(await send(599_999)).toMatchObject({ repeated: true });
    const second = await send(600_000);
    expect(second.repeated).toBe(false);
    expect(await send(600_001)).toEqual({ ...second, repeated: true });
    // The clock has been turned back by a day.
    expect(await send(-aDay)).toMatchObject({ repeated: false });
    expect(await rows('submissions')).toHaveLength(3);
  });

  test('Pages together hold each submission once, newest first, also of the same moment', async () => {
    const store = createSubmissionStore(database);
    const moments = Array.from({ length: 250 }, (_moment, index) => new Date(Math.floor(index / 60)).toISOString());
    await Promise.all(moments.map((receivedAt) => store.insert(submission({ receivedAt, deliveries: [] }))));
    const read = await readSubmissions(database.query, 'kind = $1 OR kind = $2', ['demo-request', 'other']);
    const wanted = await database.query<{ id: number }>(
      'SELECT id FROM submissions ORDER BY received_at DESC, id DESC',
    );
    expect(read.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    const some = await readSubmissions(database.query, 'kind = $1', ['demo-request'], 130);
    expect(some.map(({ id }) => id)).toEqual(wanted.slice(0, 130).map(({ id }) => id));
  });

  test('What was sent because of a person is read in pages, each of it once, oldest first', async () => {
    for (let count = 0; count < 130; count += 1) await insert({ email: count % 3 === 0 ? 'bo@b.example' : undefined });
    const found = await listOf(deliveriesOf(database.query, 'bo@b.example'));
    const wanted = await database.query<{ id: string }>(
      `SELECT id FROM outbox WHERE submission_id IN (SELECT id FROM submissions WHERE address_key = 'bo@b.example')
       ORDER BY id`,
    );
    expect(wanted).toHaveLength(88);
    await insert({ email: 'bo@b.example', deliveries: Array.from({ length: 112 }, () => ({ kind: 'sales-mail' })) });
    const more = await listOf(deliveriesOf(database.query, 'bo@b.example'));
    expect(found.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(new Set(more.map(({ id }) => id)).size).toBe(200);
  });

  test('An erasure that breaks off anywhere is finished by the next one', async () => {
    const mails = mkdtempSync(path.join(folder, 'mails-'));
    const write = (ids: string[]) => ids.forEach((id) => writeFileSync(path.join(mails, `${id}.eml`), 'x'));
    for (let count = 0; count < 100; count += 1) await insert({ email: `other${count}@elbil.example` });
    await insert({ email: 'Quetzal@erasme.example' });
    const ids = (await personalData(database, 'quetzal@erasme.example')).deliveries.map(({ id }) => id);
    write(ids);
    const breaking: Database = {
      ...database,
      async scrub() {
        // A mail that was on its way meanwhile.
        write(ids);
        throw new Error('broken off');
      },
    };
    await expect(erasePerson(breaking, 'quetzal@erasme.example', mails)).rejects.toThrow('broken off');
    expect((await personalData(database, 'quetzal@erasme.example')).submissions).toEqual([]);
    expect(JSON.stringify(await rows('erasures'))).not.toMatch(/erasme/i);
    expect(await erasePerson(database, 'quetzal@erasme.example', mails)).toMatchObject({
      submissions: 0,
      resumed: true,
    });
    expect(readdirSync(mails)).toEqual([]);
    expect(await rows('erasures')).toEqual([]);
    expect(await rows('submissions')).toHaveLength(100);
    if (kind === 'postgres') return;
    for (const end of ['', '-wal']) {
      expect(readFileSync(place.databaseFile + end, 'latin1')).not.toMatch(/erasme|quetzal/i);
    }
  });

  /** A run of the retention with the clock of the wall at a moment. */
  async function purgeAt(now: number, options: Partial<PurgeOptions> = {}): Promise<PurgeRun> {
    const setRight = setClock(now);
    try {
      return await purge(database, { mailFolder: folder, ...options });
    } finally {
      setRight();
    }
  }
  const nothing = { submissions: 0, subscriptions: 0, deliveries: 0 };
  /** Received so long before the end of its period. */
  const expiringIn = (ms: number, now = Date.now()) =>
    new Date(retainedSince(new Date(now)).getTime() + ms).toISOString();

  // ASVS 5.0: 14.2.7
  test('What is past its retention period is counted in a rehearsal and then deleted, with its mails in files', async () => {
    const now = Date.now();
    await insert({ receivedAt: expiringIn(-1000, now), name: 'old' });
    for (let count = 0; count < 4; count += 1) await insert({ receivedAt: expiringIn(1000, now) });
    await insert();
    await requestSubscription(database, 'never@b.example', 'en', expiringIn(-1000, now));
    await deliver({ kind: 'quarantine-digest', id: 'digest' });
    await record(database.query, 'digest', { state: 'sent' });
    await database.query(`UPDATE outbox SET created_at = $1 WHERE id = 'digest'`, [expiringIn(-1000, now)]);
    const mailFolder = mkdtempSync(path.join(folder, 'mails-'));
    for (const { id } of await rows('outbox')) writeFileSync(path.join(mailFolder, `${String(id)}.eml`), 'x');
    writeFileSync(path.join(mailFolder, 'digest.eml.tmp'), 'x');
    const counts = { submissions: 1, subscriptions: 1, deliveries: 1 };
    const begun: object[] = [];
    const run = (options: object = {}) => purgeAt(now, { mailFolder, onRemoval: (all) => begun.push(all), ...options });
    expect(await run({ rehearse: true })).toEqual({ removed: counts });
    expect(begun).toEqual([]);
    expect(await run()).toEqual({ removed: counts });
    expect(await run()).toEqual({ removed: nothing });
    expect(begun).toEqual([counts]);
    const left = (await rows('submissions')).map(({ payload }) => payload as string);
    expect(left).toHaveLength(5);
    expect(left.join()).not.toContain('old');
    const ids = (await rows('outbox')).map(({ id }) => `${String(id)}.eml`);
    expect(ids).toHaveLength(10);
    expect(readdirSync(mailFolder).sort()).toEqual(ids.sort());
  });

  test('Much that is past its period goes in pieces, also when all of it came at the same moment', async () => {
    const store = createSubmissionStore(database);
    const insertAll = (count: number, receivedAt: () => string) =>
      Promise.all(Array.from({ length: count }, () => store.insert(submission({ receivedAt: receivedAt() }))));
    const old = expiringIn(-aDay);
    await insertAll(700, () => old);
    await insertAll(10, () => expiringIn(-anHour));
    await insertAll(2, () => new Date().toISOString());
    const run = await purgeAt(Date.now(), { confirmed: true });
    expect(run).toEqual({ removed: { submissions: 710, subscriptions: 0, deliveries: 0 } });
    expect(await rows('submissions')).toHaveLength(2);
    expect(await rows('outbox')).toHaveLength(4);
  });

  test('By a clock that jumps ahead no more is removed than by the time that has gone by', async () => {
    const begin = Date.now();
    for (let count = 0; count < 10; count += 1) await insert();
    await insert({ receivedAt: expiringIn(2 * anHour, begin) });
    let ran = 0;
    const machine = { start: 'one', milliseconds: () => ran };
    let clock = createBelievableClock(machine);
    expect(await purgeAt(begin, { clock })).toEqual({ removed: nothing });
    const ahead = begin + 20 * anHour;
    expect(await purgeAt(ahead, { clock })).toEqual({ removed: nothing });
    ran += anHour;
    expect(await purgeAt(ahead, { clock })).toEqual({ removed: nothing });
    // The server was stopped for an hour; its machine was not.
    ran += anHour + 1000;
    clock = createBelievableClock(machine);
    expect(await purgeAt(ahead, { clock })).toEqual({ removed: { ...nothing, submissions: 1 } });
    expect(await rows('submissions')).toHaveLength(10);
  });

  test('Instances on several machines take turns, and their time counts once', async () => {
    const begin = Date.now();
    for (let count = 0; count < 10; count += 1) await insert();
    await insert({ receivedAt: expiringIn(150 * 60_000, begin) });
    let ran = 0;
    const clocks = ['one', 'two'].map((start, index) =>
      createBelievableClock({ start, milliseconds: () => ran + index * aDay }),
    );
    const run = (index: number) => purgeAt(begin + 20 * anHour, { clock: clocks[index] });
    await purgeAt(begin, { clock: clocks[0] });
    await purgeAt(begin, { clock: clocks[1] });
    for (let half = 1; half <= 4; half += 1) {
      ran += anHour / 2;
      expect(await run(half % 2)).toEqual({ removed: nothing });
    }
    ran += anHour;
    expect(await run(0)).toEqual({ removed: { ...nothing, submissions: 1 } });
  });

  test('A machine that was off keeps for longer what it cannot be sure of, and asks; the operator knows', async () => {
    const begin = Date.now();
    for (let count = 0; count < 10; count += 1) await insert();
    await insert({ receivedAt: expiringIn(anHour, begin) });
    await purgeAt(begin);
    const other = () => createBelievableClock({ start: 'other', milliseconds: () => 5 });
    expect(await purgeAt(begin + aDay - anHour, { clock: other() })).toEqual({ removed: nothing });
    const waiting = { removed: nothing, heldBack: { ...nothing, submissions: 1, reason: 'clock' } };
    const later = begin + 2 * aDay;
    expect(await purgeAt(later, { clock: other(), rehearse: true })).toEqual(waiting);
    expect(await purgeAt(later, { clock: other() })).toEqual(waiting);
    expect(await purgeAt(later, { clock: other(), confirmed: true })).toEqual({
      removed: { ...nothing, submissions: 1 },
    });
    expect(await purgeAt(later, { clock: other() })).toEqual({ removed: nothing });
  });

  test('A clock that is years ahead removes nothing, neither at once nor once it is in the records, unless somebody says so', async () => {
    for (let count = 0; count < 10; count += 1) await insert();
    const inYears = Date.now() + 4 * 365 * aDay;
    const heldBack = {
      removed: nothing,
      heldBack: { submissions: 10, subscriptions: 0, deliveries: 0, reason: 'clock' },
    };
    // Never purged before: the newest submission counts.
    expect(await purgeAt(inYears)).toEqual(heldBack);
    for (let count = 0; count < 90; count += 1) await insert({ receivedAt: new Date(inYears).toISOString() });
    expect(await purgeAt(inYears)).toEqual(heldBack);
    // Set right, and wrong again.
    await purgeAt(Date.now());
    expect(await purgeAt(inYears)).toEqual(heldBack);
    expect(await rows('submissions')).toHaveLength(100);
    expect(await purgeAt(inYears, { confirmed: true })).toMatchObject({ removed: { submissions: 10 } });
    expect(await rows('submissions')).toHaveLength(90);
  });

  test('A clock that was ahead when nothing was stored is not believed later on', async () => {
    const inYears = Date.now() + 4 * 365 * aDay;
    await purgeAt(inYears);
    await purgeAt(Date.now());
    for (let count = 0; count < 10; count += 1) await insert();
    expect(await purgeAt(inYears)).toMatchObject({ removed: nothing, heldBack: { submissions: 10 } });
  });

  test('A machine that starts in 1970 goes on where it was once its clock is set', async () => {
    for (let count = 0; count < 10; count += 1) await insert();
    const begin = Date.now();
    await purgeAt(begin);
    await purgeAt(0);
    await insert({ receivedAt: expiringIn(-1000, begin) });
    expect(await purgeAt(begin)).toEqual({ removed: { ...nothing, submissions: 1 } });
  });

  test('More than a fifth is removed only when somebody says so', async () => {
    const now = Date.now();
    for (let count = 0; count < 10; count += 1) {
      await insert({ receivedAt: count < 3 ? expiringIn(-1000, now) : new Date(now).toISOString() });
    }
    const heldBack = { removed: nothing, heldBack: { ...nothing, submissions: 3, reason: 'share' } };
    expect(await purgeAt(now)).toEqual(heldBack);
    expect(await rows('submissions')).toHaveLength(10);
    expect(await purgeAt(now, { rehearse: true })).toEqual(heldBack);
    expect(await purgeAt(now, { confirmed: true })).toEqual({ removed: { ...nothing, submissions: 3 } });
    expect(await rows('submissions')).toHaveLength(7);
  });

  test('All instances share a secret', async () => {
    const other = await open();
    const secrets = await Promise.all([database, other, database].map((each) => sharedSecret(each, 'one')));
    await other.close();
    expect(new Set(secrets).size).toBe(1);
    expect(await sharedSecret(database, 'two')).not.toBe(secrets[0]);
  });

  test('Instances that start together make the tables once; a newer version is refused', async () => {
    place = {
      databaseFile: path.join(folder, `together-${databases}.sqlite`),
      databaseUrl: kind === 'postgres' ? await cluster.createDatabase() : undefined,
    };
    const together = await Promise.all([open(), open(), open(), open()]);
    await createSubmissionStore(together[3]!).insert(submission());
    expect(await together[0]!.query('SELECT id FROM submissions')).toHaveLength(1);
    await together[0]!.query(kind === 'sqlite' ? 'PRAGMA user_version = 99' : 'UPDATE schema_version SET version = 99');
    await Promise.all(together.map((each) => each.close()));
    await expect(open()).rejects.toThrow('a newer version of this server');
  });
});
