import { once } from 'node:events';

import { formatOf, measureColumns, type FlatRecord, type Format } from './formats.ts';

type Records = AsyncIterable<FlatRecord> | Iterable<FlatRecord>;

/**
 * Prints records in a format, without holding more of them than it is given at once.
 * @param read reads the records; called twice, since the columns stand above them
 * @param nothing what a table says when there are none
 * @returns how many were printed
 */
export async function print(read: () => Records, format: Format, nothing: string): Promise<number> {
  const { head, record: lineOf, lineEnd } = formatOf(format);
  const columns = head ? await measureColumns(read()) : new Map<string, number>();
  if (head && columns.size === 0) {
    if (format === 'table') await write(`${nothing}\n`);
    return 0;
  }
  // Wrapped lines would make a table unreadable; the other formats are complete.
  const width = format === 'table' ? process.stdout.columns : undefined;
  const writeLine = (line: string) => write(line.slice(0, width) + lineEnd);
  if (head) await writeLine(head(columns));
  let count = 0;
  for await (const record of read()) {
    await writeLine(lineOf(record, columns));
    count += 1;
  }
  return count;
}

/** Writes a text, and waits for whoever reads it. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
