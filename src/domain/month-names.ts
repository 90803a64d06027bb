/** The months as a language calls them, from January on. @param htmlLang BCP 47 tag */
export function monthNames(htmlLang: string): string[] {
  const { format } = new Intl.DateTimeFormat(htmlLang, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}
