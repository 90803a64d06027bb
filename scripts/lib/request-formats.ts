/** A stored submission with its fields beside its record. */
export type StoredRequest = Record<string, string>;

/** Widest column of the table, in characters. */
const maxColumnWidth = 32;

function columnsOf(requests: StoredRequest[]): string[] {
  const first = ['receivedAt', 'reference', 'kind', 'name', 'firstName', 'lastName', 'company', 'email'];
  const known = new Set(requests.flatMap((request) => Object.keys(request)));
  return [...new Set([...first.filter((column) => known.has(column)), ...known])];
}

function asTable(requests: StoredRequest[]): string {
  if (requests.length === 0) return 'No requests.';
  const columns = columnsOf(requests);
  const cell = (value = '') => {
    const line = value.replace(/\s+/g, ' ');
    return line.length > maxColumnWidth ? `${line.slice(0, maxColumnWidth - 1)}…` : line;
  };
  const lines = [columns, ...requests.map((request) => columns.map((column) => cell(request[column])))];
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

function asCsv(requests: StoredRequest[]): string {
  const columns = columnsOf(requests);
  const cell = (value = '') => `"${defuse(value).replaceAll('"', '""')}"`;
  return [columns, ...requests.map((request) => columns.map((column) => request[column] ?? ''))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n');
}

export const formats = {
  table: asTable,
  csv: asCsv,
  json: (requests: StoredRequest[]) => requests.map((request) => JSON.stringify(request)).join('\n'),
};

export function isFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}
