import { inBatches } from './batches.ts';
import { cancelTime, takeTime, type BookingOptions, type BookingResult, type BookingWish } from './bookings.ts';
import type { Database } from './database.ts';

/** Where times are booked, moved and cancelled. What is answered is on disk. */
export interface BookingDesk {
  /** Books a time, or moves the demo there; see takeTime. */
  take(wish: BookingWish): Promise<BookingResult>;
  /** @returns whether it is cancelled; see cancelTime */
  cancel(who: Pick<BookingWish, 'reference' | 'sender'>): Promise<boolean>;
}

type Task = { take: BookingWish } | { cancel: Pick<BookingWish, 'reference' | 'sender'> };

/**
 * Books one after the other, those that arrive together in one transaction: each finds what those before it have taken.
 * One connection is enough for it, so many bookings at once keep no form waiting.
 */
export function createBookingDesk(database: Database, options: Omit<BookingOptions, 'now'>): BookingDesk {
  const perform = inBatches<Task, BookingResult | boolean>((tasks) =>
    database.transaction(async (query) => {
      await database.lockBookings(query);
      const results: (BookingResult | boolean)[] = [];
      for (const task of tasks) {
        const now = { ...options, now: new Date() };
        results.push(
          'take' in task ? await takeTime(query, task.take, now) : await cancelTime(query, task.cancel, now),
        );
      }
      return results;
    }),
  );
  return {
    take: async (wish) => (await perform({ take: wish })) as BookingResult,
    cancel: async (who) => (await perform({ cancel: who })) as boolean,
  };
}
