import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { usualRetryPlan } from '../../server/delivery/retry-plan';
import { usualConnectionLimits, type ConnectionLimits } from '../../server/http/connection-limits';
import { startServer, type RunningServer } from '../../server/index';
import { exchange, openRawClient, type RawClient } from '../support/raw-client';
import { makeSite } from '../support/site-fixture';
import { waitUntil } from '../support/wait-until';

let siteDir: string;
let dataDir: string;
let server: RunningServer | undefined;

beforeAll(() => {
  siteDir = makeSite();
  // More than the system keeps for a client that does not read.
  writeFileSync(path.join(siteDir, 'film.mp4'), Buffer.alloc(32 * 1024 * 1024));
});
afterAll(() => rmSync(siteDir, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(limits: Partial<ConnectionLimits> = {}): Promise<string> {
  server = await startServer({ PORT: '0', DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'silent' }, usualRetryPlan, {
    ...usualConnectionLimits,
    ...limits,
  });
  return server.origin;
}

const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const film = get('/film.mp4');
const statusesOf = (answers: string) => [...answers.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => Number(status));

/** How often this process has the film open. */
function openFilms(): number {
  return readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).endsWith('film.mp4');
    } catch {
      return false;
    }
  }).length;
}

/** A client that has asked for films and reads nothing of them. */
async function openUnread(origin: string, films = 1): Promise<RawClient> {
  const client = openRawClient(origin);
  client.write(film.repeat(films));
  await waitUntil(() => client.received() !== '', { what: 'The beginning of the film' });
  client.pause();
  return client;
}

test('Requests that arrive together are answered one after the other, in their order', async () => {
  const origin = await start();
  const addresses = ['/about', '/sv/about', '/nope', '/healthz'];
  const last = get('/about', 'Connection: close\r\n');
  const answers = await exchange(origin, addresses.map((address) => get(address)).join('') + last);
  expect(statusesOf(answers)).toEqual([200, 200, 404, 200, 200]);
  expect(answers.match(/about \w+(?=<)|not found|"ok"/g)).toEqual([
    'about en',
    'about sv',
    'not found',
    '"ok"',
    'about en',
  ]);
});

test('Of a connection that sends thousands of requests without waiting, few are answered, and it is closed', async () => {
  const origin = await start({ waitingRequests: 16 });
  const answers = await exchange(origin, get('/about').repeat(5000));
  expect(statusesOf(answers).length).toBeLessThanOrEqual(17);
  expect((await fetch(origin)).status).toBe(200);
});

test.each([
  ['GET', get('/about')],
  [
    'POST',
    'POST /api/demo-requests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  ],
])('A hundred %s requests that are sent together are all answered where they may wait', async (_method, request) => {
  const origin = await start({ waitingRequests: 100 });
  const answers = await exchange(origin, request.repeat(100) + get('/about', 'Connection: close\r\n'));
  expect(statusesOf(answers)).toHaveLength(101);
});

const testWithProc = existsSync('/proc/self/fd') ? test : test.skip;

testWithProc('A client that does not read holds one file, is sent away, and its file is closed', async () => {
  const origin = await start({ silenceMs: 500 });
  const client = await openUnread(origin, 8);
  expect(openFilms()).toBe(1);
  await waitUntil(() => openFilms() === 0, { what: 'The closing of the file' });
  client.resume();
  await client.closed;
  expect(client.received().length).toBeLessThan(32 * 1024 * 1024);
});

test('A client that reads slowly gets all of it', async () => {
  const origin = await start({ silenceMs: 500 });
  const client = openRawClient(origin);
  client.write(get('/film.mp4', 'Connection: close\r\n'));
  for (let pauses = 0; pauses < 5; pauses += 1) {
    const before = client.received().length;
    await waitUntil(() => client.received().length > before);
    client.pause();
    await new Promise(setImmediate);
    client.resume();
  }
  await client.closed;
  expect(client.received().length).toBeGreaterThan(32 * 1024 * 1024);
});

test('A client that takes a little now and then, and never falls silent, is sent away', async () => {
  const size = 1024 ** 3;
  const file = path.join(siteDir, 'long.mp4');
  writeFileSync(file, '');
  // Takes no room on the disk.
  truncateSync(file, size);
  const { port, hostname } = new URL(await start({ silenceMs: 1000, leastBytesPerSecond: 100 * size }));
  const socket = connect(Number(port), hostname);
  let received = 0;
  socket.on('data', (chunk) => (received += chunk.length)).on('error', () => undefined);
  socket.write(get('/long.mp4', 'Connection: close\r\n'));
  while (!socket.closed) {
    socket.pause();
    await pause(50);
    socket.resume();
    await new Promise(setImmediate);
  }
  expect(received).toBeGreaterThan(0);
  expect(received).toBeLessThan(size);
});

test('Connections beyond the limit are closed at once; when one ends, the next is served', async () => {
  const origin = await start({ connections: 3 });
  const idle = Array.from({ length: 3 }, () => openRawClient(origin));
  await Promise.all(idle.map(({ opened }) => opened));
  expect(await exchange(origin, get('/about'))).toBe('');
  idle[0]!.destroy();
  let answer = '';
  await waitUntil(async () => {
    answer = await exchange(origin, get('/about', 'Connection: close\r\n'));
    return answer !== '';
  });
  expect(statusesOf(answer)).toEqual([200]);
});
