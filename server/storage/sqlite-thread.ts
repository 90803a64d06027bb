/** The thread that holds the connection to the SQLite file: what waits for a lock or the disk waits here. */
import { parentPort, workerData } from 'node:worker_threads';

import { createConnection } from './sqlite-connection.ts';
import { toPlainError, type Step, type StepResult } from './sqlite-steps.ts';

const { file, isReplacement } = workerData as { file: string; isReplacement: boolean };
const connection = createConnection(file, { hasStarted: isReplacement });

function handle(step: Step): StepResult {
  try {
    return { rows: connection.run(step) };
  } catch (error) {
    return { error: toPlainError(error) };
  }
}

parentPort!.on('message', (steps: Step[]) => parentPort!.postMessage(steps.map(handle)));
