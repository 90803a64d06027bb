import { spreadsheetCell, withoutTurning } from './spreadsheet-cell.ts';

/** A record of the output: values by column name. */
export type FlatRecord = Record<string, string>;

/** A column with the width of its longest value. */
export type Columns = Map<string, number>;

/** How records are printed, one after the other. */
interface RecordFormat {
  /** Lines above the records; undefined if there is nothing to print but the records. */
  head?(columns: Columns): string;
  record(record: FlatRecord, columns: Columns): string;
  lineEnd: string;
}

/** Widest column of the table, in characters. */
const maxColumnWidth = 32;
const firstColumns = ['receivedAt', 'reference', 'kind', 'name', 'firstName', 'lastName', 'company', 'email'];

/** The columns of records and how wide they are, those first that people look for first. */
export async function measureColumns(records: AsyncIterable<FlatRecord> | Iterable<FlatRecord>): Promise<Columns> {
  const widths: Columns = new Map();
  for await (const record of records) {
    for (const [column, value] of Object.entries(record)) {
      widths.set(column, Math.max(widths.get(column) ?? column.length, tableCell(value).length));
    }
  }
  const known = firstColumns.filter((column) => widths.has(column));
  return new Map([...new Set([...known, ...widths.keys()])].map((column) => [column, widths.get(column)!]));
}

function tableCell(value: string): string {
  const line = withoutTurning(value).replace(/\s+/g, ' ');
  return line.length > maxColumnWidth ? `${line.slice(0, maxColumnWidth - 1)}…` : line;
}

function tableLine(columns: Columns, valueOf: (column: string) => string): string {
  return [...columns]
    .map(([column, width]) => tableCell(valueOf(column)).padEnd(width))
    .join('  ')
    .trimEnd();
}

/** Semicolons are what Swedish, Danish, Norwegian and Dutch spreadsheets split at; the mark tells them that it is UTF-8. */
const byteOrderMark = '\uFEFF';
const csvLine = (values: string[]) => values.map(spreadsheetCell).join(';');

export const formats = {
  table: {
    head: (columns) => tableLine(columns, (column) => column),
    record: (record, columns) => tableLine(columns, (column) => record[column] ?? ''),
    lineEnd: '\n',
  },
  csv: {
    head: (columns) => byteOrderMark + csvLine([...columns.keys()]),
    record: (record, columns) => csvLine([...columns.keys()].map((column) => record[column] ?? '')),
    lineEnd: '\r\n',
  },
  json: { record: (record) => JSON.stringify(record), lineEnd: '\n' },
} satisfies Record<string, RecordFormat>;

export type Format = keyof typeof formats;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}

/** A format by its name. */
export const formatOf = (format: Format): RecordFormat => formats[format];
