import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Database } from '../storage/database.ts';
import { limitError } from '../storage/outbox.ts';
import { createPageViewMetrics, type PageViewMetrics } from './page-view-metrics.ts';

/** How a form submission was answered. */
export type SubmissionResult =
  'stored' | 'quarantined' | 'repeated' | 'invalid' | 'foreign-origin' | 'limited' | 'unavailable' | 'refused';

/** How the wish for a time of a demo was answered. */
export type BookingAnswer = 'booked' | 'repeated' | 'taken' | 'closed' | 'cancelled' | 'limited' | 'unavailable';

/** Names and labels contain nothing about a visitor. */
export interface Metrics {
  registry: Registry;
  submissions: Counter<'kind' | 'result'>;
  bookings: Counter<'result'>;
  storeSeconds: Histogram;
  deliveries: Counter<'kind' | 'state'>;
  httpSeconds: Histogram<'method' | 'status'>;
  policyReports: Counter;
  pageViews: PageViewMetrics;
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
    name: 'outbox_limited_deliveries',
    help: 'Mails that wait because their mailbox, domain or sender had enough mails for a day',
    registers,
    async collect() {
      const [row] = await database.query<{ count: number }>(
        `SELECT count(*) AS count FROM outbox WHERE state = 'pending' AND last_error = $1`,
        [limitError],
      );
      this.set(row!.count);
    },
  });
  new Gauge({
    name: 'outbox_oldest_pending_seconds',
    help: 'Age of the oldest delivery that is still to be sent and waits for no limit',
    registers,
    async collect() {
      const [row] = await database.query<{ oldest: string | null }>(
        // A reminder is put into the outbox long before it is to be sent.
        `SELECT min(CASE WHEN kind = 'booking-reminder' THEN due_at ELSE created_at END) AS oldest
         FROM outbox WHERE state = 'pending' AND COALESCE(last_error, '') <> $1`,
        [limitError],
      );
      this.set(row?.oldest ? Math.max(0, Date.now() - Date.parse(row.oldest)) / 1000 : 0);
    },
  });
  return {
    registry,
    submissions: new Counter({
      name: 'form_submissions_total',
      help: 'Form submissions by kind and result',
      labelNames: ['kind', 'result'],
      registers,
    }),
    bookings: new Counter({
      name: 'demo_bookings_total',
      help: 'Times of demos that were asked for or cancelled, by result',
      labelNames: ['result'],
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'form_submission_store_seconds',
      help: 'Time until a submission was on disk',
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    deliveries: new Counter({
      name: 'outbox_attempts_total',
      help: 'Attempts to send a delivery by kind and outcome',
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
    pageViews: createPageViewMetrics(registry),
  };
}
