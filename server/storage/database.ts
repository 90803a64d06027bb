export type Value = string | number | null;

/** Runs one statement, written with `$1`, `$2` for the values in the SQL that both databases know; gives its rows. */
export type Query = <Row extends object>(sql: string, values?: Value[]) => Promise<Row[]>;

/** The one door to SQLite and PostgreSQL. What is committed is on disk before the promise resolves. */
export interface Database {
  kind: 'sqlite' | 'postgres';
  query: Query;
  /** All of it or nothing; on SQLite one after another. */
  transaction<Result>(run: (query: Query) => Promise<Result>): Promise<Result>;
  /** Ends a subselect that claims rows: other instances pass over them instead of waiting. */
  skipLocked: string;
  /** Leaves nothing readable of what was deleted: writes the tables anew and empties the log, as far as it is ours. */
  forget(): Promise<void>;
  close(): Promise<void>;
}
