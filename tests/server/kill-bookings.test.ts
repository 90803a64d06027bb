import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

import { startServerProcess } from '../../scripts/lib/server-process';
import { openDatabase } from '../../server/storage/open-database';
import { bookingBalance, startBookingLoad } from '../support/booking-load';
import { siteAndPostgres } from '../support/site-and-postgres';

/** On both databases together; `scripts/kill.ts` asks for more. */
const kills = Number(process.env.KILLS ?? 8);

const parts = siteAndPostgres();

test.each(['sqlite', 'postgres'] as const)(
  'Of a server on %s that is killed again and again while demos are booked, moved and cancelled, each is as its visitor was told',
  async (kind) => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'kill-'));
    const databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
    const start = () =>
      startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        SITE_DIR: parts.siteDir,
        LIMIT_PER_ADDRESS: '999999999',
        LIMIT_TOTAL: '999999999',
        LOG_LEVEL: 'silent',
      });
    let server = await start();
    try {
      const visitors = startBookingLoad(() => server.origin);
      for (let kill = 0; kill < kills / 2; kill += 1) {
        await visitors.confirmed(randomInt(1, 40));
        await server.end('SIGKILL');
        server = await start();
      }
      await visitors.finish();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(visitors.faults).toEqual([]);
      const database = await openDatabase({ databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') });
      const result = await bookingBalance(visitors, database);
      await database.close();
      expect(result).toEqual({ asTold: visitors.told.length, otherwise: 0, double: 0, withoutMails: 0 });
      if (process.env.KILLS) process.stdout.write(`${kind}: ${kills / 2} kills, ${JSON.stringify(result)}\n`);
    } finally {
      server.child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true });
    }
  },
);
