/** What of a language's words neither its texts nor its stemmer tell. */
export interface LanguageRules {
  /** Between the parts of a compound; none: the language writes them apart. */
  joints: readonly string[];
  /** What a word may lose as the first part of a compound: "flotta" in "flottövervakning". */
  lost?: readonly string[];
  /** Words that say nothing about what is searched for, and endings that look like words: parts of no compound. */
  fillers: ReadonlySet<string>;
  /** Letters that a stem ends with in one form of a word and not in another, and what they become: "prijz", "prijs". */
  finals?: Readonly<Record<string, string>>;
}

const words = (list: string) => new Set(list.split(' '));

const rules: Record<string, LanguageRules> = {
  en: {
    joints: [],
    fillers: words(
      'a about an and are as at be by can do does for from get has have how i if in is it its me much my of on or our should that the their this to us was we what when where which who why will with you your',
    ),
  },
  sv: {
    joints: ['s', 'e', 'o'],
    lost: ['a', 'e'],
    fillers: words(
      'alla ande ar arna att av blir den dem det din du där efter eller en ena enda era erna ett från får för gör ha har hur här i inom inte ing jag kan man med men mer min mitt mot mycket ning när någon något och om oss på rad rar ska sig sin som till tre ut upp utan vad var vara vi vid vilka vilken är över under',
    ),
  },
  da: {
    joints: ['s', 'e', 'er'],
    fillers: words(
      'af alle at blev bliver de dem den der det din du efter eller else en end ende ene ens er ere erne et for fra får før gennem gør ha har her hos hvad hver hvilke hvilken hvor hvordan hvorfor i ikke ind inden jeg kan lige man med meget men mere min mit mod ned ning noget nogen når og også om os over på se sig sin skal som til tre ud uden under var ved vi være',
    ),
  },
  no: {
    joints: ['s', 'e'],
    fillers: words(
      'alle at av ble blir de dem den der det din du eller else en ende ene enn ens er ere et etter for fra får før gjennom gjør ha har her hos hva hver hvilke hvilken hvor hvordan hvorfor i ikke inn innen jeg kan lige man med meget mer men min mitt mot mye ned ning noe noen når og også om opp oss over på se seg sin skal som til tre under ut uten var ved vi være',
    ),
  },
  nl: {
    joints: ['s', 'e', 'en', 'n'],
    fillers: words(
      'aan achter al als bij dan dat de der des deze die dit doe doen doet door een elk en ende er erde eren ge had heb hebben heeft heen heid hem het hier hoe hoeveel hun ik in ing is je kan kunnen mag me mee meer met mij mijn moet naar niet nog nu of om onder ons ook op over per te tegen toe tot u uit uur uw van veel ver voor waar waarom wanneer wat we weer welke werd wie wij wel worden wordt zijn zonder',
    ),
    finals: { z: 's', v: 'f' },
  },
};

const none: LanguageRules = { joints: [], fillers: new Set() };

/** @param language code of a language; of one without rules, words are only stemmed */
export const rulesOf = (language: string): LanguageRules => rules[language] ?? none;
