import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { sampleReports } from '../../src/domain/sample-report.ts';
import { answerReports } from '../../src/plugins/dev-reports.ts';

const { number } = sampleReports.healthy;
const site = mkdtempSync(path.join(tmpdir(), 'reports-'));
const server = createServer(answerReports(site));

beforeAll(async () => {
  cpSync('data', path.join(site, 'data'), { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(site, { recursive: true });
});

const ask = (wanted: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/reports/${encodeURIComponent(wanted)}`);

test('While developing, a sample is known by its number, and its withdrawal as soon as it is saved', async () => {
  expect(await (await ask(number)).json()).toMatchObject({ status: 'genuine', isSample: true, report: { number } });
  const file = path.join(site, 'data/revoked-reports.json');
  const { $comment, revoked } = JSON.parse(readFileSync(file, 'utf8')) as { $comment: string; revoked: object[] };
  const withdrawn = { number, date: '2026-11-20', reason: 'replaced' };
  writeFileSync(file, JSON.stringify({ $comment, revoked: [...revoked, withdrawn] }));
  expect(await (await ask(number.toLowerCase())).json()).toMatchObject({
    status: 'revoked',
    revocation: { date: '2026-11-20', reason: 'replaced' },
  });
});

test('Other numbers are unknown, in the form that the page expects', async () => {
  const response = await ask('BS-SAMPLE-0000-0000-0000');
  expect(response.status).toBe(404);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
});
