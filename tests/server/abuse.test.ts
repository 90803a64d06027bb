import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { load } from 'cheerio';
import pg from 'pg';

import { formTokenAge, issueFormToken } from '../../server/abuse/form-token';
import { networkOf } from '../../server/abuse/networks';
import { quarantineReasons } from '../../server/abuse/spam-check';
import { startServer, type RunningServer } from '../../server/index';
import { text } from '../../server/texts/texts';
import { mailboxKey } from '../../src/domain/schemas/email-address';
import { setClock } from '../support/clock';
import { siteAndPostgres } from '../support/site-and-postgres';

const valid = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
let dataDir: string;
const parts = siteAndPostgres();
let servers: RunningServer[];

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: parts.siteDir,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  servers.push(server);
  return server;
}

function post({ origin }: RunningServer, fields: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });
}

function rows(sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(path.join(dataDir, 'requests.sqlite'), { readOnly: true });
  const found = database.prepare(sql).all();
  database.close();
  return found;
}

describe('reasons for quarantine', () => {
  const person = { honeypot: '', fillMs: 20_000, payload: { message: 'See https://a.example and https://b.example' } };
  const links = 'http://a http://b https://c';
  test.each([
    ['a person', person, []],
    ['a filled honeypot', { ...person, honeypot: 'x' }, ['honeypot']],
    ['a form filled in within a second', { ...person, fillMs: 900 }, ['too-fast']],
    ['a person without JavaScript', { ...person, fillMs: undefined }, []],
    ['a person with many links', { ...person, payload: { message: links } }, []],
    ['many links without a script', { ...person, fillMs: undefined, payload: { links } }, ['no-script', 'links']],
    ['markup and links', { ...person, payload: { a: links, b: '[url=x]' } }, ['links', 'markup']],
  ])('%s', (_case, evidence, reasons) => {
    expect(quarantineReasons(evidence)).toEqual(reasons);
  });

  test('An address belongs to a network', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113');
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113');
    expect(networkOf('203.0.113.9', 'provider')).toBe('203.0');
    expect(networkOf('2001:db8:1:2::3')).toBe('2001:db8:1::');
    expect(networkOf('2001:db8:1:2::3', 'address')).toBe('2001:db8:1:2::');
    expect(networkOf('2001:db8:1:2::3', 'provider')).toBe('2001:db8::');
  });

  test.each([
    ['Asa+shop@Elbil.example', 'asa@elbil.example'],
    ['asa+a+b@åäö.example', 'asa@xn--4cab6c.example'],
    ['+asa@elbil.example', '+asa@elbil.example'],
    ['a.s.a+x@googlemail.com', 'asa@gmail.com'],
    ['a.s.a@elbil.example', 'a.s.a@elbil.example'],
  ])('%s leads to the mailbox %s', (address, mailbox) => {
    expect(mailboxKey(address)).toBe(mailbox);
  });

  test('A token tells its age and cannot be made up', () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const token = issueFormToken('secret');
    clock.mockReturnValue(Date.now() + 900);
    expect(formTokenAge('secret', token)).toBe(900);
    clock.mockRestore();
    expect(formTokenAge('other', token)).toBeUndefined();
    expect(formTokenAge('secret', token.replace(/^\d/, '2'))).toBeUndefined();
    // The clock has been turned back since: not a sign of a program.
    const turnedBack = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
    expect(formTokenAge('secret', token)).toBeGreaterThan(3_600_000);
    turnedBack.mockRestore();
    for (const wrong of ['', '1.', undefined, 7, ['x']]) expect(formTokenAge('secret', wrong)).toBeUndefined();
  });
});

test('What looks like spam is answered like any other, stored, and put into quarantine for a digest', async () => {
  const server = await start();
  // However slow the machine is, the form is filled in at once.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { token } = (await (await fetch(`${server.origin}/api/form-token`)).json()) as { token: string };
  const answers = [
    await post(server, valid),
    await post(server, { ...valid, homepage: 'http://x' }),
    await post(server, { ...valid, formToken: token }),
  ];
  clock.mockRestore();
  for (const answer of answers) {
    expect(answer.status).toBe(201);
    expect(Object.keys((await answer.json()) as object)).toEqual(['reference', 'receivedAt', 'timesUrl']);
  }
  expect(rows('SELECT quarantined_for FROM submissions ORDER BY id')).toEqual([
    { quarantined_for: null },
    { quarantined_for: 'honeypot no-script' },
    { quarantined_for: 'too-fast' },
  ]);
  expect(JSON.stringify(rows('SELECT payload FROM submissions'))).not.toContain('formToken');
  const digests = rows(`SELECT id, due_at, submission_id FROM outbox WHERE kind = 'quarantine-digest'`);
  expect(digests).toHaveLength(1);
  expect(digests[0]).toMatchObject({ submission_id: null });
  expect(rows(`SELECT 1 FROM outbox WHERE kind = 'sales-mail'`)).toHaveLength(1);
});

