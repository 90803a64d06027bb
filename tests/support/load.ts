import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../../server/storage/database';

/** A demo request under its key; the reference is there when the server has confirmed it. */
export interface SentSubmission {
  key: string;
  name: string;
  reference?: string;
}

/** What the visitors have seen. */
export interface Ledger {
  submissions: SentSubmission[];
  /** How often each status came. */
  statuses: Map<number, number>;
  /** Codes of connections that were refused or broke. */
  brokenBy: Set<string>;
  /** Answers that no visitor should get. */
  faults: string[];
}

export interface Load extends Ledger {
  /** Resolves once that many more submissions have been confirmed, or the load was abandoned. */
  confirmed(count: number): Promise<void>;
  /** Begins no further submissions; those under way are sent again until they are confirmed. */
  finish(): Promise<void>;
  /** Begins no further submissions and sends none again. */
  abandon(): Promise<void>;
}

const retryAfterMs = 20;
let submissions = 0;

/** Sends a submission once, as the browser does. */
export function send(origin: string, { key, name }: SentSubmission): Promise<Response> {
  // A domain of its own: each domain gets a limited number of mails a day.
  const email = `a@${name.replace(' ', '-').toLowerCase()}.example`;
  return fetch(`${origin}/api/demo-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ name, company: 'B', businessType: 'other', email, language: 'en' }),
  });
}

/** A submission that was never sent before. */
export function newSubmission(): SentSubmission {
  submissions += 1;
  return { key: randomUUID(), name: `Visitor ${submissions}` };
}

/**
 * Visitors who send one submission after the other; one that is not confirmed is sent again under the same key.
 * @param origin asked before each try: a server that was started again has another port
 */
export function startLoad(origin: () => string, visitors = 16): Load {
  const ledger: Ledger = { submissions: [], statuses: new Map(), brokenBy: new Set(), faults: [] };
  const confirmations = new EventEmitter();
  let confirmedCount = 0;
  let finishing = false;
  let abandoned = false;

  async function trySend(submission: SentSubmission): Promise<void> {
    const response = await send(origin(), submission);
    const answer = (await response.json()) as { reference: string };
    const { status, headers } = response;
    ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
    if (status === 201) {
      submission.reference = answer.reference;
      confirmedCount += 1;
      confirmations.emit('one');
      // 408: on a machine that is busy with other things, this program may take too long to send its request.
    } else if (status !== 408 && (status !== 503 || !headers.has('Retry-After'))) {
      ledger.faults.push(`${status} ${JSON.stringify(answer)}`);
    }
  }

  async function visit(): Promise<void> {
    while (!finishing) {
      const submission = newSubmission();
      ledger.submissions.push(submission);
      while (!submission.reference && !abandoned) {
        await trySend(submission).catch(({ message, cause }: Error) => {
          ledger.brokenBy.add((cause as { code?: string } | undefined)?.code ?? message);
        });
        if (!submission.reference) await pause(retryAfterMs);
      }
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    ...ledger,
    async confirmed(count) {
      const enough = confirmedCount + count;
      while (confirmedCount < enough && !abandoned) await once(confirmations, 'one');
    },
    async finish() {
      finishing = true;
      await all;
    },
    async abandon() {
      finishing = true;
      abandoned = true;
      await all;
      confirmations.emit('one');
    },
  };
}

/** What became of the submissions. */
export interface Balance {
  acknowledged: number;
  /** Acknowledged, and stored once under its key with its reference and its content. */
  found: number;
  lost: number;
  /** Keys or references that are stored more than once. */
  double: number;
  /** Stored without exactly one mail to sales and one to the visitor. */
  withoutMails: number;
}

/** Compares what was acknowledged with what is stored. */
export async function balance(
  { submissions: sent }: Pick<Ledger, 'submissions'>,
  { query }: Database,
): Promise<Balance> {
  const rows = await query<{ id: number; reference: string; idempotency_key: string; payload: string }>(
    'SELECT id, reference, idempotency_key, payload FROM submissions',
  );
  const mails = await query<{ submission_id: number; kind: string }>(
    'SELECT submission_id, kind FROM outbox ORDER BY kind',
  );
  const byKey = Map.groupBy(rows, (row) => row.idempotency_key);
  const byReference = Map.groupBy(rows, (row) => row.reference);
  const mailsOf = Map.groupBy(mails, (mail) => mail.submission_id);
  const acknowledged = sent.filter(({ reference }) => reference);
  const found = acknowledged.filter(({ key, name, reference }) => {
    const [row, other] = byKey.get(key) ?? [];
    return row && !other && row.reference === reference && (JSON.parse(row.payload) as SentSubmission).name === name;
  });
  return {
    acknowledged: acknowledged.length,
    found: found.length,
    lost: acknowledged.length - found.length,
    double: [...byKey.values(), ...byReference.values()].filter((same) => same.length > 1).length,
    withoutMails: rows.filter(({ id }) => String(mailsOf.get(id)?.map(({ kind }) => kind)) !== 'receipt,sales-mail')
      .length,
  };
}
