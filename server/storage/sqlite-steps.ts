import { ConfigError } from '../errors/config-error.ts';
import type { Value } from './database.ts';
import type { NewSubmission } from './insert-batch.ts';

/** What the connection to the SQLite file does; see sqlite-connection.ts. */
export type Step =
  | { do: 'open' | 'commit' | 'rollback' | 'check' | 'close' }
  | { do: 'begin'; transaction: number }
  /** Only in the transaction of this number, if it has one. */
  | { do: 'query'; sql: string; values: Value[]; transaction?: number }
  | { do: 'scrub'; texts: string[]; isThorough: boolean };

/** What its thread is asked to do: a step, or a transaction of its own. */
export type Task = Step | { do: 'insert-batch'; batch: NewSubmission[] };

/** An error on its way between threads, which carries only plain values. */
interface PlainError {
  message: string;
  errstr?: string;
  isForOperator: boolean;
}

export type StepResult = { rows: object[] } | { error: PlainError };

export function toPlainError(error: unknown): PlainError {
  const { message, errstr } = error as { message: string; errstr?: string };
  return { message, errstr, isForOperator: error instanceof ConfigError };
}

export function fromPlainError({ message, errstr, isForOperator }: PlainError): Error {
  return Object.assign(isForOperator ? new ConfigError(message) : new Error(message), { errstr });
}
