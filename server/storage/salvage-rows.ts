import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** How many rows were saved of each table, and whether all of them could be read. */
export interface Salvaged {
  rows: Record<string, number>;
  isComplete: boolean;
}

type Row = Record<string, SQLInputValue>;

/** Tables in an order in which each row finds those that it refers to, with the column that orders them. */
const tables: Record<string, string> = {
  submissions: 'id',
  bookings: 'submission_id',
  outbox: 'id',
  subscriptions: 'address_key',
  secrets: 'name',
};

/** How far an unreadable stretch of a table is followed, in rows. */
const longestGap = 10_000;

/**
 * Hands over the rows of a damaged table that can be read: from its beginning to the first damage, from its end back to
 * the last, and between them those that are found by their number.
 * @returns whether all rows could be read
 */
function readRows(torn: DatabaseSync, table: string, key: string, take: (row: Row) => void): boolean {
  /** @returns the key at which reading broke off; undefined when it did not */
  function readAlong(order: 'ASC' | 'DESC'): { last?: SQLInputValue } | undefined {
    let last: SQLInputValue | undefined;
    try {
      for (const row of torn.prepare(`SELECT * FROM ${table} ORDER BY ${key} ${order}`).iterate() as Iterable<Row>) {
        take(row);
        last = row[key];
      }
      return undefined;
    } catch {
      return { last };
    }
  }

  const first = readAlong('ASC');
  if (!first) return true;
  const end = readAlong('DESC')?.last;
  if (table !== 'submissions') return false;
  const rowOf = torn.prepare(`SELECT * FROM ${table} WHERE ${key} = ?`);
  let found = Number(first.last ?? 0);
  for (let id = found + 1; id < Math.min(Number(end ?? Infinity), found + longestGap); id += 1) {
    try {
      const row = rowOf.get(id) as Row | undefined;
      if (!row) continue;
      take(row);
      found = id;
    } catch {
      // One that is lost.
    }
  }
  return false;
}

/** Copies what can be read of a damaged database into a new one with all tables. */
export function copyReadableRows(tornFile: string, saved: DatabaseSync): Salvaged {
  const salvaged: Salvaged = { rows: {}, isComplete: true };
  let torn: DatabaseSync;
  try {
    torn = new DatabaseSync(tornFile);
  } catch {
    return { rows: {}, isComplete: false };
  }
  saved.exec('BEGIN');
  for (const [table, key] of Object.entries(tables)) {
    const columns = new Set(
      saved
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map((row) => row.name),
    );
    const isWhole = readRows(torn, table, key, (row) => {
      const names = Object.keys(row).filter((name) => columns.has(name));
      const marks = names.map(() => '?').join(', ');
      try {
        if (table === 'submissions') JSON.parse(String(row.payload));
        saved
          .prepare(`INSERT OR IGNORE INTO ${table} (${names.join(', ')}) VALUES (${marks})`)
          .run(...names.map((name) => row[name]!));
      } catch {
        // Its content is torn.
        salvaged.isComplete = false;
      }
    });
    const { count } = saved.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number };
    salvaged.rows[table] = count;
    salvaged.isComplete &&= isWhole;
  }
  saved.exec('COMMIT');
  torn.close();
  return salvaged;
}
