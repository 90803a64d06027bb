/**
 * Frequent words, and endings, by the BCP 47 tags of the languages. A word tells two languages apart when only one of
 * the two has it here, so each list has what its language shares with others too.
 */
// Where several languages lead equally, the first one is named.
const words: Record<string, string> = {
  en: `the and that you with what from are not your has have how about an this than when them our who they before each
    which do does there where if we us their because been will would should can could than whose whoever or but it its
    is was were be by as at on of to in for all any every more most only into over out up without after while these
    those then such please read choose back why also other both some very much many no yes send open start test
    time name`,
  da: `af hvad vores vi os jer jeres i du dig din dit dine den det de dem en et ét som med på og at for til ikke fra
    hvor hvordan hvornår hvem hvorfor hvilken hvilke end når her der er var har havde kan skal vil eller men så ved to
    mellem gør gøre uden intet ingen nogen noget nogle kun findes over under før efter dér da nu allerede også meget
    mange mere flere mest alle alt hver hele må bliver blev blevet være været op ud ind tilbage forskellig samme anden
    andet andre første næste endnu aldrig altid sin sig sit sine dets hos ifølge siden gennem giver tager får går står
    ser siger sådan hverken begge længere længe lidt netop indtil nej ja hvis dog mens både igen hinanden besked
    gerne undersøgelse køb brug bruge brugt brugte bruges bruger uge bog sprog måde kræver betyder fulde fuldt sende
    vælg åbn angiv læs læse spørg spørgsmål næsten omkring imod uafhængig højere lige anmodning virksomhed tak om året én svar eget korte ingenting oppetid mindre tid test tilslut tilslutte kend kender kende bestil kig ryd søg
    ansøg privatliv ændret linket værksted omkostning sparet luk mig dage realtid valgte indtil ejer oversigt fejl job
    valgfrit forbliver forblive tilføj tilføje tilføjer tilføjet udfyld udfyldes efternavn fortryd ændre ændrer ændring
    ændringer gælder gælde gældende pludselig farve muligt køretøj afgør afhænger sælger køber ældre forkert tilfælde
    lavet uanset værdi sådanne begynder kører køre værd mærker mærke spørge spørger vælger angiver fundet
    tabt hjælper hjælp gang netop ret rette svarede gemme gemmer gemt vil cirka omsonst`,
  nb: `av hva vår våre vårt vi oss dere deres i du deg din ditt dine den det de dem en et ett som med på og å at for
    til ikke fra hvor hvordan når hvem hvorfor hvilken hvilke enn her der er var har hadde kan skal vil eller men så
    ved to mellom gjør gjøre uten ingenting ingen noen noe bare finnes over under før etter da nå allerede også mye
    mange mer flere mest alle alt hver hele må blir ble blitt være vært opp ut inn tilbake ulik ulike samme annen
    annet andre første neste ennå aldri alltid sin seg sitt sine dets hos ifølge siden gjennom gir tar får går står
    ser sier slik verken begge lenger lenge litt akkurat nei ja hvis likevel mens både igjen hverandre melding
    gjerne undersøkelse kjøp bruk bruke brukt brukte brukes bruker uke bok språk måte krever betyr fullt fulle sende
    velg åpne oppgi les lese spør spørsmål nesten omtrent imot uavhengig høyere forespørsel virksomhet bedrift
    bedriften per helst takk om året mindre tid svar korte gang én eget egen klart valgte anmodning når ingenting test kjenn kjenner bestill søk personvern endret lenken
    lenke verksted kostnad spart lukk meg dager sanntid valgt eier oversikt feil jobb tapt hjelper hjelp rett lagre
    lagrer lagret bildet valgfritt forblir forbli tilføy etternavn neste endre endrer endring endringer gjelder gjelde
    gjeldende plutselig farge avgjør avhenger selger eldre uansett verdi slike begynner merke spørre velger angir svakt
    motstand veien funnet tilbakebetaling`,
  sv: `och är för att till inte vad från hur än när här var vi oss ni er ert era den det de dem en ett som med på av i
    om kan ska vill har hade eller men så vid två mellan gör göra utan inget inga ingen någon något några bara finns
    över under före efter där då nu redan också mycket många mer fler mest alla allt varje varför vem vilka vilken
    hela måste bli blir blev vara varit ur upp ut tillbaka olika samma annan andra första nästa ännu aldrig alltid sin
    sig sitt sina dess din ditt dina ju hos enligt åt oftast sedan genom ger tar får får går står ser säger enbart
    du vår våra vårt ditt ja nej innan cirka realtid når året in vision tid mindre klart svar eget igen känna känn språk per start mindre dig det lite fullt ingenting helt
    möta antalet enstaka resultat behåll byt egen eget egna betyder tills berättigade medan klart skicka öppna välj
    ange läs namn fråga`,
  nl: `een het de u uw je jij jouw die dat deze dit voor met wat te zijn is was niet dan wij we ons onze bij geen hoe
    wordt worden aan tot ze zij hij uit als wie heeft hebt hebben had meer naar twee staat waar waarom wanneer welke
    elk elke minder alleen ook niets iets zien ziet moet moeten zo vanaf tussen andere ander na door voordat kunnen
    kunt kan zal wil zich laat nodig veel weinig vol zonder onder over omdat vóór hun hen niemand mee zoals tegen
    terug er nog al maar of en van in op om toe nu dus toch de anders melding noemt nooit altijd ja nee alle per hele open test start één week drie maken tonen`,
};

