import * as z from 'zod';

/** Of these a name says enough; "day" or "percent" stands in many a phrase, and needs its number. */
export const measuredUnits = [
  ...['tonne', 'kilogram', 'gram', 'kilometre', 'metre', 'centimetre', 'millimetre', 'mile', 'Scandinavian mile'],
  ...['volt', 'millivolt', 'ampere', 'milliampere', 'ampere-hour', 'ohm', 'milliohm'],
  ...['watt', 'kilowatt', 'megawatt', 'gigawatt', 'watt-hour', 'kilowatt-hour', 'megawatt-hour', 'gigawatt-hour'],
] as const;

const units = [
  ...['second', 'minute', 'hour', 'day', 'week', 'month', 'year'],
  ...['percent', 'percentage point'],
  ...['euro', 'dollar', 'pound sterling', 'degree', 'degree Fahrenheit'],
  ...measuredUnits,
] as const;

/** Words that exclude each other: a translation that has another one of a row says something else. */
export const contrasts = [
  ['once', 'twice', 'three times'],
  ['half', 'third', 'quarter'],
  ['twice', 'half'],
  ['minute', 'hour', 'day', 'week', 'month', 'year', 'decade'],
  ['working day', 'any day'],
  ['one third', 'two thirds'],
  ['one quarter', 'three quarters'],
  ['most', 'all of'],
  ['enough', 'too little'],
  ['free of charge', 'for a fee'],
  ['sooner', 'later'],
  ['same', 'different'],
  ['ahead', 'behind'],
  ['must', 'may'],
  ['van', 'bus', 'truck'],
  ['manufacturer', 'dealer', 'recycler', 'importer'],
  ['krone', 'euro', 'dollar', 'pound'],
  ['subscribe', 'unsubscribe'],
  ['at least', 'at most', 'about'],
  ['next', 'previous'],
  ['open', 'close'],
  ['show', 'hide'],
  ['accept', 'reject'],
  ['rise', 'fall'],
  ['first', 'last'],
  ['buyer', 'seller'],
  ['always', 'never'],
  ['better', 'worse'],
  ['older', 'newer'],
  ['lowest', 'highest'],
  ['optional', 'required'],
  ['download', 'upload'],
  ['hot', 'cold'],
  ['often', 'seldom'],
  ['before', 'after'],
  ['more', 'less'],
  ['buy', 'sell'],
  ['charge', 'discharge'],
  ['fast', 'slow'],
  ['high', 'low'],
  ['inside', 'outside'],
  ['long', 'short'],
  ['wide', 'narrow'],
  ['far', 'near'],
  // Of days.
  ['until', 'from'],
  ['half an hour', 'an hour'],
  ['half a year', 'a year'],
  ['thousand', 'million', 'billion'],
  ['weak', 'strong'],
  ['in series', 'parallel'],
  ['including', 'excluding'],
  ['above', 'below'],
  ['left', 'right'],
  ['cheap', 'expensive'],
  ['full', 'empty'],
  ['public', 'private'],
  ['big', 'small'],
  ['early', 'late'],
  ['easy', 'difficult'],
  ['import', 'export'],
  ['summer', 'winter'],
  ['direct current', 'alternating current'],
  ['positive', 'negative'],
  ['anode', 'cathode'],
  ['allowed', 'forbidden'],
  ['employer', 'employee'],
  ['start', 'stop'],
  ['yes', 'no'],
  ['higher', 'lower'],
  // Behind the plain ones, for those that are mixed: "less" for "higher".
  ['greater', 'lesser'],
  ['on', 'off'],
  ['top', 'bottom'],
  ['good', 'bad'],
  ['future', 'past'],
  ['common', 'rare'],
  ['online', 'offline'],
  ['few', 'many'],
  ['raise', 'reduce'],
  ['agree', 'disagree'],
  [
    'Sweden',
    'Denmark',
    'Norway',
    'the Netherlands',
    'Germany',
    'France',
    'England',
    'Finland',
    'China',
    'Korea',
    'Japan',
    'America',
  ],
  ['European Union', 'European Economic Area', 'United Nations'],
  ['in writing', 'orally'],
  ['just over', 'just under'],
  ['little', 'much'],
  ['plug in', 'unplug'],
  ['optimistic', 'pessimistic'],
  ['add', 'remove'],
  ['every', 'some'],
  ['module', 'cell', 'pack'],
  ['last month', 'this month', 'next month'],
  ['last year', 'this year', 'next year'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
] as const;

const languageWordsOfOne = z.strictObject({
  /** Lines of words, in small letters, with a space between two. */
  frequent: z.array(z.string()),
  /** Words, with a space between two, that no other language of the site has. */
  unmistakable: z.string().optional(),
  /** From two to nineteen, then the tens to ninety. */
  numbers: z.string().regex(/^\S+(?: \S+){25}$/),
  /** Of English: names of companies and the like that stay the same; in brackets, what English says for it too. */
  companies: z.array(z.string().regex(/^[^()]+(?: \([^()]+\))?$/)).optional(),
  /** How the words and symbols of a unit begin, as a regular expression. */
  units: z.record(z.enum(units), z.string()),
  /** Words that may stand before a day, as a regular expression: "the end of May". */
  beforeDay: z.string().optional(),
  /** Whole words that say each of the contrasts, as a regular expression; `{a day}` stands for a day, a month or a year. */
  contrasts: z.record(z.enum(contrasts.flat()), z.string()).optional(),
  /**
   * Whole words that deny, as regular expressions, and veiled ones by which a text can say the same. `only`: what makes a
   * condition the only one; in English "only if", which others say as "not without". `echoes`: veiled words that say
   * nothing else where English has this word, such as "samme" for "same". `untrue`: those that deny by their beginning, such
   * as "unavailable", which have their like in each language.
   */
  negation: z
    .strictObject({
      plain: z.string(),
      veiled: z.string(),
      only: z.string(),
      without: z.string(),
      untrue: z.string(),
      echoes: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /**
   * Whole words, as regular expressions: `and` joins the members of a list; `otherwise` can name two without it, such as
   * "both" or "with"; of English, `noMember` are words that no member of a plain list has, such as "how" or "for", and
   * `opening` words with which a sentence begins that comes to its list behind a comma, such as "If".
   */
  lists: z
    .strictObject({
      and: z.string(),
      otherwise: z.string().optional(),
      noMember: z.string().optional(),
      opening: z.string().optional(),
    })
    .optional(),
  /** What English abbreviations are called: "EES" for "EEA". */
  abbreviations: z.record(z.string(), z.string()).optional(),
  /** What can say a figure in another word, by the figure, as regular expressions: "tredje" for 3, "hundre" for 100. */
  otherNumbers: z.record(z.string().regex(/^\d+$/), z.string()).optional(),
  /** Spans of time that have a name, such as "half an hour", by how many minutes they are, as regular expressions. */
  minutes: z.record(z.string().regex(/^\d+$/), z.string()),
  /** What makes a figure before it negative, such as "below zero", as a regular expression. */
  belowZero: z.string().optional(),
  foreignLetters: z.string().optional(),
  /** Lines of words that only neighbouring languages have, in small letters and in each form. */
  neighbours: z.array(z.string()).optional(),
  /** Words of neighbouring languages, with the word to write; `*` stands for any ending. */
  foreign: z.record(z.string().regex(/^\p{Ll}+\*?$/u), z.string()).optional(),
});

export type LanguageWords = z.infer<typeof languageWordsOfOne>;

/** data/language-words.json: what the check of translations knows of each language, by its BCP 47 tag. */
export const languageWordsSchema = z.object({ $comment: z.string() }).catchall(languageWordsOfOne);
