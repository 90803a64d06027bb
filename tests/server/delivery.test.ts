import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';

import { isRefusedForGood } from '../../server/delivery/delivery-error';
import { retryDelay, usualRetryPlan, type RetryPlan } from '../../server/delivery/retry-plan';
import { startServer, type RunningServer } from '../../server/index';
import type { Database } from '../../server/storage/database';
import { erasePerson } from '../../server/storage/erasure';
import { openDatabase } from '../../server/storage/open-database';
import { claim, enqueue } from '../../server/storage/outbox';
import { submissionsOf } from '../../server/storage/people';
import { createSubmissionStore } from '../../server/storage/submission-store';
import { locales } from '../../src/domain/locales';
import { startDribblingPeer } from '../support/dribbling-peer';
import { siteAndPostgres } from '../support/site-and-postgres';
import { startSmtpPeer, type SmtpPeer } from '../support/smtp-peer';
import { waitUntil } from '../support/wait-until';

const plan: RetryPlan = {
  firstMs: 50,
  longestMs: 200,
  giveUpAfterMs: 60_000,
  // Long enough for a busy machine: else a mail that is only slow is sent twice.
  silenceMs: 20_000,
  deadlineMs: 40_000,
  graceMs: 5000,
  checkMs: 50,
  leaseMs: 60_000,
};
const sales = 'sales@voltsyn.example';
const valid = {
  name: 'Åsa Öberg',
  company: 'Elbil AB',
  businessType: 'usedEvDealer',
  email: 'asa@elbil.example',
  message: 'Hej\n.\r\nBcc: alla@elbil.example',
  language: 'sv',
};

const parts = siteAndPostgres();

test('Retries wait twice as long each time, half of it at random, and never longer than the longest', () => {
  const waits = [1, 2, 3, 30].map((attempts) => [
    retryDelay(attempts, usualRetryPlan, 0),
    retryDelay(attempts, usualRetryPlan, 1),
  ]);
  expect(waits).toEqual([
    [15_000, 30_000],
    [30_000, 60_000],
    [60_000, 120_000],
    [usualRetryPlan.longestMs / 2, usualRetryPlan.longestMs],
  ]);
});

