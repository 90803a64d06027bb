import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { ConfigError } from './config.ts';
import type { Database } from './storage/database.ts';

/** What becomes of a post to a form. */
export type PostResult =
  'stored' | 'quarantined' | 'repeated' | 'invalid' | 'foreign-origin' | 'limited' | 'unavailable' | 'refused';

/** What is counted; the names and labels hold nothing of a visitor. */
export interface Metrics {
  registry: Registry;
  posts: Counter<'kind' | 'result'>;
  storeSeconds: Histogram;
  deliveries: Counter<'kind' | 'state'>;
  httpSeconds: Histogram<'method' | 'status'>;
  policyReports: Counter;
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries in the outbox by kind and state',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      const rows = await database.query<{ kind: string; state: string; count: number }>(
        `SELECT kind, state, count(*) AS count FROM outbox GROUP BY kind, state`,
      );
      this.reset();
      for (const { kind, state, count } of rows) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'outbox_oldest_pending_seconds',
    help: 'Age of the oldest delivery that is still to be sent',
    registers,
    async collect() {
      const [row] = await database.query<{ oldest: string | null }>(
        `SELECT min(created_at) AS oldest FROM outbox WHERE state = 'pending'`,
      );
      this.set(row?.oldest ? (Date.now() - Date.parse(row.oldest)) / 1000 : 0);
    },
  });
  return {
    registry,
    posts: new Counter({
      name: 'intake_posts_total',
      help: 'Posts to the forms by kind and result',
      labelNames: ['kind', 'result'],
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'intake_store_seconds',
      help: 'Time until a submission was on disk',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    deliveries: new Counter({
      name: 'outbox_tries_total',
      help: 'Tries to send something on by kind and outcome',
      labelNames: ['kind', 'state'],
      registers,
    }),
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time until a request was answered by method and status',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2, 5],
      registers,
    }),
    policyReports: new Counter({
      name: 'policy_reports_total',
      help: 'Reports of browsers that a page did what its Content-Security-Policy forbids',
      registers,
    }),
  };
}

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
