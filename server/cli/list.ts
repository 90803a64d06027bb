import { readSubmissions, type StoredSubmission } from '../storage/stored-submission.ts';
import type { DatabaseCommand } from './command.ts';
import type { FlatRecord, Format } from './formats.ts';
import { print } from './print.ts';

/** Shows the submissions that the options select, newest first. */
export const list: DatabaseCommand = async ({ query }, { line }) => {
  const { since, kind, search, quarantined, format } = line;
  const submissions = await readSubmissions(
    query,
    `received_at >= $1 AND ($2 = '' OR kind = $2)${quarantined ? ' AND quarantined_for IS NOT NULL' : ''}`,
    [since, kind],
  );
  const sought = search.toLowerCase();
  const found = submissions.filter(({ reference, payload }) =>
    [reference, ...Object.values(payload)].some((value) => value.toLowerCase().includes(sought)),
  );
  print(
    found.map((submission) => flatten(submission, format)),
    format,
    'No submissions.',
  );
};

function flatten({ payload, quarantinedFor, id: _id, ...rest }: StoredSubmission, format: Format): FlatRecord {
  const quarantine: FlatRecord = quarantinedFor.length > 0 ? { quarantinedFor: quarantinedFor.join(' ') } : {};
  const record: FlatRecord = { ...rest, ...quarantine, ...payload };
  if (format !== 'table') return record;
  // A table is read by people: whole minutes, no empty fields.
  const filled = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
  return { ...filled, receivedAt: rest.receivedAt.slice(0, 16).replace('T', ' ') };
}
