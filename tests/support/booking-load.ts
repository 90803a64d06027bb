import { randomInt, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../../server/storage/database';
import { openPage, press, timesOn } from './bookings';
import { send, type SentSubmission } from './load';

/** What a visitor was told last: the time that is booked, or none once it was cancelled. */
interface Told {
  reference: string;
  startsAt: string | undefined;
}

export interface BookingLoad {
  /** By reference, in the end that of every request that was confirmed. */
  told: Told[];
  /** Answers that no visitor should get. */
  faults: string[];
  /** Resolves once that many more changes of bookings have been confirmed. */
  confirmed(count: number): Promise<void>;
  /** Begins nothing new; what is under way is sent again until it is answered. */
  finish(): Promise<void>;
}

const retryAfterMs = 20;
/** So many stay booked, so that times remain for the others. */
const mostKept = 30;

/**
 * Visitors who ask for a demo, book it, move it and mostly cancel it again, one after the other. What is not answered
 * is sent again, as somebody does who presses the button once more.
 * @param origin asked before each try: a server that was started again has another port
 */
export function startBookingLoad(origin: () => string, visitors = 8): BookingLoad {
  const told: Told[] = [];
  const faults: string[] = [];
  const confirmations = new EventEmitter();
  let confirmedCount = 0;
  let kept = 0;
  let finishing = false;

  /** Sends until there is an answer that is not "come back". */
  async function insist(sending: () => Promise<Response>): Promise<Response> {
    for (;;) {
      try {
        const response = await sending();
        if (![408, 503].includes(response.status)) return response;
        await response.body?.cancel();
      } catch {
        // The server was killed.
      }
      await pause(retryAfterMs);
    }
  }

  async function changed(told: Told, startsAt: string | undefined): Promise<void> {
    told.startsAt = startsAt;
    confirmedCount += 1;
    confirmations.emit('one');
  }

  /** Books or moves to one of the free times; gives up when others are always faster. */
  async function take(told: Told, token: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const times = await timesOn(await insist(() => openPage(origin(), { token }, 'move')));
      if (times.length === 0) return;
      const start = times[randomInt(times.length)]!;
      const { status } = await insist(() => press(origin(), { token, start }));
      if (status === 303) return changed(told, start);
      if (status !== 409) faults.push(`booking: ${status}`);
    }
  }

  async function visit(): Promise<void> {
    while (!finishing) {
      const submission: SentSubmission = { key: randomUUID(), name: `Visitor ${randomUUID()}` };
      const response = await insist(() => send(origin(), submission));
      const { reference, timesUrl } = (await response.json()) as { reference: string; timesUrl: string };
      const token = new URL(timesUrl, origin()).searchParams.get('token')!;
      const mine: Told = { reference, startsAt: undefined };
      told.push(mine);
      await take(mine, token);
      if (randomInt(2) === 0) await take(mine, token);
      if (mine.startsAt === undefined) continue;
      if (kept < mostKept && randomInt(4) === 0) kept += 1;
      else {
        const { status } = await insist(() => press(origin(), { token }, 'cancel'));
        if (status === 303) await changed(mine, undefined);
        else faults.push(`cancelling: ${status}`);
      }
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, visit));
  return {
    told,
    faults,
    async confirmed(count) {
      const enough = confirmedCount + count;
      while (confirmedCount < enough) await once(confirmations, 'one');
    },
    async finish() {
      finishing = true;
      await all;
    },
  };
}

/** What became of the bookings. */
export interface BookingBalance {
  /** Requests whose last confirmed state is the one that is stored. */
  asTold: number;
  otherwise: number;
  /** Places that two have. */
  double: number;
  /** Bookings without exactly one mail to each side for each change. */
  withoutMails: number;
}

/** Compares what visitors were told last with what is stored. */
export async function bookingBalance(
  { told }: Pick<BookingLoad, 'told'>,
  { query }: Database,
): Promise<BookingBalance> {
  const rows = await query<{ id: number; reference: string; starts_at: string; seat: number | null; sequence: number }>(
    'SELECT id, reference, starts_at, seat, sequence FROM bookings JOIN submissions ON submission_id = id',
  );
  const mails = await query<{ submission_id: number; kind: string; topic: string }>(
    `SELECT submission_id, kind, topic FROM outbox WHERE kind IN ('booking-mail', 'booking-sales-mail')`,
  );
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const mailsOf = Map.groupBy(mails, (mail) => mail.submission_id);
  const asTold = told.filter(({ reference, startsAt }) => {
    const row = byReference.get(reference);
    return (row && row.seat !== null ? row.starts_at : undefined) === startsAt;
  });
  const places = rows.filter(({ seat }) => seat !== null).map(({ starts_at, seat }) => `${starts_at} ${seat}`);
  return {
    asTold: asTold.length,
    otherwise: told.length - asTold.length,
    double: places.length - new Set(places).size,
    withoutMails: rows.filter(({ id, sequence }) => {
      const wanted = Array.from({ length: sequence + 1 }, (_change, topic) => [
        `booking-mail ${topic}`,
        `booking-sales-mail ${topic}`,
      ]).flat();
      const found = (mailsOf.get(id) ?? []).map(({ kind, topic }) => `${kind} ${topic}`);
      return wanted.sort().join() !== found.sort().join();
    }).length,
  };
}
