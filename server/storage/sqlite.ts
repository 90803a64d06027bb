import path from 'node:path';

import type { Database, Query, Value } from './database.ts';
import type { Inserted } from './insert-batch.ts';
import { startSqliteWorker } from './sqlite-worker.ts';
import { takeTurns } from './turns.ts';

const threadScript = path.join(import.meta.dirname, 'sqlite-thread.ts');

/**
 * The SQLite file as a database, in a thread of its own: nothing that waits for it holds up the event loop. It has one
 * connection, so statements wait for the transaction under way.
 * @param script of its thread
 * @throws ConfigError see openSqliteFile
 */
export async function openSqlite(file: string, script = threadScript): Promise<Database> {
  const { run, end } = startSqliteWorker(script, file);
  const { alone, together } = takeTurns();
  let transactions = 0;
  let isClosed = false;

  const queryIn =
    (transaction?: number): Query =>
    async <Row extends object>(sql: string, values: Value[] = []) =>
      (await run({ do: 'query', sql, values, transaction })) as Row[];

  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await run({ do: 'close' }).finally(end);
  }

  async function open<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isClosed) throw new Error('The database has been closed.');
    return work();
  }

  await run({ do: 'open' }).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    kind: 'sqlite',
    skipLocked: '',
    lockBookings: async () => undefined,
    query: (sql, values) => together(() => open(() => queryIn()(sql, values))),
    transaction: (work) =>
      alone(() =>
        open(async () => {
          // Not waited for: it crosses together with the first statements, which are refused when it failed.
          const transaction = (transactions += 1);
          const begun = run({ do: 'begin', transaction });
          begun.catch(() => undefined);
          try {
            const result = await work(queryIn(transaction));
            await run({ do: 'commit' });
            return result;
          } catch (error) {
            await run({ do: 'rollback' });
            await begun;
            throw error;
          }
        }),
      ),
    insertBatch: (batch) => alone(() => open(async () => (await run({ do: 'insert-batch', batch })) as Inserted[])),
    checkIntegrity: () => alone(() => open(async () => void (await run({ do: 'check' })))),
    scrub: (texts, { isThorough }) =>
      alone(() => open(async () => (await run({ do: 'scrub', texts, isThorough })).length > 0)),
    close: () => alone(close),
  };
}
