import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from '@jest/globals';

import { startPostgres, type PostgresCluster } from './postgres';
import { makeSite } from './site-fixture';

/** A site and a PostgreSQL for all tests of a file; both are there once the tests run. */
export function siteAndPostgres(): { siteDir: string; cluster: PostgresCluster } {
  const parts = {} as { siteDir: string; cluster: PostgresCluster };
  beforeAll(async () => {
    parts.siteDir = makeSite();
    parts.cluster = await startPostgres();
  });
  afterAll(() => {
    parts.cluster.remove();
    rmSync(parts.siteDir, { recursive: true });
  });
  return parts;
}
