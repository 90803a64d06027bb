import type { Stemmer } from './lexicon.ts';
import { stemmer as da } from './stemmers/da.ts';
import { stemmer as en } from './stemmers/en.ts';
import { stemmer as nl } from './stemmers/nl.ts';
import { stemmer as no } from './stemmers/no.ts';
import { stemmer as none } from './stemmers/none.ts';
import { stemmer as sv } from './stemmers/sv.ts';

/** Snowball's stemmers of all languages. Browsers get that of their page only (scripts/lib/search-files.ts). */
export const stemmers: Record<string, Stemmer> = { en, sv, da, no, nl };

export const stemmerOf = (language: string): Stemmer => stemmers[language] ?? none;
