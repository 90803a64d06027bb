import { submissionPages, type StoredSubmission } from '../storage/stored-submission.ts';
import type { DatabaseCommand } from './command.ts';
import type { FlatRecord, Format } from './formats.ts';
import { print } from './print.ts';

/** Shows the submissions that the options select, newest first. */
export const list: DatabaseCommand = async ({ query }, { line }) => {
  const { since, kind, search, quarantined, format } = line;
  const sought = search.toLowerCase();
  // What arrives meanwhile is left out: its columns would not stand above it.
  const [newest] = await query<{ id: number | null }>('SELECT max(id) AS id FROM submissions');

  async function* read(): AsyncGenerator<FlatRecord> {
    const condition = `id <= $1 AND received_at >= $2 AND ($3 = '' OR kind = $3)${quarantined ? ' AND quarantined_for IS NOT NULL' : ''}`;
    for await (const submission of submissionPages(query, condition, [newest?.id ?? 0, since, kind])) {
      const values = [submission.reference, ...Object.values(submission.payload)];
      if (values.some((value) => value.toLowerCase().includes(sought))) yield flatten(submission, format);
    }
  }
  return { submissions: await print(read, format, 'No submissions.') };
};

function flatten({ payload, quarantinedFor, booking, id: _id, ...rest }: StoredSubmission, format: Format): FlatRecord {
  const quarantine: FlatRecord = quarantinedFor.length > 0 ? { quarantinedFor: quarantinedFor.join(' ') } : {};
  const demo: FlatRecord = booking && !booking.isCancelled ? { demoAt: booking.startsAt } : {};
  const record: FlatRecord = { ...rest, ...quarantine, ...demo, ...payload };
  if (format !== 'table') return record;
  // A table is read by people: whole minutes, no empty fields.
  const filled = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
  return { ...filled, receivedAt: rest.receivedAt.slice(0, 16).replace('T', ' ') };
}
