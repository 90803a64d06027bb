import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ConfigError } from '../errors/config-error.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves the metrics in Prometheus' format to this machine only.
 * @throws ConfigError when the port is taken
 */
export async function serveMetrics(
  { registry }: Metrics,
  port: number,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (metrics) => response.setHeader('Content-Type', registry.contentType).end(metrics),
      () => {
        response.statusCode = 503;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  }).catch(() => {
    throw new ConfigError(`METRICS_PORT ${port} is taken by another program; stop it or set another number.`);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
