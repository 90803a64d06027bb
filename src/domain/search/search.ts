import { splitLocalePath } from '../locales.ts';
import { allTexts, entriesOf, fieldsOf, passagesOf, type Entry } from './entries.ts';
import { createFits, type Fit } from './fits.ts';
import { createLexicon, type Stemmer } from './lexicon.ts';
import { passageOf, type Passage } from './passage.ts';
import type { SearchFile, SearchKind, SearchPage } from './search-file.ts';
import { wordsOf } from './words.ts';

export interface SearchResult {
  /** Address with language prefix, and the section that fits best. */
  href: string;
  kind: SearchKind;
  title: Passage;
  /** Of the section. */
  heading?: Passage;
  passage: Passage;
}

/** Searches one language. */
export interface Search {
  /** What fits a query, best first. */
  find: (query: string) => SearchResult[];
}

const mostResults = 20;
/** More words than these are not looked up: each costs time, on the server everybody's. */
const mostWords = 12;
/** How well a result has to fit, beside the best. */
const leastShare = 0.04;
/** Of how many entries it is asked whether the words stand together. */
const mostCandidates = 40;
/** What is searched for by its name is wanted itself, not what is written about it. */
const nameBoost = 2.5;
/** How much more words count that stand in one title, name, heading or sentence. */
const togetherBoost = { title: 1.2, names: 0.8, heading: 0.8, texts: 0.7 };
const kindBoost: Record<SearchKind, number> = { product: 1.25, page: 1.05, post: 1, term: 0.9, vehicle: 0.75 };
/** The home page speaks of everything. */
const homeBoost = 0.8;

interface Candidate {
  entry: Entry;
  score: number;
}

export async function createSearch(file: SearchFile, stemmer: Stemmer): Promise<Search> {
  const { language, pages, synonyms } = file;
  const lexicon = createLexicon(language, allTexts(file), stemmer);
  const { stem, partStems, tellingWords } = lexicon;
  const entries = entriesOf(pages);
  const fitsOf = await createFits(entries, synonyms, lexicon);
  const termsOf = (word: string) => [stem(word), ...partStems(word)];
  /** Written together: "id 3" is "ID.3", and "bat scan" BatScan. */
  const nameOf = (words: string[]) => words.map(stem).join('');
  const boosts = new Map(
    pages.map((page) => {
      const isHome = splitLocalePath(page.path).path === '/';
      const names = new Set([page.title, ...page.names].map((text) => nameOf(tellingWords(text))));
      return [page, { names, boost: kindBoost[page.kind] * (isHome ? homeBoost : 1) }];
    }),
  );

  /** How well an entry fits all words, together with what stands for its page. */
  function scoreOf({ id, first, page }: Entry, fits: Fit[], best: number[], name: string): number {
    let score = 0;
    let covered = 0;
    fits.forEach((fit, place) => {
      const here = fit.get(id)?.score ?? 0;
      const there = fit.get(first)?.score ?? 0;
      score += Math.max(here, there) + Math.min(here, there) / 4;
      if (here + there > 0) covered += best[place]!;
    });
    const { names, boost } = boosts.get(page)!;
    // All words matter: each that is missing counts by how rare it is.
    return score * (covered / sum(best)) ** 2 * boost * (names.has(name) ? nameBoost : 1);
  }

  /** By how much an entry gains because the words stand in one sentence, heading or title. */
  function togetherness(entry: Entry, fits: Fit[]): number {
    if (fits.length < 2) return 0;
    const terms = fits.map((fit) => matchedTerms(entry, [fit]));
    const shares = [entries[entry.first]!, entry].flatMap((part) =>
      Object.entries(fieldsOf(part)).flatMap(([field, texts]) =>
        texts.map((text) => {
          const found = new Set(wordsOf(text).flatMap(({ word }) => termsOf(word)));
          const count = terms.filter((ofWord) => [...ofWord].some((term) => found.has(term))).length;
          return ((count - 1) / (fits.length - 1)) * togetherBoost[field as keyof typeof togetherBoost];
        }),
      ),
    );
    return Math.max(0, ...shares);
  }

  function resultOf(entry: Entry, fits: Fit[]): SearchResult {
    const { page, section } = entry;
    const matched = matchedTerms(entry, fits);
    const isMatch = (word: string) => termsOf(word).some((term) => matched.has(term));
    return {
      href: section.anchor ? `${page.path}#${section.anchor}` : page.path,
      kind: page.kind,
      title: passageOf([page.title], isMatch),
      heading: section.heading === undefined ? undefined : passageOf([section.heading], isMatch),
      passage: passageOf(passagesOf(entry), isMatch),
    };
  }

  function find(query: string): SearchResult[] {
    const words = tellingWords(query).slice(0, mostWords);
    // A word that nothing fits says nothing about what is wanted.
    const fits = fitsOf(words).filter(({ size }) => size > 0);
    const best = fits.map((fit) => Math.max(...[...fit.values()].map(({ score }) => score)));
    const name = nameOf(words);
    const candidates = [...new Set(fits.flatMap((fit) => [...fit.keys()]))]
      .map((id) => ({ entry: entries[id]!, score: scoreOf(entries[id]!, fits, best, name) }))
      .sort(byScore)
      .slice(0, mostCandidates)
      .map(({ entry, score }) => ({ entry, score: score * (1 + togetherness(entry, fits)) }))
      .sort(byScore);
    const least = leastShare * (candidates[0]?.score ?? 0);
    return bestOfEachPage(candidates)
      .filter(({ score }) => score >= least)
      .slice(0, mostResults)
      .map(({ entry }) => resultOf(entry, fits));
  }

  return { find };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const byScore = (one: Candidate, other: Candidate) => other.score - one.score;

function matchedTerms({ id, first }: Entry, fits: Fit[]): Set<string> {
  return new Set(fits.flatMap((fit) => [...(fit.get(id)?.terms ?? []), ...(fit.get(first)?.terms ?? [])]));
}

/** @param candidates best first */
function bestOfEachPage(candidates: Candidate[]): Candidate[] {
  const found = new Map<SearchPage, Candidate>();
  for (const candidate of candidates) if (!found.has(candidate.entry.page)) found.set(candidate.entry.page, candidate);
  return [...found.values()];
}
