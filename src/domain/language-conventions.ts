import data from '../../data/typography.json' with { type: 'json' };
import type { Conventions } from './schemas/typography.ts';

const byLanguage = data as unknown as Record<string, Conventions | undefined>;

/** Whether data/typography.json has the language. @param htmlLang BCP 47 tag */
export const knowsConventions = (htmlLang: string): boolean => byLanguage[htmlLang] !== undefined;

/**
 * How a language writes what Intl does not know; a language that data/typography.json leaves out does as English does.
 * @param htmlLang BCP 47 tag
 */
export function conventionsOf(htmlLang: string): Conventions {
  return byLanguage[htmlLang] ?? { ...byLanguage.en!, dates: htmlLang };
}
