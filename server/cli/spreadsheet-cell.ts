/** What a spreadsheet takes for the beginning of a formula, in full and small width too. */
const formulaSign = '=+\\-@\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20';
/** Where a spreadsheet may begin a new cell, whatever it takes for the separator: the start, a line, these. */
const boundary = '^|[\\n,;]';
/** What may stand before the sign without being seen as text; no line end, so that each is passed once. */
const unseen = '[\\p{Zs}\\p{Default_Ignorable_Code_Point}\\0-\\x08\\x0B-\\x1F\\x7F-\\x9F"]';
const formulas = new RegExp(`(${boundary})(${unseen}*)(?=[${formulaSign}])`, 'gu');

/** Text whose direction nobody has turned around, as it would show another order than it has. */
export function withoutTurning(value: string): string {
  return value.replace(/\p{Bidi_Control}/gu, '');
}

/**
 * A value as a cell of CSV that no spreadsheet runs, at whichever separator it splits: an apostrophe makes text of what
 * would begin a formula, tabs become spaces and line ends \n. JSON is the format that loses nothing.
 */
export function spreadsheetCell(value: string): string {
  const text = withoutTurning(value)
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(formulas, "$1$2'");
  return `"${text.replaceAll('"', '""')}"`;
}
