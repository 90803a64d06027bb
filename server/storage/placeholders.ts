const known = new Map<number, string>();

/** `($1, $2), ($3, $4)`: the values of a number of rows (at most 999) of a width. */
export function placeholders(rows: number, width: number): string {
  const key = width * 1000 + rows;
  const made = known.get(key) ?? make(rows, width);
  known.set(key, made);
  return made;
}

function make(rows: number, width: number): string {
  const row = (first: number) =>
    `(${Array.from({ length: width }, (_value, index) => `$${first + index}`).join(', ')})`;
  return Array.from({ length: rows }, (_row, index) => row(index * width + 1)).join(', ');
}
