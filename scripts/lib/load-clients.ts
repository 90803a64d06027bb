import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';

import { percentile, type Measured } from './load-measured.ts';
import { newSubmission } from './load-submission.ts';

export const connections = 32;
export const ratePerSecond = 500;
const endpoint = '/api/demo-requests';

/** Sends submissions for some seconds, and adds the references of those that were confirmed. */
export type Client = (origin: string, seconds: number, references: string[]) => Promise<Measured>;

/** Sends one submission after the other on each of the connections. */
export const sendInLoop: Client = async (origin, seconds, references) => {
  const confirmedBefore = references.length;
  const { latency, duration, errors, non2xx } = await autocannon({
    url: origin + endpoint,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { headers, body } = newRequest();
          return { ...request, method: 'POST', path: endpoint, headers, body };
        },
        onResponse: (status, body) => {
          if (status === 201) references.push((JSON.parse(body) as { reference: string }).reference);
        },
      },
    ],
  });
  if (errors + non2xx > 0) throw new Error(`${errors} connections broke and ${non2xx} submissions were refused.`);
  return { perSecond: (references.length - confirmedBefore) / duration, p99: latency.p99 };
};

/**
 * Sends submissions at a constant rate, whether or not earlier ones have been answered. The time of each counts from the
 * moment when it was due, so that a server that stalls cannot hide it.
 */
export const sendAtRate: Client = async (origin, seconds, references) => {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const begin = performance.now();

  async function send(due: number): Promise<void> {
    const response = await fetch(origin + endpoint, { method: 'POST', ...newRequest() });
    const { reference } = (await response.json()) as { reference: string };
    times.push(performance.now() - due);
    if (response.status !== 201) throw new Error(`A submission was answered with ${response.status}.`);
    references.push(reference);
  }

  for (let count = 0; count < seconds * ratePerSecond; count += 1) {
    const due = begin + (count * 1000) / ratePerSecond;
    while (performance.now() < due) await pause(1);
    sent.push(send(due));
  }
  await Promise.all(sent);
  return { perSecond: times.length / ((performance.now() - begin) / 1000), p99: percentile(times, 0.99) };
};

function newRequest(): { headers: Record<string, string>; body: string } {
  const { key, payload } = newSubmission();
  return {
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(payload),
  };
}
