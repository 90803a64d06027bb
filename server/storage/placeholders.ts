/** `($1, $2), ($3, $4)`: the values of a number of rows of a width. */
export function placeholders(rows: number, width: number): string {
  const row = (first: number) =>
    `(${Array.from({ length: width }, (_value, index) => `$${first + index}`).join(', ')})`;
  return Array.from({ length: rows }, (_row, index) => row(index * width + 1)).join(', ');
}
