import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@jest/globals';

import { postgresClientsBin } from '../../scripts/lib/postgres';
import { expectBackUpToHoldWhatWasConfirmed } from '../support/back-up';
import { describeWith } from '../support/needs';
import { startPostgres } from '../support/postgres';
import { makeSite } from '../support/site-fixture';

describeWith('pg_dump')('PostgreSQL', () => {
  test('A back-up made while submissions arrive can be restored and holds all that was confirmed before it', async () => {
    const bin = postgresClientsBin()!;
    const cluster = await startPostgres(bin);
    const folders = [makeSite(), ...['data-', 'data-'].map((name) => mkdtempSync(path.join(tmpdir(), name)))];
    const [siteDir, ...dataDirs] = folders;
    const [first, second] = await Promise.all(
      dataDirs.map(async (dataDir) => ({
        PORT: '0',
        DATA_DIR: dataDir,
        SITE_DIR: siteDir!,
        LOG_LEVEL: 'silent',
        LIMIT_PER_ADDRESS: '1000000',
        LIMIT_TOTAL: '1000000',
        DATABASE_URL: await cluster.createDatabase(),
        PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      })),
    );
    try {
      await expectBackUpToHoldWhatWasConfirmed(first!, second!);
    } finally {
      cluster.remove();
      for (const folder of folders) rmSync(folder, { recursive: true });
    }
  });
});
