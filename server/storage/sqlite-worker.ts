import { Worker } from 'node:worker_threads';

import { ConfigError } from '../errors/config-error.ts';
import { fromPlainError, type StepResult, type Task } from './sqlite-steps.ts';

interface Waiting {
  resolve(rows: object[]): void;
  reject(error: Error): void;
}

export interface SqliteWorker {
  /** Runs a step in the thread, after those before it. Fails when the thread ends; the next step starts another one. */
  run(step: Task): Promise<object[]>;
  end(): Promise<void>;
}

/**
 * A thread for a SQLite file; it keeps the process alive only while something is to be done.
 * @param script of the thread; gets `file`, and whether it takes the place of one that ended
 */
export function startSqliteWorker(script: string, file: string): SqliteWorker {
  let current = start(false);

  function start(isReplacement: boolean) {
    const worker = new Worker(script, { workerData: { file, isReplacement } });
    worker.unref();
    const waiting: Waiting[] = [];
    let unsent: Task[] = [];
    let isOver = false;

    worker.on('message', (results: StepResult[]) => {
      for (const result of results) {
        const { resolve, reject } = waiting.shift()!;
        if ('error' in result) reject(fromPlainError(result.error));
        else resolve(result.rows);
      }
      if (waiting.length === 0) worker.unref();
    });

    function fail(reason: string): void {
      isOver = true;
      const error = Object.assign(
        new ConfigError(
          `The thread of the database ${file} has ended (${reason}); the next submission starts another one.`,
        ),
        { errstr: 'thread has ended' },
      );
      for (const { reject } of waiting.splice(0)) reject(error);
    }
    worker.on('error', ({ code, name }: NodeJS.ErrnoException) => fail(code ?? name));
    worker.on('messageerror', () => void worker.terminate());
    worker.on('exit', (code) => fail(`exit code ${code}`));

    function send(): void {
      if (!isOver) worker.postMessage(unsent);
      unsent = [];
    }

    return {
      worker,
      isOver: () => isOver,
      run: (step: Task) =>
        new Promise<object[]>((resolve, reject) => {
          waiting.push({ resolve, reject });
          worker.ref();
          // Steps that are asked for together cross to the thread and back together.
          if (unsent.push(step) === 1) process.nextTick(send);
        }),
    };
  }

  return {
    run(step) {
      if (current.isOver()) current = start(true);
      return current.run(step);
    },
    async end() {
      await current.worker.terminate();
    },
  };
}
