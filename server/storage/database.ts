import type { Inserted, NewSubmission } from './insert-batch.ts';

export type Value = string | number | null;

/** Runs one statement with `$1`, `$2` for its values, in the SQL that both databases understand; returns its rows. */
export type Query = <Row extends object>(sql: string, values?: Value[]) => Promise<Row[]>;

/**
 * SQLite or PostgreSQL. What is committed is on disk, where a restart finds it, before the promise resolves. Nothing
 * here holds up the event loop: read many rows in pages all the same (`submissionPages`).
 */
export interface Database {
  kind: 'sqlite' | 'postgres';
  query: Query;
  /**
   * Commits everything that `run` does, or nothing of it; SQLite runs one transaction at a time. Statements that need
   * not wait for each other are best started together: they cross to the thread of SQLite at once.
   */
  transaction<Result>(run: (query: Query) => Promise<Result>): Promise<Result>;
  /** Inserts submissions in one transaction (see insert-batch.ts), which crosses to the thread of SQLite and back once. */
  insertBatch(batch: NewSubmission[]): Promise<Inserted[]>;
  /**
   * Keeps other instances from booking until the transaction of `query` ends: two could find the same time free. SQLite
   * runs one transaction at a time.
   */
  lockBookings(query: Query): Promise<void>;
  /** Ends a subselect that claims rows: other instances skip locked rows instead of waiting. */
  skipLocked: string;
  /**
   * Reads everything and checks that it is sound; PostgreSQL sees to that itself.
   * @throws ConfigError with a sentence for the operator
   */
  checkIntegrity(): Promise<void>;
  /**
   * Sees to it that deleted rows cannot be recovered from the files, as far as we control them.
   * @param texts what was deleted; SQLite's files are searched for it, in upper and lower case
   * @param isThorough other things were deleted too, so that a search alone proves nothing
   * @returns whether the texts are still found, since other rows hold them
   * @throws ConfigError when another program prevents it; then it can be called again
   */
  scrub(texts: string[], options: { isThorough: boolean }): Promise<boolean>;
  close(): Promise<void>;
}
