import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Locale } from '../../domain/schemas/locales-file.ts';
import { languageName } from '../language-name.ts';
import { quotationMarks } from '../quotation-marks.ts';
import { knowsWords } from './language-words.ts';

/** What cannot be checked in a language, because the project does not know it yet: a sentence, undefined when it does. */
export function languageGaps(siteDir: string, { code, htmlLang }: Locale): string | undefined {
  const glossary = `data/glossary/${code}.json`;
  const missing = [
    ...(quotationMarks[htmlLang] ? [] : ['quotation marks (src/check/quotation-marks.ts)']),
    ...(knowsWords(htmlLang) ? [] : ['frequent words (src/check/translation/language-words.ts)']),
    ...(existsSync(path.join(siteDir, glossary)) ? [] : [`glossary (${glossary})`]),
  ];
  const list = new Intl.ListFormat('en').format(missing);
  return missing.length > 0 ? `Not checked in ${languageName(code)}, because it has none yet: ${list}.` : undefined;
}
