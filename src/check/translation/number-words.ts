/** From two to twelve, by the BCP 47 tags of the languages; "one" is an article too. */
const words = Object.entries({
  en: 'two three four five six seven eight nine ten eleven twelve',
  sv: 'två tre fyra fem sex sju åtta nio tio elva tolv',
  da: 'to tre fire fem seks syv otte ni ti elleve tolv',
  nb: 'to tre fire fem seks sju åtte ni ti elleve tolv',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
});
const numbers = new Map(
  words.map(([htmlLang, list]) => [htmlLang, new Map(list.split(' ').map((word, index) => [word, index + 2]))]),
);

/** The numbers that a text has as words; undefined in a language whose words are not known. */
export function wordNumbers(text: string, htmlLang: string): number[] | undefined {
  const known = numbers.get(htmlLang);
  return known && (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => known.get(word) ?? []);
}
