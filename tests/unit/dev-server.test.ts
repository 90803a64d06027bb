import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';

import { freePort } from '../../scripts/lib/free-port.ts';
import { run } from '../../scripts/lib/run.ts';

test('A port that is taken gives way to a later one', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => other.close(resolve));
  expect(await freePort(port)).toBe(port);
});

test('A command that is ended to start again has not failed', async () => {
  const restart = new AbortController();
  const running = run(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], {}, { signal: restart.signal });
  restart.abort();
  await expect(running).resolves.toBeUndefined();
});