test('Only a refusal of the recipient or of the content is final, not one of us as sender', () => {
  const refusal = (code: string, command: string, response: string) =>
    isRefusedForGood({ code, command, response, responseCode: Number(response.slice(0, 3)) });
  expect(refusal('EENVELOPE', 'RCPT TO', '550 5.1.1 no such user')).toBe(true);
  expect(refusal('EENVELOPE', 'RCPT TO', '550 no such user')).toBe(true);
  expect(refusal('EMESSAGE', 'DATA', '554 5.6.0 what is this')).toBe(true);
  for (const [code, command, response] of [
    ['EENVELOPE', 'MAIL FROM', '550 5.1.0 sender rejected'],
    ['EENVELOPE', 'MAIL FROM', '530 5.7.0 authentication required'],
    ['EENVELOPE', 'RCPT TO', '530 authentication required'],
    ['EENVELOPE', 'RCPT TO', '554 5.7.1 relay access denied'],
    ['EENVELOPE', 'RCPT TO', '503 bad sequence of commands'],
    ['EENVELOPE', 'RCPT TO', '550 5.1.8 bad domain of sender'],
    ['EMESSAGE', 'DATA', '550-5.7.26 unauthenticated mail'],
    ['EMESSAGE', 'DATA', '452 4.3.1 no room'],
    ['EAUTH', 'AUTH PLAIN', '535 5.7.8 wrong password'],
  ] as const) {
    expect([response, refusal(code, command, response)]).toEqual([response, false]);
  }
});

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let peer: SmtpPeer;
  let database: Database;
  let server: RunningServer | undefined;

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
    databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
    peer = await startSmtpPeer();
    database = await openDatabase(
      { databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') },
      () => undefined,
    );
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    await database.close();
    await peer.stop();
    rmSync(dataDir, { recursive: true });
  });

  async function start(environment: Record<string, string> = {}, ownPlan = plan): Promise<RunningServer> {
    server = await startServer(
      {
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SITE_DIR: parts.siteDir,
        SMTP_URL: peer.url,
        SALES_ADDRESS: sales,
        LOG_LEVEL: 'silent',
        LIMIT_PER_ADDRESS: '1000',
        ...environment,
      },
      ownPlan,
    );
    return server;
  }

  async function send(fields: object = valid, endpoint = 'demo-requests'): Promise<string> {
    const response = await fetch(`${server!.origin}/api/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { reference: string }).reference;
  }

  const outbox = () =>
    database.query<{ kind: string; state: string; attempts: number; last_error: string | null }>(
      'SELECT kind, state, attempts, last_error FROM outbox ORDER BY kind',
    );
  const mailTo = (address: string) => peer.mails.filter(({ envelopeTo }) => envelopeTo.includes(address));
  const allSent = () =>
    waitUntil(async () => (await outbox()).every(({ state }) => state === 'sent'), { what: 'Sending' });

  test('A demo request reaches sales, its receipt the visitor in the language of the page; neither can be made to say more', async () => {
    await start();
    const reference = await send();
    await allSent();
    expect(peer.mails).toHaveLength(2);

    const [toSales] = mailTo(sales);
    expect(toSales!.subject).toContain(reference);
    expect(toSales!.replyTo).toMatchObject([{ address: valid.email }]);
    expect(toSales!.text).toContain('Bcc: alla@elbil.example');
    expect(toSales!.text).toContain('Type of business: Used-EV dealer');
    expect(toSales!.bcc).toBeUndefined();
    expect(toSales!.envelopeTo).toEqual([sales]);

    const [toVisitor] = mailTo(valid.email);
    expect(toVisitor!.subject).toBe(`Vi har fått din demoförfrågan (${reference})`);
    expect(toVisitor!.html).toContain('<html lang="sv"');
    expect(toVisitor!.text).toMatch(/hör av sig inom 24\stimmar på arbetsdagar/);
    for (const typed of [valid.name, valid.company, 'alla@']) expect(toVisitor!.raw).not.toContain(typed);
    expect(toVisitor!.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    expect(toVisitor!.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  });

  test.each(locales.map(({ code }) => code))('%s: the mails are whole', async (language) => {
    await start();
    await send({ ...valid, language });
    await send({ firstName: 'Å', lastName: 'B', email: 'b@c.example', message: 'x', language }, 'contact-messages');
    await send({ email: 'd@e.example', language }, 'newsletter-subscriptions');
    await allSent();
    expect(peer.mails).toHaveLength(5);
    for (const { subject, text, html } of peer.mails) {
      for (const part of [subject, text, html]) {
        expect(part).toBeTruthy();
        // No placeholder that nothing was put in for.
        expect(part).not.toMatch(/\{\w+\}|undefined/);
      }
    }
  });

  // ASVS 5.0: 1.3.11
  test('What a visitor typed cannot begin a header, add a recipient or become markup', async () => {
    await start();
    const name = 'A\r\nBcc: x@y.example\r\n\r\n<b onload=alert(1)>';
    await send({ ...valid, name, company: '"><img src=x>', email: 'o"x@elbil.example'.replace('"', '+') });
    await allSent();
    for (const mail of peer.mails) {
      expect(mail.envelopeTo).toHaveLength(1);
      expect(mail.bcc).toBeUndefined();
      expect(mail.html).not.toMatch(/<b |<img/);
      expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    }
  });

  // ASVS 5.0: 16.5.2
  test('While the peer refuses connections, submissions are stored; their mails are sent when it is back, also after a restart', async () => {
    const port = Number(new URL(peer.url).port);
    await peer.stop();
    await start();
    await send();
    await waitUntil(async () => (await outbox()).every(({ attempts }) => attempts > 1));
    expect((await outbox()).map(({ last_error }) => last_error)).toContain('ESOCKET');
    await server!.stop();
    peer = await startSmtpPeer(port);
    await start();
    await allSent();
    expect(peer.mails).toHaveLength(2);
  });

  test('A peer that hangs is given up and tried again', async () => {
    peer.behave('hang');
    await start({}, { ...plan, silenceMs: 500 });
    await send();
    await waitUntil(async () => (await outbox()).every(({ last_error }) => last_error === 'ETIMEDOUT'));
    peer.behave('accept');
    await allSent();
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('A mail whose peer went away after it is sent again, with the same Message-ID', async () => {
    peer.behave('drop');
    await start();
    await send();
    await waitUntil(() => mailTo(sales).length > 0);
    peer.behave('accept');
    await allSent();
    const mails = mailTo(sales);
    expect(mails.length).toBeGreaterThan(1);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test.each([{ recipient: 451 }, { data: 452 }])('A temporary refusal is tried again: %j', async (behaviour) => {
    peer.behave(behaviour);
    await start();
    await send();
    await waitUntil(async () => (await outbox()).every(({ last_error }) => last_error?.startsWith('45')));
    peer.behave('accept');
    await allSent();
    expect(peer.mails).toHaveLength(2);
  });

  test.each([{ recipient: 550 }, { data: 554 }])(
    'A refusal for good ends the confirmation, while sales is tried on: %j',
    async (behaviour) => {
      peer.behave(behaviour);
      await start();
      await send();
      await waitUntil(async () => (await outbox())[0]!.state === 'failed');
      await waitUntil(async () => (await outbox())[1]!.attempts > 2);
      expect((await outbox())[1]).toMatchObject({ kind: 'sales-mail', state: 'pending' });
      peer.behave('accept');
      await waitUntil(() => mailTo(sales).length === 1);
      expect(mailTo(valid.email)).toEqual([]);
    },
  );

  test.each([{ sender: 550 }, { sender: 530 }, { recipient: 554, says: '5.7.1 relay access denied' }])(
    'A refusal of our own address or set-up ends no mail: %j',
    async (behaviour) => {
      peer.behave(behaviour);
      await start();
      await send();
      await waitUntil(async () => (await outbox()).every(({ attempts }) => attempts > 2));
      expect(await outbox()).toMatchObject([{ state: 'pending' }, { state: 'pending' }]);
      peer.behave('accept');
      await allSent();
      expect(peer.mails).toHaveLength(2);
    },
  );

  test('What cannot be sent for days has failed, and says why without quoting the peer', async () => {
    peer.behave({ recipient: 451 });
    await start({}, { ...plan, giveUpAfterMs: 300 });
    await send();
    await waitUntil(async () => (await outbox()).every(({ state }) => state === 'failed'));
    expect((await outbox()).map(({ last_error }) => last_error)).toEqual(['451', '451']);
  });

  test('What a dead process had taken is sent when its lease ends', async () => {
    const inserted = await database.query(
      `INSERT INTO outbox (id, kind, state, attempts, due_at, created_at, recipient, topic)
       VALUES ('taken', 'newsletter-issue', 'pending', 1, $1, $2, 'nobody@b.example', '/blog') RETURNING id`,
      [new Date(Date.now() + 400).toISOString(), new Date().toISOString()],
    );
    expect(inserted).toHaveLength(1);
    await start();
    // Nobody has subscribed: there is nothing to send.
    await waitUntil(async () => (await outbox())[0]!.state === 'withheld');
  });

  test('A delivery that processes do not survive is given up, and what was claimed beside it is sent', async () => {
    const claimedBefore = (id: string, leases: number) =>
      database.query(
        `INSERT INTO outbox (id, kind, attempts, leases, due_at, created_at, recipient, topic)
         VALUES ($1, 'newsletter-issue', $2, $2, $3, $3, 'nobody@b.example', '/blog')`,
        [id, leases, new Date().toISOString()],
      );
    await claimedBefore('deadly', 5);
    await claimedBefore('beside', 1);
    await start();
    await waitUntil(async () => (await outbox()).every(({ state }) => state !== 'pending'));
    expect(await database.query('SELECT id, state, last_error, leases FROM outbox ORDER BY id')).toEqual([
      { id: 'beside', state: 'withheld', last_error: null, leases: 0 },
      { id: 'deadly', state: 'failed', last_error: 'lost', leases: 0 },
    ]);
  });

  /** Makes as if all that has happened had happened earlier. What is due comes last: it is sent at once. */
  const letPass = async (ms: number) => {
    for (const column of ['created_at', 'finished_at', 'due_at']) {
      for (const row of await database.query<{ id: string; moment: string | null }>(
        `SELECT id, ${column} AS moment FROM outbox`,
      )) {
        const moment = row.moment && new Date(Date.parse(row.moment) - ms).toISOString();
        await database.query(`UPDATE outbox SET ${column} = $1 WHERE id = $2`, [moment, row.id]);
      }
    }
  };
  const limited = async () => (await outbox()).filter((row) => row.last_error === 'limit');
  const aDay = 24 * 3_600_000;
  /** Long enough that nothing is tried a second time. */
  const patient = { ...plan, longestMs: 6 * 3_600_000, giveUpAfterMs: 3 * aDay };

  test('A person gets five mails a day that strangers can cause, however the address is written, and the others later', async () => {
    await start({}, patient);
    const spellings = ['asa@elbil.example', 'Asa+1@elbil.example', 'asa+shop+2@ELBIL.example'];
    for (let round = 0; round < 9; round += 1) {
      await send({ ...valid, email: spellings[round % 3], message: `${round}` });
    }
    const receipts = () => peer.mails.filter(({ envelopeTo }) => !envelopeTo.includes(sales));
    await waitUntil(async () => (await outbox()).every(({ state, last_error }) => state === 'sent' || last_error));
    expect(receipts()).toHaveLength(5);
    expect(mailTo(sales)).toHaveLength(9);
    expect(await limited()).toMatchObject(Array.from({ length: 4 }, () => ({ state: 'pending', attempts: 0 })));
    await letPass(aDay + 1000);
    await allSent();
    expect(receipts()).toHaveLength(9);
  });

  test('Mails count that an instance has sent whose clock is a little ahead', async () => {
    await start({}, patient);
    for (let round = 0; round < 5; round += 1) await send({ ...valid, message: `${round}` });
    await allSent();
    await letPass(-30_000);
    await send({ ...valid, message: 'one more' });
    await waitUntil(async () => (await limited()).length === 1);
    expect(peer.mails.filter(({ envelopeTo }) => !envelopeTo.includes(sales))).toHaveLength(5);
  });

  test('One network that signs up many at a mail provider keeps nobody else from confirming; what it caused goes out later', async () => {
    await start({ TRUSTED_PROXIES: '1', LIMIT_TOTAL: '100000' }, patient);
    const signUp = (email: string, from: string) =>
      fetch(`${server!.origin}/api/newsletter-subscriptions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
        body: JSON.stringify({ email, language: 'sv' }),
      }).then(({ status }) => expect(status).toBe(201));
    await Promise.all(
      Array.from({ length: 60 }, (_value, index) => signUp(`bot${index}@provider.example`, `203.0.113.${index}`)),
    );
    await waitUntil(async () => (await outbox()).every(({ state, last_error }) => state === 'sent' || last_error));
    expect(peer.mails).toHaveLength(30);
    expect(await limited()).toHaveLength(30);
    await signUp('asa@provider.example', '198.51.100.7');
    await waitUntil(() => mailTo('asa@provider.example').length === 1);
    const senders = await database.query<{ sender: string }>('SELECT DISTINCT sender FROM outbox');
    expect(senders).toHaveLength(2);
    expect(JSON.stringify(senders)).not.toContain('203.0');
    await letPass(aDay + 1000);
    await allSent();
  });

  test('When a whole domain has had its mails of the day, the next ones wait; in the end they are listed as failed', async () => {
    const now = new Date().toISOString();
    for (let index = 0; index < 300; index += 1) {
      await database.query(
        `INSERT INTO outbox (id, kind, state, due_at, created_at, finished_at, recipient, recipient_domain, mailbox)
         VALUES ($1, 'receipt', 'sent', $2, $2, $2, $3, 'elbil.example', $3)`,
        [`earlier${index}`, now, `${index}@elbil.example`],
      );
    }
    await start({}, patient);
    await send();
    await waitUntil(async () => (await limited()).length === 1);
    await letPass(aDay + 1000);
    await waitUntil(() => mailTo(valid.email).length === 1);

    await database.query(`UPDATE outbox SET finished_at = $1 WHERE id LIKE 'earlier%'`, [new Date().toISOString()]);
    await send({ ...valid, message: 'again' });
    await waitUntil(async () => (await limited()).length === 1);
    await database.query(`UPDATE outbox SET waited_ms = $1, due_at = created_at WHERE last_error = 'limit'`, [
      3 * aDay,
    ]);
    await waitUntil(async () => (await limited())[0]?.state === 'failed');
  });

  test('A clock that jumps years ahead ends no mail, whether it waits for a limit or for its peer', async () => {
    const now = new Date().toISOString();
    const toDomain = async (id: string, state: string) =>
      database.query(
        `INSERT INTO outbox (id, kind, state, due_at, created_at, finished_at, recipient, recipient_domain, mailbox)
         VALUES ($1, 'receipt', $2, $3, $3, $3, 'x@elbil.example', 'elbil.example', 'x@elbil.example')`,
        [id, state, now],
      );
    for (let index = 0; index < 5; index += 1) await toDomain(`earlier${index}`, 'sent');
    peer.behave({ recipient: 451 });
    await start({}, { ...patient, longestMs: 100 });
    await send({ ...valid, email: 'x@elbil.example' });
    await waitUntil(async () => (await limited()).length === 1);
    // By the clock, they were created years ago.
    await database.query(`UPDATE outbox SET created_at = '2020-01-01T00:00:00.000Z' WHERE state = 'pending'`);
    const attemptsOf = async (row: string) => (await outbox()).find(({ kind }) => kind === row)!.attempts;
    const before = await attemptsOf('sales-mail');
    // More than an hour's worth by the usual plan.
    await waitUntil(async () => (await attemptsOf('sales-mail')) > before + 12);
    const waits = () => database.query<{ ms: number }>(`SELECT waited_ms AS ms FROM outbox WHERE last_error = 'limit'`);
    const [first] = await waits();
    await waitUntil(async () => (await waits())[0]!.ms > first!.ms);
    expect((await outbox()).filter(({ state }) => state === 'failed')).toEqual([]);
  });

  test('The digest of a flood has a largest size, counts what it leaves out and says how to see it', async () => {
    const [, hour = ''] = /^(.*T\d\d):/.exec(new Date(Date.now() - 2 * 3_600_000).toISOString())!;
    const payload = JSON.stringify({ ...valid, message: 'x'.repeat(5000) });
    await database.transaction(async (query) => {
      for (let index = 0; index < 1000; index += 1) {
        await query(
          `INSERT INTO submissions (kind, reference, content_hash, language, payload, received_at, address_key, quarantined_for)
           VALUES ('demo-request', $1, '', 'sv', $2, $3, '', 'honeypot')`,
          [`R-${index}`, payload, `${hour}:30:00.000Z`],
        );
      }
      const id = `digest-${hour}:00:00.000Z`;
      await enqueue(query, [{ id, kind: 'quarantine-digest', submissionId: null }]);
    });
    await start();
    await allSent();
    const [digest] = mailTo(sales);
    expect(digest!.subject).toBe('1000 in quarantine as suspected spam');
    expect(digest!.raw.length).toBeLessThan(500_000);
    const listed = digest!.text!.match(/^Reference: /gm)!.length;
    expect(listed).toBeGreaterThan(50);
    expect(digest!.text).toContain(`${1000 - listed} more are not listed here.`);
    expect(digest!.text).toContain(`--quarantined --since ${hour.slice(0, 10)}`);
  });

  test('A mail server that answers with a byte now and then is given up in time, while webhooks go on', async () => {
    const dribbling = await startDribblingPeer('220 here\r\n250-');
    const hook = createServer((_request, response) => response.writeHead(204).end());
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await start(
      {
        SMTP_URL: `smtp://127.0.0.1:${dribbling.port}`,
        WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
      },
      { ...plan, deadlineMs: 1000 },
    );
    for (let round = 0; round < 12; round += 1) await send({ ...valid, message: `${round}` });
    await waitUntil(async () =>
      (await outbox()).every((row) => (row.kind === 'webhook' ? row.state === 'sent' : true)),
    );
    await waitUntil(async () => (await outbox()).some(({ last_error }) => last_error === 'deadline'));
    await new Promise((resolve) => hook.close(resolve));
    await server!.stop();
    server = undefined;
    await dribbling.stop();
  });

  test('A server that stops does not wait for such a peer, and sends the mail after the next start, under the same id', async () => {
    const dribbling = await startDribblingPeer('220 here\r\n250-');
    await start({ SMTP_URL: `smtp://127.0.0.1:${dribbling.port}` }, { ...plan, deadlineMs: 3_600_000, graceMs: 100 });
    await send();
    await waitUntil(() => dribbling.connections() === 2);
    const ids = () => database.query('SELECT id FROM outbox ORDER BY id');
    const before = await ids();
    await server!.stop();
    expect(await outbox()).toMatchObject([
      { state: 'pending', attempts: 0, last_error: 'stopped' },
      { state: 'pending', attempts: 0, last_error: 'stopped' },
    ]);
    await dribbling.stop();
    await start();
    await allSent();
    expect(peer.mails).toHaveLength(2);
    expect(await ids()).toEqual(before);
  });

  test('A mail server that stalls with some mails keeps the others waiting for seconds only', async () => {
    peer.behave({ stallFor: sales });
    const anHour = 3_600_000;
    await start({}, { ...plan, silenceMs: anHour, deadlineMs: anHour, leaseMs: 2 * anHour, graceMs: 100 });
    for (let round = 0; round < 9; round += 1) await send({ ...valid, email: `${round}@elbil.example` });
    // None of the nine to sales will end. A mail counts as attempted before it has reached the peer.
    await waitUntil(() => peer.stalled() === 9);
    peer.behave('accept');
    await send({ ...valid, email: 'last@elbil.example' });
    await waitUntil(() => mailTo(sales).length === 1);
  });

  test('New deliveries come before those that have failed', async () => {
    const add = (id: string, attempts: number) =>
      database.query(
        `INSERT INTO outbox (id, kind, attempts, due_at, created_at) VALUES ($1, 'sales-mail', $2, $3, $3)`,
        [id, attempts, `2026-01-01T00:00:0${3 - attempts}.000Z`],
      );
    await add('failed', 1);
    await add('new', 0);
    const none = {
      receipt: 0,
      webhook: 0,
      'subscription-confirmation': 0,
      'quarantine-digest': 0,
      'booking-mail': 0,
      'booking-sales-mail': 0,
      'booking-webhook': 0,
      'booking-reminder': 0,
      suspect: 0,
    };
    const claimed = await claim(database, { ...none, 'newsletter-issue': 0, 'sales-mail': 1 }, 1000);
    expect(claimed).toMatchObject([{ id: 'new' }]);
  });

  test('A webhook that does not answer keeps no mail waiting', async () => {
    const hook = createServer(() => undefined);
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await start(
      {
        WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
      },
      { ...plan, graceMs: 100 },
    );
    for (let round = 0; round < 20; round += 1) await send({ ...valid, email: `${round}@elbil.example` });
    await waitUntil(() => peer.mails.length === 40);
    await server!.stop();
    server = undefined;
    hook.closeAllConnections();
    await new Promise((resolve) => hook.close(resolve));
  });

  test('A webhook is signed, has a stable id, and is tried until it is taken', async () => {
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        calls.push({ headers: request.headers, body });
        response.statusCode = calls.length < 3 ? 500 : 204;
        response.end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
    await start({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret });
    const reference = await send();
    await allSent();
    await new Promise((resolve) => hook.close(resolve));
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { headers, body } of calls) {
      const content = new Webhook(secret).verify(body, headers as Record<string, string>);
      expect(content).toMatchObject({ type: 'demo-request', data: { reference, name: valid.name } });
    }
  });

  test('The system to connect reaches sales and the webhook, is exported and erased with the rest, and may be missing', async () => {
    const bodies: string[] = [];
    const hook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    await start({
      WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    });
    const system = 'OPC UA <b>7</b>';
    await send({ ...valid, system });
    // As it was stored before there was such a field.
    await createSubmissionStore(database).insert({
      kind: 'demo-request',
      language: 'sv',
      payload: { ...valid, email: 'bo@elbil.example' },
      receivedAt: new Date().toISOString(),
      quarantinedFor: [],
      deliveries: [{ kind: 'sales-mail' }, { kind: 'receipt', recipient: 'bo@elbil.example' }, { kind: 'webhook' }],
    });
    await allSent();
    await new Promise((resolve) => hook.close(resolve));

    const [withSystem, without] = [valid.email, 'bo@elbil.example'].map((address) =>
      mailTo(sales).find(({ replyTo }) => replyTo?.[0]?.address === address)!,
    );
    expect(withSystem!.text).toContain(`System to connect: ${system}`);
    expect(withSystem!.html).not.toContain('<b>7');
    expect(without!.text).not.toContain('System to connect');
    expect(mailTo(valid.email)[0]!.raw).not.toContain('OPC UA');
    const sentTo = (email: string) =>
      bodies
        .map((body) => JSON.parse(body) as { data: object })
        .find(({ data }) => 'email' in data && data.email === email);
    expect(sentTo(valid.email)).toMatchObject({ data: { system } });
    expect(sentTo('bo@elbil.example')!.data).not.toHaveProperty('system');

    const exported: object[] = [];
    for await (const submission of submissionsOf(database.query, valid.email)) exported.push(submission);
    expect(exported).toMatchObject([{ payload: { system } }]);
    await erasePerson(database, valid.email, path.join(dataDir, 'mail'));
    const left = await database.query<{ payload: string }>('SELECT payload FROM submissions');
    expect(left.map(({ payload }) => (JSON.parse(payload) as { email: string }).email)).toEqual(['bo@elbil.example']);
  });

  test('Two instances send each mail once', async () => {
    const first = await start();
    const second = await start();
    await Promise.all(
      Array.from({ length: 20 }, (_value, index) => send({ ...valid, email: `${index}@elbil.example` })),
    );
    await allSent();
    await first.stop();
    expect(second).toBe(server);
    expect(peer.mails).toHaveLength(40);
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(40);
  });
});
