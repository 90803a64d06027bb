import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';

import { startServer } from '../../server/index';
import { openDatabase } from '../../server/storage/open-database';
import { waitUntil } from './wait-until';

const execute = promisify(execFile);
const valid = { name: 'Åsa', company: 'Elbil', businessType: 'other', email: 'asa@elbil.example', language: 'sv' };

async function send(origin: string, message: string): Promise<string> {
  const response = await fetch(`${origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...valid, message }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { reference: string }).reference;
}

/**
 * Backs up while submissions arrive and restores elsewhere, with the operator's command.
 * @param first settings of the server that is backed up
 * @param second settings of the empty one that is restored to
 */
export async function expectBackUpToHoldWhatWasConfirmed(
  first: Record<string, string>,
  second: Record<string, string>,
): Promise<void> {
  const command = async (settings: Record<string, string>, ...args: string[]) => {
    const env = { ...process.env, NODE_OPTIONS: '', ...settings };
    return (await execute(process.execPath, ['server/cli/index.ts', ...args], { env })).stdout;
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'back-up-'));
  const file = path.join(folder, 'back-up');
  const server = await startServer(first);
  const confirmed: string[] = [];
  let running = true;
  const load = Promise.all(
    Array.from({ length: 4 }, async (_value, worker) => {
      for (let count = 0; running; count += 1) confirmed.push(await send(server.origin, `${worker} ${count}`));
    }),
  );
  let before: string[] = [];
  try {
    await waitUntil(() => confirmed.length > 100);
    before = [...confirmed];
    expect(await command(first, 'backup', file)).toContain('has been checked');
  } finally {
    running = false;
    await load.finally(() => server.stop());
  }
  await expect(command(first, 'backup', file)).rejects.toThrow('exists already; name a new file.');

  expect(await command(second, 'restore', file)).toMatch(/Restored: \d+ submissions/);
  const restored = await openDatabase(
    { databaseUrl: second.DATABASE_URL, databaseFile: path.join(second.DATA_DIR!, 'requests.sqlite') },
    () => undefined,
  );
  const rows = await restored.query<{ reference: string }>('SELECT reference FROM submissions');
  await restored.close();
  expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(before));
  const again = await startServer(second);
  await send(again.origin, 'after');
  await again.stop();
  await expect(command(second, 'restore', file)).rejects.toThrow(/exist/);
  rmSync(folder, { recursive: true });
}