/** How Danish and Norwegian spell what is the same word in the other. */
const spellings: Record<string, RegExp[]> = {
  da: [
    /..hed(?:$|en|er|s)/,
    /..tion(?:$|en|er|s)/,
    /øj|sæt|vej|kemi|grænse|flåde|arbejd|oplad|aflæs/,
    /^af(?!ten|fær|ri|gh|fin)/,
    /^brug/,
    /^ind(?!us|iv|ek|re|is|ik|ir|on)/,
    /^op(?!p|er|ti|s?j|in|us|al)/,
    /^tilmeld/,
    /^ud(?!ø|ug|yr)/,
  ],
  nb: [
    /..het(?:$|en|er|s)/,
    /..sjon(?:$|en|er|s)/,
    /øy|kjem|kjør|kjøp|flåte|arbeid|avles/,
    /^av(?!is|anc|ans|e)/,
    /^bruk/,
    /^inn(?!ov)/,
    /^opp(?!on|os)/,
  ],
};

/** "I" for several people, which no other of the languages has within a sentence. */
const danishYou = /(?<=\p{Ll} )I(?= \p{Ll})|\bI (?=kan|har|får|skal|vil|er|bruger|selv)/gu;

const sets = new Map(Object.entries(words).map(([tag, list]) => [tag, new Set(list.split(/\s+/))]));

/** Whether the words of a language are known. */
export const knowsWords = (tag: string): boolean => sets.has(tag);

/** Whether a word speaks for a language and not for another one. */
function speaksFor(word: string, tag: string, other: string): boolean {
  const isSpelled = (of: string) =>
    spellings[tag] && spellings[other] ? spellings[of]!.some((pattern) => pattern.test(word)) : false;
  const has = (of: string) => sets.get(of)!.has(word) || isSpelled(of);
  return has(tag) && !has(other);
}

export interface OtherLanguage {
  tag: string;
  /** How many words speak for it more than for the language of the translation. */
  lead: number;
}

/**
 * The language that frequent words speak for more than for the one that a text should be in.
 * @param tag BCP 47 tag of the text's language
 * @returns undefined when there is none, or nothing is known of the language
 */
export function otherLanguage(text: string, tag: string): OtherLanguage | undefined {
  if (!sets.has(tag)) return undefined;
  // Abbreviations and the like belong to no language.
  const found = (text.match(/\p{L}+/gu) ?? [])
    .filter((word) => !/^\p{Lu}{2,}$/u.test(word))
    .map((word) => word.toLowerCase());
  const [best] = [...sets.keys()]
    .filter((other) => other !== tag)
    .map((other): OtherLanguage => {
      const own = found.filter((word) => speaksFor(word, tag, other)).length;
      const theirs = found.filter((word) => speaksFor(word, other, tag)).length;
      const you = other === 'da' ? (text.match(danishYou)?.length ?? 0) : 0;
      return { tag: other, lead: theirs + you - own };
    })
    .sort((a, b) => b.lead - a.lead);
  return best && best.lead > 0 ? best : undefined;
}
