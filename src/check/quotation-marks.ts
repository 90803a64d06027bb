/** The opening and the closing quotation mark of each language, by its BCP 47 tag. */
export const quotationMarks: Record<string, string> = {
  en: '“”',
  sv: '””',
  da: '»«',
  nb: '«»',
  nl: '‘’',
  de: '„“',
};

/** Those of the language that a file is written in: English, or that of its folder in i18n. */
export function quotationMarksOf(file: string): string {
  const [, code = 'en'] = /^i18n\/([a-z]+)\//.exec(file) ?? [];
  return quotationMarks[code === 'no' ? 'nb' : code] ?? quotationMarks.en!;
}
