import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';

import examples from '../../data/check-examples.json';
import revokedReports from '../../data/revoked-reports.json';
import sampleKey from '../../data/sample-report-key.json';
import { startServer, type RunningServer } from '../../server/index';
import { checkSymbol } from '../../src/domain/report-number';
import { reportsFile } from '../../src/domain/report-routes';
import { sampleReports, signedFacts } from '../../src/domain/sample-report';
import type { ReportFacts } from '../../src/domain/verified-report';
import { readSigningKey, signReport } from '../../src/plugins/report-signing';
import { siteAndPostgres } from '../support/site-and-postgres';

const parts = siteAndPostgres();
const key = readSigningKey(sampleKey.privateKey);
const healthy = signedFacts(sampleReports.healthy);
const worn = signedFacts(sampleReports.worn);
const expired = examples.expired as ReportFacts;
const revoked = examples.revoked as ReportFacts;
const withdrawn = revokedReports.revoked.find(({ number }) => number === revoked.number)!;
/** Of the right form, but nobody has issued it. */
const unissued = 'BS-SAMPLE-0417-AAAA-AAA'.concat(checkSymbol('BS-SAMPLE-0417-AAAA-AAA'));

let dataDir: string;
let servers: RunningServer[];

beforeAll(() => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const stranger = readSigningKey(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  const codes = [...[healthy, expired, revoked].map((report) => signReport(report, key)), signReport(worn, stranger)];
  writeFileSync(path.join(parts.siteDir, reportsFile), JSON.stringify(codes));
});
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

const ask = ({ origin }: RunningServer, number: string, options?: RequestInit) =>
  fetch(`${origin}/api/reports/${encodeURIComponent(number)}`, options);

/** The rendered page: its parts that are shown, and what is filled in. */
async function page({ origin }: RunningServer, fields: Record<string, string>) {
  const response = await fetch(`${origin}/api/reports?${new URLSearchParams(fields)}`);
  const $ = load(await response.text());
  const shown = $('[data-when]:not([hidden])')
    .toArray()
    .map((part) => $(part).attr('data-when'));
  return { response, $, shown };
}

test('A known number, typed in any way, is answered with what its report says and the code that proves it', async () => {
  const server = await start();
  for (const typed of [healthy.number, 'bs sample 0417 hyac f6hg']) {
    const response = await ask(server, typed);
    expect(response.status).toBe(200);
    // It can be withdrawn at any time.
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.json()).toEqual({
      status: 'genuine',
      report: healthy,
      keyId: key.id,
      isSample: true,
      code: signReport(healthy, key),
    });
  }
});

test('One that is no longer valid, and one that was withdrawn, say so', async () => {
  const server = await start();
  expect(await (await ask(server, expired.number)).json()).toMatchObject({ status: 'expired', report: expired });
  const { date, reason } = withdrawn;
  expect(await (await ask(server, revoked.number)).json()).toMatchObject({
    status: 'revoked',
    revocation: { date, reason },
  });
});

test('Nobody learns which numbers there are: whatever is not known gets the same answer', async () => {
  const server = await start();
  const almost = healthy.number.slice(0, -1) + (healthy.number.endsWith('G') ? 'H' : 'G');
  const asked = [unissued, almost, 'BS-SAMPLE-0417', 'x', '../.reports.json', '%00', 'Å'.repeat(30), worn.number];
  const answers = await Promise.all(
    asked.map(async (number) => {
      const response = await ask(server, number);
      const { date: _, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: await response.text() };
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(JSON.parse(answers[0]!.body)).toMatchObject({ type: '/problems/unknown-report' });
  // The list itself is no page.
  expect((await fetch(`${server.origin}/${reportsFile}`)).status).toBe(404);
});

test('Reports are only read', async () => {
  const server = await start();
  expect((await ask(server, healthy.number, { method: 'HEAD' })).status).toBe(200);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await ask(server, healthy.number, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

describe('without script, the page itself', () => {
  test('shows the report in the language that it was asked in', async () => {
    const server = await start();
    const { response, $, shown } = await page(server, { number: healthy.number, language: 'sv' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect($('title').text()).toBe('verify sv');
    expect(shown).toEqual(['genuine', 'way-server', 'figures']);
    expect($('[data-fill=stateOfHealth]').text()).toBe('92\u00a0%');
    expect($('[data-fill=vehicle]').text()).toBe(healthy.vehicle);
    expect($('[name=number]').attr('value')).toBe(healthy.number);
  });

  test.each([
    [expired.number, 200, ['expired', 'way-server', 'figures']],
    [revoked.number, 200, ['revoked', 'reason-faulty-reading', 'way-server']],
    [unissued, 404, ['unknown']],
    [worn.number, 404, ['unknown']],
    ['BS-SAMPLE-0417', 422, ['mistyped']],
    ['', 200, ['empty']],
    [`https://www.voltsyn.example/verify#${signReport(healthy, key)}`, 200, ['genuine', 'way-server', 'figures']],
    [` /sv/verify#${signReport(revoked, key)} `, 200, ['revoked', 'reason-faulty-reading', 'way-server']],
    ['/verify#AAAA', 422, ['malformed']],
  ])('says what is so of %p', async (number, status, parts) => {
    const { response, shown } = await page(await start(), { number, language: 'en' });
    expect(response.status).toBe(status);
    expect(shown).toEqual(parts);
  });

  // ASVS 5.0: 1.2.1
  test('repeats what was typed as text, and knows no other languages', async () => {
    const { $ } = await page(await start(), { number: '"><b>', language: '../sv' });
    expect($('b:not([data-fill])')).toHaveLength(0);
    expect($('[name=number]').attr('value')).toBe('"><b>');
    expect($('title').text()).toBe('verify en');
  });
});

// ASVS 5.0: 2.4.1
describe.each(['sqlite', 'postgres'] as const)('limits with %s', (kind) => {
  test('Who tries out numbers has to wait, and can still write to us', async () => {
    const server = await start({
      LIMIT_PER_ADDRESS: '3',
      ...(kind === 'postgres' && { DATABASE_URL: await parts.cluster.createDatabase() }),
    });
    const statuses: number[] = [];
    for (const number of ['A', unissued, healthy.number]) statuses.push((await ask(server, number)).status);
    expect(statuses).toEqual([404, 404, 200]);
    const refused = await ask(server, healthy.number);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ type: '/problems/too-many-requests' });
    const { response, shown } = await page(server, { number: healthy.number, language: 'en' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(shown).toEqual(['limited']);
    // The empty form is a page like any other.
    expect((await page(server, {})).response.status).toBe(200);
    const question = { name: 'Åsa', company: 'B', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };
    const sent = await fetch(`${server.origin}/api/demo-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
    });
    expect(sent.status).toBe(201);
  });
});
