import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { startServerProcess, type ServerProcess } from '../../scripts/lib/server-process';
import { openDatabase } from '../../server/storage/open-database';
import { newSubmission, send } from '../support/load';
import { openRawClient, type RawClient } from '../support/raw-client';
import { siteAndPostgres } from '../support/site-and-postgres';
import { waitUntil } from '../support/wait-until';

const parts = siteAndPostgres();
let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  // More than the system keeps for a client that does not read.
  writeFileSync(path.join(parts.siteDir, 'film.mp4'), Buffer.alloc(32 * 1024 * 1024));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

const post = 'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

async function openUnread(origin: string): Promise<RawClient> {
  const client = openRawClient(origin);
  client.write('GET /film.mp4 HTTP/1.1\r\nHost: x\r\n\r\n');
  await waitUntil(() => client.received() !== '', { what: 'The beginning of the film' });
  client.pause();
  return client;
}

function begin(origin: string, data: string): RawClient {
  const client = openRawClient(origin);
  client.write(data);
  return client;
}

/** Clients that would keep a server from ending. */
async function openHanging(origin: string): Promise<RawClient[]> {
  return [
    begin(origin, `${post}X-Slow: `),
    begin(origin, `${post}Content-Length: 500\r\n\r\n{"name":"`),
    ...Array.from({ length: 50 }, () => begin(origin, '')),
    await openUnread(origin),
  ];
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  test('SIGTERM ends the process beside clients that never finish, and what was confirmed is kept', async () => {
    const databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
    server = await startServerProcess(
      { DATA_DIR: dataDir, SITE_DIR: parts.siteDir, DATABASE_URL: databaseUrl ?? '', LOG_LEVEL: 'silent' },
      ['tests/support/impatient-server.mts'],
    );
    const { origin } = server;
    const clients = await openHanging(origin);
    await Promise.all(clients.map(({ opened }) => opened));
    expect((await send(origin, newSubmission())).status).toBe(201);

    expect(await server.end('SIGTERM')).toBe(0);

    for (const client of clients) client.destroy();
    const database = await openDatabase({ databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') });
    expect(await database.query('SELECT 1 FROM submissions')).toHaveLength(1);
    await database.close();
  });
});
