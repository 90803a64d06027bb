import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyBaseLogger } from 'fastify';

import { startServer, type RunningServer } from '../../server/index';
import type { Database } from '../../server/storage/database';
import { openDatabase } from '../../server/storage/open-database';
import { startPurging } from '../../server/storage/purging';
import { text } from '../../server/texts/texts';
import { expectBackUpToHoldWhatWasConfirmed } from '../support/back-up';
import { setClock } from '../support/clock';
import { siteAndPostgres } from '../support/site-and-postgres';
import { waitUntil } from '../support/wait-until';

const execute = promisify(execFile);
const valid = { name: 'Åsa', company: 'Elbil', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
const parts = siteAndPostgres();

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let dataDir: string;
  let environment: Record<string, string>;
  let server: RunningServer | undefined;
  let database: Database;

  async function environmentFor(folder: string): Promise<Record<string, string>> {
    return {
      PORT: '0',
      DATA_DIR: folder,
      SITE_DIR: parts.siteDir,
      LOG_LEVEL: 'silent',
      LIMIT_PER_ADDRESS: '1000000',
      LIMIT_TOTAL: '1000000',
      METRICS_PORT: '0',
      ...(kind === 'postgres' && { DATABASE_URL: await parts.cluster.createDatabase() }),
    };
  }

  const open = (settings: Record<string, string>) =>
    openDatabase(
      { databaseUrl: settings.DATABASE_URL, databaseFile: path.join(settings.DATA_DIR!, 'requests.sqlite') },
      () => undefined,
    );

  beforeEach(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
    environment = await environmentFor(dataDir);
    server = await startServer(environment);
    database = await open(environment);
  });
  afterEach(async () => {
    await server?.stop();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  /** Runs the operator's command; what it prints, and on failure what it complains of. */
  async function submissions(args: string[], settings = environment): Promise<string> {
    const env = { ...process.env, ...settings, NODE_OPTIONS: '' };
    return (await execute(process.execPath, ['server/cli/index.ts', ...args], { env })).stdout;
  }

  async function send(fields: object = {}, endpoint = 'demo-requests', { origin } = server!): Promise<string> {
    const response = await fetch(`${origin}/api/${endpoint}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...valid, ...fields }),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { reference: string }).reference;
  }

  const states = () => database.query<{ state: string }>(`SELECT state FROM outbox WHERE kind <> 'quarantine-digest'`);
  const allSent = () => waitUntil(async () => (await states()).every(({ state }) => state === 'sent'));

  test('Submissions are found by a text; those in quarantine are listed apart and can be released', async () => {
    const wanted = await send({ message: 'Tesla i Malmö' });
    const held = await send({ name: 'Held', homepage: 'x' });
    expect(await submissions(['--search', 'malmö'])).toContain(wanted);
    expect(await submissions(['--search', 'malmö'])).not.toContain(held);
    expect(await submissions(['--search', held.toLowerCase()])).toContain(held);
    const quarantined = await submissions(['--quarantined', '--format', 'json']);
    expect(JSON.parse(quarantined)).toMatchObject({ reference: held, quarantinedFor: 'honeypot no-script' });
    expect(await submissions(['release', held])).toContain(`${held} is released`);
    await allSent();
    expect(await submissions(['--quarantined'])).toContain('No submissions.');
    await expect(submissions(['release', held])).rejects.toThrow(`No submission ${held} is in quarantine.`);
  });

  test('What failed is listed and sent again', async () => {
    const reference = await send();
    await allSent();
    await database.query(`UPDATE outbox SET state = 'failed', last_error = '550'`);
    expect(await submissions(['failed'])).toMatch(new RegExp(`${reference}.*550`));
    expect(await submissions(['resend', '--failed'])).toContain('2 will be sent again');
    await allSent();
    expect(await submissions(['failed'])).toContain('Nothing has failed.');
    expect(await submissions(['resend', reference])).toContain('1 will be sent again');
    await expect(submissions(['resend', 'NONE-NONE'])).rejects.toThrow('nothing to send again');
    await expect(submissions(['resend'])).rejects.toThrow('"resend" needs REFERENCE or --failed');
  });

  test('Erasure leaves no match anywhere: tables, files, log, outbox, mails; of others everything stays', async () => {
    const name = 'Quetzalcoatl Erasmus';
    for (let count = 0; count < 30; count += 1)
      await send({ name: `Other ${count}`, email: `other${count}@elbil.example` });
    await send({ name, email: 'Quetzal@Erasme.example', message: 'Popocatepetl '.repeat(300) });
    await send({ firstName: name, lastName: 'x', email: 'quetzal@erasme.example', message: 'z' }, 'contact-messages');
    await send({ email: 'quetzal@erasme.example' }, 'newsletter-subscriptions');
    await allSent();
    const exported = JSON.parse(await submissions(['export', 'quetzal@erasme.example'])) as Record<string, unknown[]>;
    expect(exported.submissions).toHaveLength(3);
    expect(exported.deliveries).toHaveLength(5);

    // Under load.
    let running = true;
    const load = Promise.all(
      ['a', 'b', 'c'].map(async (worker) => {
        for (let count = 0; running; count += 1) {
          // What was refused for a moment is sent again by the form. Mails to one provider would wait for a limit.
          await send({ email: `${worker}@load${count}.example` }).catch(() => undefined);
        }
      }),
    );
    const erased = await submissions(['erase', 'QUETZAL@erasme.example']).finally(() => {
      running = false;
    });
    expect(erased).toContain('Erased: 3 submissions and a newsletter');
    await load;
    await allSent();
    const traces = /quetzal|erasme|popocatepetl/i;
    for (const table of ['submissions', 'outbox', 'subscriptions']) {
      expect(JSON.stringify(await database.query(`SELECT * FROM ${table}`))).not.toMatch(traces);
    }
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+/.test(file));
    expect(files.length).toBeGreaterThan(30);
    const guilty = files.filter((file) => traces.test(readFileSync(path.join(dataDir, file), 'latin1')));
    expect(guilty).toEqual([]);
    expect(await database.query(`SELECT 1 FROM submissions WHERE address_key LIKE 'other%'`)).toHaveLength(30);
    await send({ name: 'After' });
    await expect(submissions(['erase', 'nobody'])).rejects.toThrow('"nobody" is no e-mail address.');
  });

  test('What is past its retention period is counted in a rehearsal before it is deleted', async () => {
    await send();
    await database.query(`UPDATE submissions SET received_at = '2001-01-01T00:00:00.000Z'`);
    const question = 'It is more than a fifth of what is stored. If that is right, add --confirm.';
    const rehearsed = await submissions(['purge', '--rehearse']);
    expect(rehearsed).toContain('Past their period too: 1 submissions');
    expect(rehearsed).toContain(question);
    await expect(submissions(['purge'])).rejects.toThrow(question);
    expect(await database.query('SELECT 1 FROM submissions')).toHaveLength(1);
    expect(await submissions(['purge', '--confirm'])).toContain('Deleted: 1 submissions');
    expect(await database.query('SELECT 1 FROM submissions')).toHaveLength(0);
  });

  /** Lets no subscription be confirmed or ended. */
  const refuseChanges = () =>
    database.query(
      kind === 'sqlite'
        ? `CREATE TRIGGER refuse BEFORE UPDATE ON subscriptions BEGIN SELECT raise(ABORT, 'no writes'); END`
        : 'ALTER TABLE subscriptions ADD CONSTRAINT refuse CHECK (confirmed_at IS NULL AND unsubscribed_at IS NULL)',
    );
  const allowChanges = () =>
    database.query(kind === 'sqlite' ? 'DROP TRIGGER refuse' : 'ALTER TABLE subscriptions DROP CONSTRAINT refuse');

  test('While nothing can be written, links of the newsletter say when to come back, and work afterwards', async () => {
    await send({}, 'newsletter-subscriptions');
    await allSent();
    const [{ token }] = (await database.query('SELECT token FROM subscriptions')) as [{ token: string }];
    const link = (action: string) => `${server!.origin}/api/newsletter/${action}?token=${token}&language=sv`;
    const press = (action: string, fields = {}) =>
      fetch(link(action), {
        method: 'POST',
        body: new URLSearchParams({ token, language: 'sv', ...fields }),
        redirect: 'manual',
      });
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    await refuseChanges();
    for (const action of ['confirm', 'unsubscribe']) {
      expect((await fetch(link(action))).status).toBe(200);
      const answer = await press(action);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(await answer.text()).toContain(text('sv', 'page.tryAgain'));
    }
    const refused = await press('unsubscribe', oneClick);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await refused.json()).toMatchObject({ type: '/problems/not-stored', status: 503 });
    await allowChanges();
    expect((await press('confirm')).status).toBe(303);
    expect((await press('unsubscribe', oneClick)).status).toBe(200);
    expect(await database.query('SELECT state FROM subscriptions')).toMatchObject([{ state: 'unsubscribed' }]);
  });

  test('Each run of the retention says in one line what it removed or why it did not, and names nobody', async () => {
    const lines: { level: string; counts: object; text: string }[] = [];
    const logAt = (level: string) => (counts: object, text: string) => void lines.push({ level, counts, text });
    const log = { warn: logAt('warn'), error: logAt('error') } as unknown as FastifyBaseLogger;
    async function runOnce(): Promise<void> {
      const before = lines.length;
      const end = startPurging(database, { dataDir }, log);
      await waitUntil(() => lines.length > before);
      end();
    }
    for (let count = 0; count < 5; count += 1) await send();
    await allSent();
    const setRight = setClock(Date.now() + 4 * 365 * 24 * 3_600_000);
    await runOnce();
    setRight();
    expect(lines).toMatchObject([{ level: 'error', counts: { submissions: 5 } }]);
    expect(lines[0]!.text).toMatch(/The clock is more than a day ahead.*npm run submissions -- purge --confirm\.$/);
    expect(await database.query('SELECT 1 FROM submissions')).toHaveLength(5);
    await database.query(
      `UPDATE submissions SET received_at = '2001-01-01T00:00:00.000Z' WHERE id = (SELECT min(id) FROM submissions)`,
    );
    await runOnce();
    expect(lines[1]).toEqual({
      level: 'warn',
      counts: { submissions: 1, subscriptions: 0, deliveries: 0 },
      text: 'What was past its retention period has been purged.',
    });
    expect(await database.query('SELECT 1 FROM submissions')).toHaveLength(4);
    const audited = readFileSync(path.join(dataDir, 'audit.log'), 'utf8').trimEnd().split('\n');
    expect(audited.map((line) => JSON.parse(line) as object)).toMatchObject([
      { by: 'server', command: 'purge', state: 'begun' },
      { by: 'server', command: 'purge', state: 'done', submissions: 1 },
    ]);
  });

  test('What waits is listed and counted', async () => {
    const reference = await send();
    await allSent();
    expect(await submissions(['waiting'])).toContain('Nothing is waiting.');
    await database.query(
      `UPDATE outbox SET state = 'pending', due_at = '2999-01-01', last_error = 'limit' WHERE kind = 'receipt'`,
    );
    expect(await submissions(['waiting'])).toMatch(new RegExp(`${reference}.*limit`));
    const metrics = await (await fetch(`${server!.metricsOrigin}/metrics`)).text();
    expect(metrics).toContain('outbox_limited_deliveries 1');
  });

  test('Metrics count what happens, on this machine only, and name nobody', async () => {
    await send();
    await send({ homepage: 'x' });
    await allSent();
    const { metricsOrigin, origin } = server!;
    expect(new URL(metricsOrigin!).hostname).toBe('127.0.0.1');
    const metrics = await (await fetch(`${metricsOrigin}/metrics`)).text();
    expect(metrics).toContain('form_submissions_total{kind="demo-request",result="stored"} 1');
    expect(metrics).toContain('form_submissions_total{kind="demo-request",result="quarantined"} 1');
    expect(metrics).toContain('outbox_deliveries{kind="quarantine-digest",state="pending"} 1');
    expect(metrics).toContain('form_submission_store_seconds_count 2');
    expect(metrics).not.toMatch(/asa|elbil/i);
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });
});

// With PostgreSQL it takes pg_dump: tests/system.
test('A back-up made while requests arrive can be restored and holds every request confirmed before it', async () => {
  const [first, second] = ['data-', 'data-'].map((name) => ({
    PORT: '0',
    DATA_DIR: mkdtempSync(path.join(tmpdir(), name)),
    SITE_DIR: parts.siteDir,
    LOG_LEVEL: 'silent',
    LIMIT_PER_ADDRESS: '1000000',
    LIMIT_TOTAL: '1000000',
  }));
  await expectBackUpToHoldWhatWasConfirmed(first!, second!);
  for (const { DATA_DIR } of [first!, second!]) rmSync(DATA_DIR, { recursive: true });
});

test('A command that is not known, or lacks its argument, says what there is', async () => {
  const run = (args: string[]) =>
    execute(process.execPath, ['server/cli/index.ts', ...args], { env: { ...process.env, NODE_OPTIONS: '' } });
  await expect(run(['shred'])).rejects.toThrow('There is no command "shred".');
  await expect(run(['backup'])).rejects.toThrow('"backup" needs FILE');
});

test('A back-up that is no database is not taken for one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  writeFileSync(path.join(folder, 'file'), 'no database');
  await expect(
    execute(process.execPath, ['server/cli/index.ts', 'restore', path.join(folder, 'file')], {
      env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder },
    }),
  ).rejects.toThrow('file is not a database');
  rmSync(folder, { recursive: true });
});
