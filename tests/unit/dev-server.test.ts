import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';

import { freePort } from '../../scripts/lib/free-port.ts';
import { run } from '../../scripts/lib/run.ts';
import devApiPlugin from '../../src/plugins/dev-api.ts';

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

test('Pictures are not asked of the server that fills in built pages', () => {
  process.env.API_ORIGIN = 'http://127.0.0.1:1';
  const configure = devApiPlugin().configureWebpack as () => {
    devServer: { proxy: [{ context: (path: string) => boolean }] };
  };
  const [{ context }] = configure().devServer.proxy;
  delete process.env.API_ORIGIN;
  const asked = ['/api/demo', '/assets/css/styles.css', '/assets/pictures/a.svg', '/apiary', '/about'].filter(context);
  expect(asked).toEqual(['/api/demo', '/assets/css/styles.css']);
});
