/** For a language that has no stemmer yet: its words are found as they are typed. */
export const stemmer = (word: string): string => word;
