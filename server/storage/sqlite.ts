import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Database, Query, Value } from './database.ts';
import { fromPlainError, type Step, type StepResult } from './sqlite-steps.ts';
import { takeTurns } from './turns.ts';

type Run = (step: Step) => Promise<object[]>;

interface Waiting {
  resolve(rows: object[]): void;
  reject(error: Error): void;
}

/**
 * Starts a thread for a SQLite file; it keeps the process alive only while something is to be done.
 * @returns runs a step there, after those before it, and a way to end the thread
 */
function startThread(file: string): { run: Run; end: () => Promise<unknown> } {
  const worker = new Worker(path.join(import.meta.dirname, 'sqlite-thread.ts'), { workerData: { file } });
  worker.unref();
  const waiting: Waiting[] = [];
  let unsent: Step[] = [];

  worker.on('message', (results: StepResult[]) => {
    for (const result of results) {
      const { resolve, reject } = waiting.shift()!;
      if ('error' in result) reject(fromPlainError(result.error));
      else resolve(result.rows);
    }
    if (waiting.length === 0) worker.unref();
  });

  function send(): void {
    worker.postMessage(unsent);
    unsent = [];
  }

  const run: Run = (step) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.ref();
      // Steps that are asked for together cross to the thread and back together.
      if (unsent.push(step) === 1) process.nextTick(send);
    });
  return { run, end: () => worker.terminate() };
}

/**
 * The SQLite file as a database, in a thread of its own: nothing that waits for it holds up the event loop. It has one
 * connection, so statements wait for the transaction under way.
 * @throws ConfigError see openSqliteFile
 */
export async function openSqlite(file: string): Promise<Database> {
  const { run, end } = startThread(file);
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
    checkIntegrity: () => alone(() => open(async () => void (await run({ do: 'check' })))),
    scrub: (texts, { isThorough }) =>
      alone(() => open(async () => (await run({ do: 'scrub', texts, isThorough })).length > 0)),
    close: () => alone(close),
  };
}
