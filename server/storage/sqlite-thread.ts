/** The thread that holds the connection to the SQLite file: what waits for a lock or the disk waits here. */
import { parentPort, workerData } from 'node:worker_threads';

import type { Value } from './database.ts';
import { insertBatch, type NewSubmission } from './insert-batch.ts';
import { createConnection } from './sqlite-connection.ts';
import { toPlainError, type StepResult, type Task } from './sqlite-steps.ts';

const { file, isReplacement } = workerData as { file: string; isReplacement: boolean };
const connection = createConnection(file, { hasStarted: isReplacement });

let transactions = 0;

async function insert(batch: NewSubmission[]): Promise<object[]> {
  // Below zero: those of other threads count upwards.
  const transaction = (transactions -= 1);
  connection.run({ do: 'begin', transaction });
  try {
    const results = await insertBatch(
      async <Row extends object>(sql: string, values: Value[] = []) =>
        connection.run({ do: 'query', sql, values, transaction }) as Row[],
      batch,
    );
    connection.run({ do: 'commit' });
    return results;
  } catch (error) {
    connection.run({ do: 'rollback' });
    throw error;
  }
}

async function perform(task: Task): Promise<StepResult> {
  try {
    return { rows: task.do === 'insert-batch' ? await insert(task.batch) : connection.run(task) };
  } catch (error) {
    return { error: toPlainError(error) };
  }
}

/** Tasks are performed one after the other, also those that take several turns. */
let last = Promise.resolve();
parentPort!.on('message', (tasks: Task[]) => {
  last = last.then(async () => {
    const results: StepResult[] = [];
    for (const task of tasks) results.push(await perform(task));
    parentPort!.postMessage(results);
  });
});