describe('where a submission comes from', () => {
  test.each([
    ['a foreign page', { Origin: 'https://elsewhere.example' }, 403],
    ['a page in a sandbox', { Origin: 'null' }, 403],
    ['a foreign page by its metadata', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a page of a sister site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['our own page by its metadata', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://x.example' }, 201],
    ['the production site', { Origin: 'https://site.example' }, 201],
    ['a program', {}, 201],
  ])('%s', async (_case, headers, status) => {
    const server = await start({ SITE_URL: 'https://site.example' });
    const answer = await post(server, valid, headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(rows('SELECT 1 FROM submissions')).toHaveLength(status === 201 ? 1 : 0);
  });

  test('this very server', async () => {
    const server = await start({ SITE_URL: 'https://site.example' });
    expect((await post(server, valid, { Origin: server.origin })).status).toBe(201);
  });
});

describe.each(['sqlite', 'postgres'] as const)('limits with %s', (kind) => {
  const proxied = (address: string) => ({ 'X-Forwarded-For': address });
  const environment = async (settings: Record<string, string>) => ({
    ...settings,
    ...(kind === 'postgres' && { DATABASE_URL: await parts.cluster.createDatabase() }),
  });

  test('An address has reached its limit, others have not; a native submission keeps what was typed', async () => {
    const server = await start(await environment({ LIMIT_PER_ADDRESS: '2', TRUSTED_PROXIES: '1' }));
    const from = (address: string) => post(server, valid, proxied(address)).then(({ status }) => status);
    // What a client claims before the trusted proxy's own word counts for nothing.
    expect([await from('9.9.9.9, 1.1.1.1'), await from('8.8.8.8, 1.1.1.1'), await from('1.1.1.1')]).toEqual([
      201, 201, 429,
    ]);
    expect(await from('1.1.1.2')).toBe(201);
    // One household has a /64 of IPv6.
    const statuses = [await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::ffff:3')];
    expect(statuses).toEqual([201, 201, 429]);
    expect(await from('2001:db8:0:1::1')).toBe(201);

    const refused = await fetch(`${server.origin}/api/demo-requests`, {
      method: 'POST',
      headers: proxied('1.1.1.1'),
      body: new URLSearchParams(valid),
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const $ = load(await refused.text());
    expect($('#demo-name').attr('value')).toBe('Åsa');
    expect($('[data-slot=form-alert-title]').text()).toBe(text('sv', 'demo.failed.title'));
  });

  // ASVS 5.0: 4.1.3
  test('Without a trusted proxy nobody can change the address', async () => {
    const server = await start(await environment({ LIMIT_PER_ADDRESS: '2' }));
    const statuses: number[] = [];
    for (const address of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) {
      statuses.push((await post(server, valid, proxied(address))).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });

  test('One network, and one provider, that send all they can leave room for the others', async () => {
    const server = await start(await environment({ LIMIT_PER_ADDRESS: '1', LIMIT_TOTAL: '20', TRUSTED_PROXIES: '1' }));
    const from = (address: string) => post(server, valid, proxied(address)).then(({ status }) => status);
    const sendAll = async (addresses: string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await from(address));
      return statuses.filter((status) => status === 201).length;
    };
    const numbers = Array.from({ length: 24 }, (_value, index) => index.toString(16));
    expect(await sendAll(numbers.map((number) => `2001:db8:0:${number}::1`))).toBe(2);
    expect(await sendAll(numbers.map((number) => `2001:db8:${number}::1`))).toBe(8);
    expect(await from('2001:db9::1')).toBe(201);
    expect(await from('203.0.113.1')).toBe(201);
  });

  test('A clock that is turned back lets nobody wait longer than the limit says', async () => {
    const server = await start(await environment({ LIMIT_TOTAL: '1' }));
    const setRight = setClock(Date.now() + 86_400_000);
    const first = await post(server, valid);
    setRight();
    expect(first.status).toBe(201);
    const refused = await post(server, valid);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  // ASVS 5.0: 2.4.1
  test('All together have a limit too, and the refusal says when to come back', async () => {
    const settings = await environment({ LIMIT_TOTAL: '3', TRUSTED_PROXIES: '1' });
    const server = await start(settings);
    const other = kind === 'postgres' ? await start(settings) : server;
    const statuses: number[] = [];
    for (const [index, each] of [server, other, server, other].entries()) {
      statuses.push((await post(each, valid, proxied(`1.${index}.1.1`))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const refused = await post(server, valid);
    expect(await refused.json()).toMatchObject({ type: '/problems/too-many-requests', status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    if (kind === 'postgres') {
      const client = new pg.Client({ connectionString: settings.DATABASE_URL });
      await client.connect();
      const { rows: counters } = await client.query<{ key: string }>('SELECT key FROM rate_limits');
      await client.end();
      expect(counters.length).toBeGreaterThan(3);
      // No address is stored, only hashes.
      expect(counters.map(({ key }) => key).join()).not.toContain('1.1.1');
    }
  });
});
