import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';

import { startServerProcess, type ServerProcess } from '../../scripts/lib/server-process';
import { openDatabase } from '../../server/storage/open-database';
import { balance, newSubmission, send, startLoad, type Balance, type Load, type SentSubmission } from '../support/load';
import { siteAndPostgres } from '../support/site-and-postgres';
import { waitUntil } from '../support/wait-until';

/** On both databases together; `scripts/kill.ts` asks for more. */
const kills = Number(process.env.KILLS ?? 20);

const parts = siteAndPostgres();

const servers: ServerProcess[] = [];
const loads: Load[] = [];
let dataDir: string;
let databaseUrl: string | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kill-'));
});
// A test that failed half-way would leave its servers and visitors behind, and the test run waiting for them.
afterEach(async () => {
  await Promise.all(loads.splice(0).map((load) => load.abandon()));
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(dataDir, { recursive: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SITE_DIR: parts.siteDir,
    LIMIT_PER_ADDRESS: '999999999',
    LIMIT_TOTAL: '999999999',
    LOG_LEVEL: 'silent',
  });
  servers.push(server);
  return server;
}

function load(origin: () => string): Load {
  const started = startLoad(origin);
  loads.push(started);
  return started;
}

async function stored<Result>(read: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) {
  const database = await openDatabase(
    { databaseUrl, databaseFile: path.join(dataDir, 'requests.sqlite') },
    () => undefined,
  );
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

async function expectAllKept(sent: Load): Promise<Balance> {
  const result = await stored((database) => balance(sent, database));
  expect(result).toEqual({ acknowledged: result.found, found: result.found, lost: 0, double: 0, withoutMails: 0 });
  return result;
}

/** Sends a submission again while the server says that it has no time for it, as a visitor would. */
async function sendUntilAnswered(
  origin: string,
  submission: SentSubmission,
): Promise<{ status: number; reference: string }> {
  for (;;) {
    const response = await send(origin, submission);
    const answer = (await response.json()) as { reference: string };
    if (![408, 503].includes(response.status)) return { status: response.status, ...answer };
  }
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  beforeEach(async () => {
    databaseUrl = kind === 'postgres' ? await parts.cluster.createDatabase() : undefined;
  });

  test('Of a server that is killed again and again, everything that it confirmed is there once', async () => {
    let server = await start();
    const visitors = load(() => server.origin);
    for (let kill = 0; kill < kills / 2; kill += 1) {
      // Soon after it has started, or with many stored.
      await visitors.confirmed(randomInt(1, 100));
      await server.end('SIGKILL');
      server = await start();
    }
    await visitors.finish();
    expect(await server.end('SIGTERM')).toBe(0);
    const result = await expectAllKept(visitors);
    expect(result.acknowledged).toBe(visitors.submissions.length);
    expect(visitors.faults).toEqual([]);
    if (process.env.KILLS) process.stdout.write(`${kind}: ${kills / 2} kills, ${JSON.stringify(result)}\n`);
  });

  test('SIGTERM under load loses nothing and ends well', async () => {
    const server = await start();
    const visitors = load(() => server.origin);
    await visitors.confirmed(200);
    expect(await server.end('SIGTERM')).toBe(0);
    await visitors.abandon();
    expect(visitors.faults).toEqual([]);
    // Refused, or closed while it was idle and the next submission just on its way.
    const clean = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'];
    expect([...visitors.brokenBy].filter((code) => !clean.includes(code))).toEqual([]);
    await expectAllKept(visitors);
  });

  test('A key that reaches two instances at the same moment is stored once, and both say the same', async () => {
    const instances = await Promise.all([start(), start()]);
    const submissions = Array.from({ length: 200 }, newSubmission);
    for (let first = 0; first < submissions.length; first += 20) {
      await Promise.all(
        submissions.slice(first, first + 20).map(async (submission) => {
          const answers = await Promise.all(instances.map(({ origin }) => sendUntilAnswered(origin, submission)));
          expect(answers).toEqual([answers[0], answers[0]]);
          expect(answers[0]!.status).toBe(201);
          submission.reference = answers[0]!.reference;
        }),
      );
    }
    const result = await stored((database) => balance({ submissions }, database));
    expect(result).toEqual({ acknowledged: 200, found: 200, lost: 0, double: 0, withoutMails: 0 });
  });
});

describe('PostgreSQL', () => {
  beforeEach(async () => {
    databaseUrl = await parts.cluster.createDatabase();
  });

  test.each<[what: string, disturb: (visitors: Load) => Promise<void>]>([
    [
      'loses its power and comes back',
      async (visitors) => {
        parts.cluster.stop('immediate');
        await waitUntil(() => visitors.statuses.has(503), { what: 'A 503' });
        parts.cluster.start();
      },
    ],
    [
      'cuts all connections again and again',
      async (visitors) => {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        for (let cuts = 0; cuts < 10 || !visitors.statuses.has(503); cuts += 1) {
          await client.query(
            'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
          );
          await visitors.confirmed(16);
        }
        await client.end();
      },
    ],
  ])('While it %s under load, the server says 503, goes on by itself and loses nothing', async (_what, disturb) => {
    const server = await start();
    const visitors = load(() => server.origin);
    await visitors.confirmed(200);
    await disturb(visitors);
    await visitors.confirmed(200);
    await visitors.finish();
    expect([...visitors.statuses.keys()].sort()).toEqual([201, 503]);
    expect(visitors.faults).toEqual([]);
    expect([...visitors.brokenBy]).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    await expectAllKept(visitors);
  });
});

/** What a client sends that wants to hold its connection as long as it can. */
const slowBeginnings = [
  '',
  'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":"',
];

/** Opens a connection and sends a byte now and then, after the first two beginnings or none at all. */
function openSlowConnection(port: number, beginning: string) {
  const socket = connect(port, 'localhost');
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const opened = new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.on('error', () => undefined).resume();
  socket.write(beginning);
  const drip = setInterval(() => beginning !== '' && socket.write('x'), 400);
  void closed.then(() => clearInterval(drip));
  return { opened, closed };
}

test('A thousand slow connections are sent away, each of them, and keep nobody from submitting a form', async () => {
  databaseUrl = undefined;
  const { origin } = await start();
  const port = Number(new URL(origin).port);
  const slow = Array.from({ length: 1000 }, (_slow, index) => openSlowConnection(port, slowBeginnings[index % 3]!));
  let open = slow.length;
  for (const { closed } of slow) void closed.then(() => (open -= 1));
  await Promise.race(slow.map(({ opened }) => opened));
  const statuses = new Set<number>();
  do statuses.add((await send(origin, newSubmission())).status);
  while (open > 0);
  expect(statuses).toEqual(new Set([201]));
});
