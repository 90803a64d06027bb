import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

import { ConfigError } from '../errors/config-error.ts';

/** Tables that can hold something about a person, and their primary keys. */
const tables = { subscriptions: 'address_key', submissions: 'id', bookings: 'submission_id', outbox: 'id' };
type Table = keyof typeof tables;

/** Tables whose primary key is a number. */
const numbered: Table[] = ['submissions', 'bookings'];
/** Tables whose rows belong to a submission, in the order in which they are written. */
const referring: Table[] = ['bookings', 'outbox'];

/** Any number; the same for all versions of this server. */
const rewriteLock = 4_826_116;
/** Who writes meanwhile waits for one piece at most. */
const largestPiece = 500;
const lockTries = 120;
/** Codes of PostgreSQL for a lock that was not had in time, and for two that wait for each other. */
const lockCodes: (string | undefined)[] = ['55P03', '40P01'];

const constraintOf = (table: Table) => `${table}_submission_id_fkey`;
const foreignKey = `FOREIGN KEY (submission_id) REFERENCES submissions (id) ON DELETE CASCADE NOT VALID`;

/**
 * Does something in a transaction that locks tables or rows. Whoever writes has to wait behind a lock that is waited for,
 * so it is asked for again and again, for a moment. That is shorter than the second after which PostgreSQL looks for
 * transactions that wait for each other, and ends one of them: it is never the writer that has to give way.
 */
