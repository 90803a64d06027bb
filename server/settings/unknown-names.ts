/** Shorter names, such as HOST, resemble too much that is meant for other programs. */
const shortest = 8;

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z]/g, '');

/** Whether two names differ by one letter that is missing, too many or another one, or by two that are exchanged. */
function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(''));
}

/** The setting that somebody meant by a variable of another name, such as SMTP_ULR; undefined if none. */
export function intendedSetting(name: string, settings: string[]): string | undefined {
  if (settings.includes(name)) return undefined;
  return settings.find((setting) => setting.length >= shortest && isOneSlip(plain(name), plain(setting)));
}
