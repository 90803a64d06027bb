/** What is wrong with the form of a CSV file, as spreadsheets save it in our countries. */
interface FormFault {
  /** 1-based. */
  line: number;
  message: string;
  remedy: string;
}

const howToSave =
  'Save it as "CSV UTF-8" with commas: LibreOffice asks for both, Excel takes the list separator of the system (docs/content-reference.md#spreadsheets).';

const separators: Record<string, string> = { ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/**
 * Looks at separators and encoding, which make every line wrong at once.
 * @param columns what the first line has to name
 * @returns undefined when the lines can be read one by one
 */
export function csvFormFault(csv: string, columns: readonly string[]): FormFault | undefined {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (csv.includes('\0'))
    return { line: 1, message: 'This file is UTF-16, which Excel calls "Unicode text".', remedy: howToSave };
  // The letter that stands for bytes that are no UTF-8.
  const foreign = lines.findIndex((line) => line.includes('\uFFFD'));
  if (foreign >= 0)
    return {
      line: foreign + 1,
      message: 'A letter here is no UTF-8: the file was saved in an older encoding, such as Windows-1252.',
      remedy: howToSave,
    };
  if (/^sep=/i.test(lines[0] ?? ''))
    return { line: 1, message: 'This line is for Excel only.', remedy: `Remove it. ${howToSave}` };
  for (const [separator, name] of Object.entries(separators)) {
    const names = (lines[0] ?? '').split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    if (names.length > 1 && names[0] === columns[0])
      return {
        line: 1,
        message: `Columns are separated by ${name} in this file, and have to be separated by commas.`,
        remedy: howToSave,
      };
  }
  return undefined;
}
