import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

import { ConfigError } from '../../server/errors/config-error.ts';
import { startServer } from '../../server/index.ts';
import { filePolicy, inlineHashesFile } from '../../src/domain/security-headers.ts';
import { makeSite } from '../support/site-fixture.ts';

const siteDir = makeSite();
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
afterAll(() => {
  rmSync(siteDir, { recursive: true });
  rmSync(dataDir, { recursive: true });
});

async function headersOf(environment: Record<string, string>, address = '/'): Promise<Headers> {
  const server = await startServer({
    PORT: '0',
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const { headers } = await fetch(server.origin + address);
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

test('Files that are no page carry a policy of their own, without the hashes of pages', async () => {
  writeFileSync(path.join(siteDir, inlineHashesFile), JSON.stringify({ scripts: ['sha256-abc='], styles: [] }));
  const file = await headersOf({}, '/assets/js/main.12345678.js');
  expect(file.get('content-security-policy')).toBe(filePolicy);
  expect((await headersOf({}, '/nowhere.js')).get('content-security-policy')).toContain('sha256-abc=');
});

// ASVS 5.0: 3.4.1
test('Browsers are told to keep to TLS only where there is TLS', async () => {
  expect((await headersOf({})).has('strict-transport-security')).toBe(false);
  expect((await headersOf({ BEHIND_TLS: 'true' })).get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
  await expect(headersOf({ BEHIND_TLS: 'yes' })).rejects.toThrow(ConfigError);
});

// ASVS 5.0: 3.2.1, 3.4.2, 4.1.1
test('No page of another site may read an answer, and every text says how it is encoded', async () => {
  const server = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent' });
  const foreign = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' };
  const answers = await Promise.all([
    fetch(server.origin, { headers: foreign }),
    fetch(`${server.origin}/api/openapi.json`, { headers: foreign }),
    fetch(`${server.origin}/api/demo-requests`, { method: 'OPTIONS', headers: foreign }),
  ]);
  await server.stop();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 405]);
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
  expect(answers.slice(0, 2).map(({ headers }) => headers.get('content-type'))).toEqual([
    'text/html; charset=utf-8',
    'application/json; charset=utf-8',
  ]);
});
