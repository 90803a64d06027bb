import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

import { ConfigError } from '../../server/config.ts';
import { startServer } from '../../server/index.ts';
import { inlineHashesFile } from '../../src/lib/security-headers.ts';
import { makeSite } from '../support/site-fixture.ts';

const siteDir = makeSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
afterAll(() => {
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

async function headersOf(environment: Record<string, string>): Promise<Headers> {
  const server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const { headers } = await fetch(server.origin);
  await server.stop();
  return headers;
}

test('A site without noted hashes allows no inline script', async () => {
  expect((await headersOf({})).get('content-security-policy')).toContain("script-src 'self';");
});

test('The inline scripts that the build has written are allowed, by their hashes', async () => {
  writeFileSync(path.join(siteDir, inlineHashesFile), JSON.stringify({ scripts: ['sha256-abc='], styles: [] }));
  const policy = (await headersOf({})).get('content-security-policy');
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).not.toContain('unsafe-eval');
});

test('Browsers are told to keep to TLS only where there is TLS', async () => {
  expect((await headersOf({})).has('strict-transport-security')).toBe(false);
  expect((await headersOf({ BEHIND_TLS: 'true' })).get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  await expect(headersOf({ BEHIND_TLS: 'yes' })).rejects.toThrow(ConfigError);
});
