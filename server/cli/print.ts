import { formats, type FlatRecord, type Format } from './formats.ts';

/**
 * Prints records in a format.
 * @param nothing what a table says when there are none
 */
export function print(records: FlatRecord[], format: Format, nothing: string): void {
  const output = formats[format](records, nothing);
  if (format === 'table' && process.stdout.columns) {
    // Wrapped lines would make the table unreadable; the other formats are complete.
    console.log(output.replace(/^.*$/gm, (line) => line.slice(0, process.stdout.columns)));
  } else if (output !== '') console.log(output);
}
