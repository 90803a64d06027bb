import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';

import { retryDelay, usualRetryPlan, type RetryPlan } from '../../server/delivery/retry-plan';
import { startServer, type RunningServer } from '../../server/index';
import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open-database';
import { locales } from '../../src/domain/locales';
import { siteAndPostgres } from '../support/site-and-postgres';
import { startSmtpPeer, type SmtpPeer } from '../support/smtp-peer';
import { waitUntil } from '../support/wait-until';

const plan: RetryPlan = {
  firstMs: 50,
  longestMs: 200,
  giveUpAfterMs: 60_000,
  // Long enough for a busy machine: else a mail that is only slow is sent twice.
  silenceMs: 20_000,
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
    expect(toVisitor!.subject).toBe(`Din demoförfrågan har kommit fram (${reference})`);
    expect(toVisitor!.html).toContain('<html lang="sv"');
    expect(toVisitor!.text).toContain('Vi hör av oss inom 24 timmar');
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

  test('An address gets five mails a day that strangers can cause, sales all of them', async () => {
    await start();
    for (let round = 0; round < 8; round += 1) await send({ ...valid, message: `${round}` });
    await waitUntil(async () => (await outbox()).every(({ state }) => state !== 'pending'));
    expect(mailTo(valid.email)).toHaveLength(5);
    expect(mailTo(sales)).toHaveLength(8);
    expect((await outbox()).filter(({ state }) => state === 'withheld')).toHaveLength(3);
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
