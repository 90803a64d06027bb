import { conventionsOf } from '../domain/language-conventions.ts';

/** The opening and the closing quotation mark of the language that a file is written in: English, or that of its folder in i18n. */
export function quotationMarksOf(file: string): string {
  const [, code = 'en'] = /^i18n\/([a-z]+)\//.exec(file) ?? [];
  return conventionsOf(code === 'no' ? 'nb' : code)
    .quotes.slice(0, 2)
    .join('');
}
