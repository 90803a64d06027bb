export type Value = string | number | null;

/** Runs one statement with `$1`, `$2` for its values, in the SQL that both databases understand; returns its rows. */
export type Query = <Row extends object>(sql: string, values?: Value[]) => Promise<Row[]>;

/** SQLite or PostgreSQL. What is committed is on disk before the promise resolves. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  query: Query;
  /** Commits everything that `run` does, or nothing of it; SQLite runs one transaction at a time. */
  transaction<Result>(run: (query: Query) => Promise<Result>): Promise<Result>;
  /** Ends a subselect that claims rows: other instances skip locked rows instead of waiting. */
  skipLocked: string;
  /** Rewrites the tables and truncates the log, as far as we control it, so that deleted rows cannot be recovered. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}
