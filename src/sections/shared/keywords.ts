/** Keywords as translators write them, one string with commas, as a list. */
export function keywords(text: string): string[] {
  return text
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
}