async function lockingBriefly(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  for (let triesLeft = lockTries; ; triesLeft -= 1) {
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = '300ms'`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!lockCodes.includes((error as { code?: string }).code)) throw error;
      if (triesLeft === 0)
        throw new ConfigError('Another program is using the database without end; end it and erase again.');
      await pause(500);
    }
  }
}

/** Removes what a rewriting that broke off has left; the trigger first, since it writes into the copy. */
async function cleanUp(client: pg.ClientBase, table: Table): Promise<void> {
  await client.query(`DROP TRIGGER IF EXISTS mirror ON ${table}`);
  await client.query(`DROP FUNCTION IF EXISTS mirror_${table}`);
  await client.query(`DROP TABLE IF EXISTS ${table}_copy`);
}

/** Makes a copy that everything that changes from now on is written into as well. */
async function beginCopy(client: pg.ClientBase, table: Table): Promise<void> {
  const key = tables[table];
  await client.query(`CREATE TABLE ${table}_copy (LIKE ${table} INCLUDING ALL)`);
  await client.query(`CREATE FUNCTION mirror_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP <> 'INSERT' THEN DELETE FROM ${table}_copy WHERE ${key} = OLD.${key}; END IF;
    IF TG_OP <> 'DELETE' THEN INSERT INTO ${table}_copy OVERRIDING SYSTEM VALUE SELECT NEW.*; END IF;
    RETURN NULL;
  END $$`);
  await client.query(`CREATE TRIGGER mirror AFTER INSERT OR UPDATE OR DELETE ON ${table}
    FOR EACH ROW EXECUTE FUNCTION mirror_${table}()`);
}

/** Copies what was there before, in pieces. A row is locked until its copy is there, so that no change is missed. */
async function copyRows(client: pg.ClientBase, table: Table): Promise<void> {
  const key = tables[table];
  let last: string | null = null;
  do {
    await lockingBriefly(client, async () => {
      const { rows }: pg.QueryResult<{ last: string | null }> = await client.query(
        `WITH piece AS (SELECT * FROM ${table} WHERE $1::text IS NULL OR ${key} > ${numbered.includes(table) ? '$1::bigint' : '$1'}
         ORDER BY ${key} LIMIT ${largestPiece} FOR SHARE),
       copied AS (INSERT INTO ${table}_copy OVERRIDING SYSTEM VALUE SELECT * FROM piece ON CONFLICT DO NOTHING)
       SELECT max(${key})::text AS last FROM piece`,
        [last],
      );
      last = rows[0]!.last;
    });
  } while (last !== null);
}

/** Puts the copy in the place of the table, under the same names and with the same rights. */
async function swap(client: pg.ClientBase, table: Table): Promise<void> {
  const { rows: indexes } = await client.query<{ old: string; copy: string }>(
    `SELECT old.indexrelid::regclass::text AS old, copy.indexrelid::regclass::text AS copy
     FROM pg_index AS old JOIN pg_index AS copy ON old.indisprimary = copy.indisprimary
       AND substring(pg_get_indexdef(old.indexrelid) FROM ' USING .*')
         = substring(pg_get_indexdef(copy.indexrelid) FROM ' USING .*')
     WHERE old.indrelid = '${table}'::regclass AND copy.indrelid = '${table}_copy'::regclass`,
  );
  const { rows: rights } = await client.query<{ privilege: string; grantee: string }>(
    `SELECT acl.privilege_type AS privilege, CASE acl.grantee WHEN 0 THEN 'PUBLIC' ELSE acl.grantee::regrole::text END AS grantee
     FROM pg_class, aclexplode(relacl) AS acl WHERE pg_class.oid = '${table}'::regclass AND acl.grantee <> relowner`,
  );
  const { rows: sequences } = await client.query<{ old: string | null; copy: string | null }>(
    `SELECT pg_get_serial_sequence('${table}', '${tables[table]}') AS old,
       pg_get_serial_sequence('${table}_copy', '${tables[table]}') AS copy`,
  );
  const { old, copy } = sequences[0]!;
  // Those whose reference to submissions is taken off meanwhile.
  const untied = table === 'submissions' ? referring : referring.filter((each) => each === table);
  // In the order in which a submission and its booking are stored.
  const locked = untied.length > 0 ? ['submissions', ...untied] : [table];
  await client.query(`LOCK TABLE ${locked.join(', ')} IN ACCESS EXCLUSIVE MODE`);
  if (old && copy) await client.query(`SELECT setval('${copy}', last_value, is_called) FROM ${old}`);
  for (const each of untied) await client.query(`ALTER TABLE ${each} DROP CONSTRAINT ${constraintOf(each)}`);
  await client.query(`DROP TABLE ${table}`);
  await client.query(`ALTER TABLE ${table}_copy RENAME TO ${table}`);
  for (const index of indexes) await client.query(`ALTER INDEX ${index.copy} RENAME TO ${index.old.split('.').pop()}`);
  if (old && copy) await client.query(`ALTER SEQUENCE ${copy} RENAME TO ${old.split('.').pop()}`);
  for (const each of untied)
    await client.query(`ALTER TABLE ${each} ADD CONSTRAINT ${constraintOf(each)} ${foreignKey}`);
  for (const { privilege, grantee } of rights) await client.query(`GRANT ${privilege} ON ${table} TO ${grantee}`);
  await client.query(`DROP FUNCTION mirror_${table}`);
}

/**
 * Writes the tables anew that can hold something about a person: VACUUM FULL would, but lets nobody store anything while
 * it does. The old files, with all that was deleted, are removed.
 * @param client without limits in time
 * @throws ConfigError when another program holds a table without end; then it can be called again
 */
export async function rewriteTables(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [rewriteLock]);
  for (const table of Object.keys(tables) as Table[]) {
    await lockingBriefly(client, () => cleanUp(client, table));
    try {
      await lockingBriefly(client, () => beginCopy(client, table));
      await copyRows(client, table);
      await lockingBriefly(client, () => swap(client, table));
    } catch (error) {
      // If this fails too, the next run does it.
      await lockingBriefly(client, () => cleanUp(client, table)).catch(() => undefined);
      throw error;
    }
    await client.query(`ANALYZE ${table}`);
  }
  for (const each of referring) await client.query(`ALTER TABLE ${each} VALIDATE CONSTRAINT ${constraintOf(each)}`);
}
