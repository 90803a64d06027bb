import type { FormKind } from '../../src/domain/schemas/form-routes.ts';
import type { Query } from './database.ts';

/** A submission as it is read back. */
export interface StoredSubmission {
  id: number;
  kind: FormKind;
  reference: string;
  language: string;
  /** ISO 8601, UTC */
  receivedAt: string;
  quarantinedFor: string[];
  payload: Record<string, string>;
}

interface Row {
  id: number;
  kind: FormKind;
  reference: string;
  language: string;
  received_at: string;
  quarantined_for: string | null;
  payload: string;
}

/** More at once would hold up the event loop, and whoever else waits for the database. */
const pageSize = 100;

/** Reads submissions that meet a condition on the table's columns in pages, newest first. */
export async function* submissionPages(
  query: Query,
  condition: string,
  values: (string | number)[],
): AsyncGenerator<StoredSubmission[]> {
  let last: Pick<Row, 'received_at' | 'id'> | undefined;
  const [at, id] = [values.length + 1, values.length + 2];
  do {
    const after = last ? `AND (received_at, id) < ($${at}, $${id})` : '';
    const rows: Row[] = await query<Row>(
      `SELECT id, kind, reference, language, received_at, quarantined_for, payload FROM submissions
       WHERE (${condition}) ${after} ORDER BY received_at DESC, id DESC LIMIT ${pageSize}`,
      last ? [...values, last.received_at, last.id] : values,
    );
    last = rows.length === pageSize ? rows.at(-1) : undefined;
    yield rows.map(({ received_at, quarantined_for, payload, ...row }) => ({
      ...row,
      receivedAt: received_at,
      quarantinedFor: quarantined_for?.split(' ') ?? [],
      payload: JSON.parse(payload) as Record<string, string>,
    }));
  } while (last);
}

/** All submissions that meet a condition on the table's columns, newest first. */
export async function readSubmissions(
  query: Query,
  condition: string,
  values: (string | number)[],
): Promise<StoredSubmission[]> {
  const all: StoredSubmission[] = [];
  for await (const page of submissionPages(query, condition, values)) all.push(...page);
  return all;
}
