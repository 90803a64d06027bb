/** Crockford's base 32: it has no letters that are taken for figures. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a number is looked up by: one that was typed without hyphens, in small letters or with O for 0 is the same. */
export function numberKey(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}−]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Luhn's sum for 32 symbols: it finds each wrong symbol, and nearly every two that are swapped. */
function luhnSum(key: string): number {
  return [...key].reverse().reduce((sum, symbol, index) => {
    const value = symbols.indexOf(symbol) * (index % 2 === 0 ? 1 : 2);
    return (sum + Math.floor(value / symbols.length) + (value % symbols.length)) % symbols.length;
  }, 0);
}

/**
 * Whether a number can be one of ours: its last symbol follows from the others. The seven before it are random, so that
 * nobody finds the numbers of others by counting (docs/decisions/086-numbers-of-reports.md).
 */
export function isReportNumber(typed: string): boolean {
  const key = numberKey(typed);
  return (
    key.length >= 10 && key.length <= 32 && [...key].every((symbol) => symbols.includes(symbol)) && luhnSum(key) === 0
  );
}

/** A number with the last symbol that the others ask for; undefined for what no symbol makes a number. */
export function numberWithCheckSymbol(typed: string): string | undefined {
  const start = typed.slice(0, -1);
  const right = start + (checkSymbol(start) ?? '');
  return isReportNumber(right) ? right : undefined;
}

/** The last symbol of a number, from all that stands before it. */
export function checkSymbol(start: string): string {
  const key = numberKey(start);
  return [...symbols].find((symbol) => luhnSum(key + symbol) === 0)!;
}
