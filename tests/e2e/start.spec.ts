import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

import { locales, localizePath } from '../../src/domain/locales';

test('npm start says where each language and the requests are, and SIGTERM to npm ends all of it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
  const npm = spawn('npm', ['start'], { env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: dataDir } });
  let output = '';
  npm.stdout.on('data', (chunk) => (output += chunk));
  npm.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => npm.once('exit', resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', () => output.includes('Stop with Ctrl-C') && resolve());
      npm.once('exit', () => reject(new Error(output)));
    });
    const origin = /http:\/\/localhost:\d+/.exec(output)![0];
    for (const { code, name } of locales) {
      expect(output).toMatch(new RegExp(`${name} +${origin}${localizePath('/', code)}\n`));
      expect((await fetch(origin + localizePath('/', code))).status).toBe(200);
    }
    expect(output).toContain(path.join(dataDir, 'requests.sqlite'));

    npm.kill('SIGTERM');
    await exited;
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  } finally {
    npm.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  }
});
