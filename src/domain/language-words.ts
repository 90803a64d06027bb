import data from '../../data/language-words.json' with { type: 'json' };
import type { LanguageWords } from './schemas/language-words.ts';

const { $comment: _, ...byLanguage } = data;

/** What the check of translations knows of each language, by its BCP 47 tag; of a new one, nothing yet. */
export const languageWords: Partial<Record<string, LanguageWords>> & Record<'en', LanguageWords> = byLanguage;
