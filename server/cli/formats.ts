/** A record of the output: values by column name. */
export type FlatRecord = Record<string, string>;

/** Widest column of the table, in characters. */
const maxColumnWidth = 32;

function columnsOf(records: FlatRecord[]): string[] {
  const first = ['receivedAt', 'reference', 'kind', 'name', 'firstName', 'lastName', 'company', 'email'];
  const known = new Set(records.flatMap((record) => Object.keys(record)));
  return [...new Set([...first.filter((column) => known.has(column)), ...known])];
}

function asTable(records: FlatRecord[], nothing: string): string {
  if (records.length === 0) return nothing;
  const columns = columnsOf(records);
  const cell = (value = '') => {
    const line = value.replace(/\s+/g, ' ');
    return line.length > maxColumnWidth ? `${line.slice(0, maxColumnWidth - 1)}…` : line;
  };
  const lines = [columns, ...records.map((record) => columns.map((column) => cell(record[column])))];
  const widths = columns.map((_column, index) => Math.max(...lines.map((line) => line[index]!.length)));
  return lines
    .map((line) =>
      line
        .map((value, index) => value.padEnd(widths[index]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A spreadsheet runs cells, and lines of cells, that start with these as formulas; an apostrophe makes them text. */
function defuse(value: string): string {
  return value.replace(/^(\s*)(?=[=+\-@\t\r])/gm, "$1'");
}

function asCsv(records: FlatRecord[]): string {
  const columns = columnsOf(records);
  const cell = (value = '') => `"${defuse(value).replaceAll('"', '""')}"`;
  return [columns, ...records.map((record) => columns.map((column) => record[column] ?? ''))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

/** How records can be printed; `nothing` is what a table says when there are none. */
export const formats = {
  table: asTable,
  csv: asCsv,
  json: (records: FlatRecord[]) => records.map((record) => JSON.stringify(record)).join('\n'),
};

export type Format = keyof typeof formats;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}
