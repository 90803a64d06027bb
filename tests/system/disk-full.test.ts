import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { privateMounts } from '../../scripts/lib/system-parts';
import { describeWith } from '../support/needs';
import { makeSite } from '../support/site-fixture';
import { waitUntil } from '../support/wait-until';

describeWith('private mounts')('A small disk', () => {
  let siteDir: string;
  let folder: string;
  let child: ChildProcess;
  let origin: string;
  /** The small disk, as it is seen from outside of the server's own mounts. */
  let disk: string;

  beforeAll(async () => {
    siteDir = makeSite();
    folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
    child = spawn(
      'unshare',
      [
        ...privateMounts,
        'sh',
        '-c',
        'mount -t tmpfs -o size=2m tmpfs "$DATA_DIR" && exec "$0" server/index.ts',
        process.execPath,
      ],
      {
        env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: folder, SITE_DIR: siteDir, LOG_LEVEL: 'silent' },
      },
    );
    let output = '';
    child.stderr!.on('data', (chunk) => (output += chunk));
    origin = await new Promise((resolve, reject) => {
      child.stdout!.on('data', (chunk) => {
        output += chunk;
        const listening = /Listening on (\S+)/.exec(output);
        if (listening) resolve(listening[1]!);
      });
      child.once('exit', () => reject(new Error(output)));
    });
    disk = `/proc/${child.pid}/root${folder}`;
  });
  afterAll(async () => {
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exited;
    rmSync(siteDir, { recursive: true });
    rmSync(folder, { recursive: true });
  });

  const body = JSON.stringify({
    name: 'A',
    company: 'B',
    businessType: 'other',
    email: 'a@b.example',
    language: 'en',
    message: 'x'.repeat(4000),
  });

  const send = (key: string) =>
    fetch(`${origin}/api/demo-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
    });
  const readiness = () => fetch(`${origin}/readyz`).then(({ status }) => status);

  /** Writes until nothing more fits: the server may write at the same time, so what is free cannot be asked first. */
  function fill(): void {
    const filler = openSync(path.join(disk, 'filler'), 'w');
    try {
      for (;;) writeSync(filler, Buffer.alloc(65_536));
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
    } finally {
      closeSync(filler);
    }
  }

  // ASVS 5.0: 16.5.3
  test('A full disk refuses requests, says so, and takes them again by itself when there is room', async () => {
    const confirmed: string[] = [];
    for (const key of ['one', 'two']) {
      confirmed.push(((await (await send(key)).json()) as { reference: string }).reference);
    }
    expect(await readiness()).toBe(200);
    fill();

    let answer = await send('three');
    // What is left of the write-ahead log's last page may take one more.
    for (let tries = 0; answer.status === 201 && tries < 20; tries += 1) answer = await send(`more ${tries}`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ type: '/problems/not-stored' });
    await waitUntil(async () => (await readiness()) === 503, { what: 'Red readiness' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    // Pages are served as ever.
    expect((await fetch(`${origin}/about`)).status).toBe(200);

    unlinkSync(path.join(disk, 'filler'));
    await waitUntil(async () => (await readiness()) === 200, { what: 'Green readiness' });
    const late = await send('late');
    expect(late.status).toBe(201);
    const again = await send('one');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await again.json()).toMatchObject({ reference: confirmed[0] });
  });
});
