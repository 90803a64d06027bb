import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

import { privateMounts } from '../../scripts/lib/system-parts';
import { describeWith } from '../support/needs';
import { makeSite } from '../support/site-fixture';

const execute = promisify(execFile);
// Node says ENOENT where several folders are missing.
const sentence = /^Submissions cannot be stored in \S+ \((EROFS|ENOENT)\): .* set DATA_DIR to another folder\.\n$/;

describeWith('private mounts')('A read-only disk', () => {
  test.each(['', '/new/folder'])('as DATA_DIR%s is named before the server listens', async (below) => {
    const siteDir = makeSite();
    const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
    const script = 'mount -t tmpfs -o ro tmpfs "$DISK" && exec "$0" server/index.ts';
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DISK: folder,
      DATA_DIR: folder + below,
      SITE_DIR: siteDir,
    };
    const result = await execute('unshare', [...privateMounts, 'sh', '-c', script, process.execPath], { env }).catch(
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    rmSync(siteDir, { recursive: true });
    rmSync(folder, { recursive: true });
    expect(result).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
  });
});
