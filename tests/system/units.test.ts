import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

import { describeWith } from '../support/needs.ts';

const folder = 'server/deploy';

describeWith('systemd-analyze')('systemd', () => {
  test('It understands the units, and finds the services well shut in', () => {
    const units = readdirSync(folder).filter((file) => /\.(?:service|timer)$/.test(file));
    expect(units).toHaveLength(3);
    const copies = mkdtempSync(path.join(tmpdir(), 'units-'));
    for (const file of units) {
      // A place that only a server has.
      const unit = readFileSync(path.join(folder, file), 'utf8').replaceAll('/srv/site/current', process.cwd());
      writeFileSync(path.join(copies, file), unit);
    }
    const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { cwd: copies, encoding: 'utf8' });
    expect(analyze('verify', ...units.map((file) => `./${file}`))).toMatchObject({ status: 0, stderr: '' });
    for (const service of units.filter((file) => file.endsWith('.service'))) {
      // 2.0 of 10, where 10 is a service that may do everything.
      expect(analyze('security', '--offline=true', '--threshold=20', `./${service}`).status).toBe(0);
    }
    rmSync(copies, { recursive: true });
  });
});
