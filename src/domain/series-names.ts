import data from '../../data/series-names.json' with { type: 'json' };
import type { SeriesWords } from './schemas/series-names.ts';

const { $comment: _, ...languages } = data;
const byLanguage: Record<string, SeriesWords | undefined> = languages;

const pattern = /^(\w+)[ -](Series|Class)\b/;

function inWords(series: string, words: SeriesWords | undefined): string {
  if (!words) return series;
  return series.replace(pattern, (_name, name: string, word: keyof SeriesWords) => words[word].replace('{name}', name));
}

/**
 * A series as readers of a language know it: "3 Series" is "3-serie" in Swedish. For showing only: addresses and
 * data/vehicles.csv keep the English name.
 * @param htmlLang BCP 47 tag
 */
export function seriesName(series: string, htmlLang: string): string {
  return inWords(series, byLanguage[htmlLang]);
}

/** All names of a series, in whatever language somebody searches for it; the English one first. */
export function seriesNames(series: string): string[] {
  return [...new Set([series, ...Object.values(byLanguage).map((words) => inWords(series, words))])];
}
