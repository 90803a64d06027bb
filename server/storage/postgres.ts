import pg from 'pg';

import { ConfigError } from '../errors/config-error.ts';
import type { Database, Query, Value } from './database.ts';
import { insertBatch } from './insert-batch.ts';
import { pendingMigrations, readMigrations } from './migrations.ts';
import { rewriteTables } from './postgres-rewrite.ts';
import { takeTurns } from './turns.ts';

/** Any numbers; the same for all versions of this server. */
const migrationLock = 4_826_115;
const bookingLock = 4_826_117;

/** Waiting longer helps nobody: the visitor's next attempt carries the same key. */
const timeoutMs = 5000;
const int8 = 20;
const durably = '-c synchronous_commit=on';

/** Brings the tables up to date in one transaction, under a lock that all instances share. */
async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: settings } = await client.query<{ synchronous_commit: string }>('SHOW synchronous_commit');
    if (settings[0]?.synchronous_commit !== 'on') {
      throw new ConfigError('PostgreSQL does not keep synchronous_commit on: a confirmed submission could be lost.');
    }
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const all = readMigrations('postgres');
    const done = rows[0]?.version ?? 0;
    for (const sql of pendingMigrations(all, done)) await client.query(sql);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [all.length]);
    await client.query('COMMIT');
  } finally {
    // After a failed transaction the connection is not used again.
    client.release(true);
  }
}

/**
 * Connects to PostgreSQL and brings its tables up to date.
 * @param url e.g. postgres://user:password@host/database
 * @param onIdleError called when an idle connection breaks; the pool replaces it by itself
 * @throws ConfigError when it cannot be reached or does not promise durable commits
 */
export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    keepAlive: true,
    options: durably,
    types: {
      getTypeParser: (id, format) => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
    } as pg.CustomTypesConfig,
  });
  pool.on('error', onIdleError);
  // A connection can also break while it is checked out or being closed; then its next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    if (error instanceof ConfigError) throw error;
    const { code, message } = error as { code?: string; message: string };
    throw new ConfigError(`Submissions cannot be stored in PostgreSQL: ${message || code}. Check DATABASE_URL.`);
  }

  const names = new Map<string, string>();
  /** Prepared once per connection. */
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  };
  const queryOn =
    (client: pg.Pool | pg.PoolClient): Query =>
    async <Row extends object>(sql: string, values: Value[] = []) =>
      (await client.query<Row>({ name: nameOf(sql), text: sql, values })).rows;

  const transaction: Database['transaction'] = async (work) => {
    const client = await pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      const { alone } = takeTurns();
      const query = queryOn(client);
      const result = await work((sql, values) => alone(() => query(sql, values)));
      await client.query('COMMIT');
      broken = false;
      return result;
    } finally {
      client.release(broken);
    }
  };

  return {
    kind: 'postgres',
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    query: queryOn(pool),
    transaction,
    async lockBookings(query) {
      await query('SELECT pg_advisory_xact_lock($1)', [bookingLock]);
    },
    insertBatch: (batch) => transaction((query) => insertBatch(query, batch)),
    checkIntegrity: async () => undefined,
    async scrub() {
      const client = new pg.Client({ connectionString: url, keepAlive: true, options: durably });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await rewriteTables(client);
      } finally {
        await client.end();
      }
      return false;
    },
    close: () => pool.end(),
  };
}
