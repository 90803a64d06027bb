import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';

import { describeWith } from '../support/needs';
import { makeSite } from '../support/site-fixture';

describeWith('strace')('SQLite', () => {
  let siteDir: string;
  let folder: string;
  const children: ChildProcess[] = [];

  beforeAll(() => {
    siteDir = makeSite();
    folder = mkdtempSync(path.join(tmpdir(), 'commits-'));
  });
  // With the server, which is in the tracer's group.
  afterEach(() => {
    for (const { pid } of children.splice(0)) process.kill(-pid!, 'SIGKILL');
  });
  afterAll(() => {
    rmSync(siteDir, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  test('Before each 201 the disk was asked to write; requests that come together share that', async () => {
    const log = path.join(folder, 'strace.log');
    const traced = ['-f', '-y', '-e', 'trace=fdatasync,fsync', '-o', log, process.execPath, 'server/index.ts'];
    const child = spawn('strace', traced, {
      detached: true,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: '0',
        DATA_DIR: folder,
        SITE_DIR: siteDir,
        LIMIT_PER_ADDRESS: '1000',
      },
    });
    children.push(child);
    const origin = await new Promise<string>((resolve, reject) => {
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.stdout.on('data', () => {
        const listening = /Listening on (\S+)/.exec(output);
        if (listening) resolve(listening[1]!);
      });
      child.once('exit', () => reject(new Error(output)));
    });

    // Newsletter sign-ups held back by the honeypot: nothing of theirs is sent, so every write is theirs.
    const send = async (address: string) => {
      const response = await fetch(`${origin}/api/newsletter-subscriptions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: `${address}@b.example`, language: 'en', homepage: 'x' }),
      });
      expect(response.status).toBe(201);
    };
    const writes = () =>
      (readFileSync(log, 'utf8').match(/(?:fdatasync|fsync)\(\d+<[^>]*requests\.sqlite-wal>\)/g) ?? []).length;

    await send('first');
    for (let round = 0; round < 10; round += 1) {
      const before = writes();
      await send(`alone-${round}`);
      expect(writes()).toBeGreaterThan(before);
    }
    const sendTogether = (name: string) =>
      Promise.all(Array.from({ length: 100 }, (_value, index) => send(`${name}-${index}`)));
    // Connections are accepted one at a time; the second hundred finds them open.
    await sendTogether('connecting');
    const before = writes();
    await sendTogether('together');
    const together = writes() - before;
    expect(together).toBeGreaterThan(0);
    expect(together).toBeLessThan(100);
  });
});
