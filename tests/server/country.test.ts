import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';

import { ConfigError } from '../../server/errors/config-error.ts';
import { startServer, type RunningServer } from '../../server/index.ts';
import { makeSite } from '../support/site-fixture.ts';

const siteDir = makeSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
let server: RunningServer | undefined;

const start = (environment: Record<string, string>) =>
  startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent', ...environment });

afterEach(async () => {
  await server?.stop();
  server = undefined;
});
process.on('exit', () => {
  rmSync(siteDir, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

test.each([
  ['SE', 200, { country: 'SE' }],
  ['nl', 200, { country: 'NL' }],
  ['T1', 404, null],
  ['Sweden', 404, null],
])('The country header "%s" of the CDN is answered with %d', async (header, status, body) => {
  server = await start({ COUNTRY_HEADER: 'CF-IPCountry' });
  const response = await fetch(`${server.origin}/api/country`, { headers: { 'CF-IPCountry': header } });
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (body) expect(await response.json()).toEqual(body);
});

test('Without a CDN the country is not known, whatever a visitor sends', async () => {
  server = await start({});
  const response = await fetch(`${server.origin}/api/country`, { headers: { 'CF-IPCountry': 'SE' } });
  expect(response.status).toBe(404);
});

test('A name that no header can have is refused at the start', async () => {
  await expect(start({ COUNTRY_HEADER: 'a b' })).rejects.toThrow(ConfigError);
});
