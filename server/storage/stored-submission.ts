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

/**
 * Reads submissions that meet a condition on the table's columns, newest first.
 * @param most how many are read at most; otherwise all
 */
export async function readSubmissions(
  query: Query,
  condition: string,
  values: (string | number)[],
  most?: number,
): Promise<StoredSubmission[]> {
  const rows = await query<Row>(
    `SELECT id, kind, reference, language, received_at, quarantined_for, payload FROM submissions
     WHERE ${condition} ORDER BY received_at DESC, id DESC${most === undefined ? '' : ` LIMIT ${most}`}`,
    values,
  );
  return rows.map(({ received_at, quarantined_for, payload, ...row }) => ({
    ...row,
    receivedAt: received_at,
    quarantinedFor: quarantined_for?.split(' ') ?? [],
    payload: JSON.parse(payload) as Record<string, string>,
  }));
}

/** How many submissions are read at once. */
const pageLength = 500;

/** Reads submissions like readSubmissions, page by page: in memory there is one page of them. */
export async function* submissionPages(
  query: Query,
  condition: string,
  values: (string | number)[],
): AsyncGenerator<StoredSubmission> {
  const after = `(received_at, id) < ($${values.length + 1}, $${values.length + 2})`;
  let page = await readSubmissions(query, condition, values, pageLength);
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageLength) return;
    page = await readSubmissions(query, `${condition} AND ${after}`, [...values, last.receivedAt, last.id], pageLength);
  }
}
