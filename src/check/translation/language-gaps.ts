import { existsSync } from 'node:fs';
import path from 'node:path';

import { knowsConventions } from '../../domain/language-conventions.ts';
import type { Locale } from '../../domain/schemas/locales-file.ts';
import type { Fault } from '../fault.ts';
import { languageName } from '../language-name.ts';
import { knowsWords } from './language-words.ts';
import type { LanguageWork } from './work-list.ts';

/** What cannot be checked in a language, because the project does not know it yet: a sentence, undefined when it does. */
export function languageGaps(siteDir: string, { code, htmlLang }: Locale): string | undefined {
  const glossary = `data/glossary/${code}.json`;
  const missing = [
    ...(knowsConventions(htmlLang) ? [] : ['quotation marks (data/typography.json)']),
    ...(knowsWords(htmlLang) ? [] : ['frequent words (data/language-words.json)']),
    ...(existsSync(path.join(siteDir, glossary)) ? [] : [`glossary (${glossary})`]),
  ];
  const list = new Intl.ListFormat('en').format(missing);
  return missing.length > 0 ? `Not checked in ${languageName(code)}, because it has none yet: ${list}.` : undefined;
}

/** A language that visitors get, while most of its files are not there. */
export function liveTooEarly({ language, files }: LanguageWork): Fault[] {
  const ready = files.filter(({ isDraft }) => !isDraft);
  const absent = ready.filter(({ exists }) => !exists).length;
  if (language.staged || 2 * absent <= ready.length) return [];
  return [
    {
      file: 'data/locales.json',
      rule: 'language-untranslated',
      message: `Visitors get ${languageName(language.code)}, and ${absent} of its ${ready.length} files are not translated.`,
      remedy: `Set "staged": true for "${language.code}" until they are.`,
      severity: 'warning',
    },
  ];
}
