import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

import { siteForServer } from '../../scripts/lib/site-for-server.ts';
import { startServer } from '../../server/index.ts';

test('While the site is developed, the API starts where nothing has been built', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unbuilt-'));
  const siteDir = siteForServer(path.join(folder, 'build'));
  const server = await startServer({ PORT: '0', DATA_DIR: folder, SITE_DIR: siteDir, LOG_LEVEL: 'error' });
  const { status } = await fetch(`${server.origin}/healthz`);
  // By any search, in the language that is shown.
  const searched = await fetch(`${server.origin}/api/search?language=en&q=battery`);
  await server.stop();
  rmSync(folder, { recursive: true });
  rmSync(siteDir, { recursive: true });
  expect([status, searched.status]).toEqual([200, 200]);
});
