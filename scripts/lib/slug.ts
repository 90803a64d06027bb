/** Letters that have no parts to leave out. */
const spelled: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ı: 'i' };

/**
 * The part of an address that a title gives, such as `angstrom-and-soren` for "Ångström & Søren".
 * @returns undefined for a title in another script, or without letters: somebody has to choose
 */
export function slugOf(title: string): string | undefined {
  const latin = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => spelled[letter] ?? letter);
  if (/[^\p{ASCII}]/u.test(latin.replace(/[^\p{L}]/gu, '')) || !/[a-z0-9]/.test(latin)) return undefined;
  return latin.match(/[a-z0-9]+/g)!.join('-');
}
