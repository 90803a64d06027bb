import { glossaryOf } from '../../src/check/translation/faults.ts';

/** Lines such as `uncertainty: osäkerhet (not felmarginal)`, for each term that an English text has. */
export type GlossaryHints = (english: string, language: string) => string[];

/** Reads the glossaries once. */
export function glossaryHints(siteDir: string, english = 'en'): GlossaryHints {
  const known = new Map<string, ReturnType<typeof glossaryOf>>();
  const glossary = (code: string) => {
    const found = known.get(code) ?? glossaryOf(siteDir, code);
    known.set(code, found);
    return found;
  };
  return (text, language) => {
    return Object.entries(glossary(english)).flatMap(([id, { term }]) => {
      const own = glossary(language)[id];
      // From the beginning of a word, with any ending: "line" is not in "online".
      if (!own || !new RegExp(`(?<!\\p{L})${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu').test(text)) return [];
      return [`${term}: ${own.term}${own.avoid ? ` (not ${own.avoid.join(', ')})` : ''}`];
    });
  };
}
