/** The glossary as a file for translation programs. */
import { glossaryOf } from '../../src/check/translation/faults.ts';
import { languagesIn } from '../../src/check/translation/translated-files.ts';

const csvField = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * @param format CSV for spreadsheets and Crowdin, TBX (ISO 30042) for programs such as memoQ and Trados
 * @returns each term with its meaning, and its word in every language with the words that are not used for it
 */
export function glossaryExport(siteDir: string, format: 'csv' | 'tbx'): string {
  const { english, others } = languagesIn(siteDir);
  const terms = Object.entries(glossaryOf(siteDir, english.code));
  const languages = others.map(({ code, htmlLang }) => ({ htmlLang, words: glossaryOf(siteDir, code) }));
  const avoided = (words: string[] = []) => words.join('; ');
  if (format === 'csv') {
    const head = ['id', 'en', 'meaning', ...languages.flatMap(({ htmlLang }) => [htmlLang, `${htmlLang} avoid`])];
    const rows = terms.map(([id, { term, meaning = '' }]) => [
      id,
      term,
      meaning,
      ...languages.flatMap(({ words }) => [words[id]?.term ?? '', avoided(words[id]?.avoid)]),
    ]);
    return `${[head, ...rows].map((row) => row.map(csvField).join(',')).join('\n')}\n`;
  }
  const inLanguage = (term: string, status: 'preferredTerm' | 'deprecatedTerm') =>
    `        <tig><term>${xmlText(term)}</term><termNote type="administrativeStatus">${status}-admn-sts</termNote></tig>`;
  const langSet = (htmlLang: string, term: string, avoid: string[] = []) =>
    [
      `      <langSet xml:lang="${htmlLang}">`,
      inLanguage(term, 'preferredTerm'),
      ...avoid.map((word) => inLanguage(word, 'deprecatedTerm')),
      '      </langSet>',
    ].join('\n');
  const entries = terms.map(([id, { term, meaning = '' }]) =>
    [
      `    <termEntry id="${id}">`,
      `      <descrip type="definition">${xmlText(meaning)}</descrip>`,
      langSet(english.htmlLang, term),
      ...languages.flatMap(({ htmlLang, words }) =>
        words[id] ? [langSet(htmlLang, words[id].term, words[id].avoid)] : [],
      ),
      '    </termEntry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<martif type="TBX" xml:lang="${english.htmlLang}">`,
    '  <martifHeader><fileDesc><sourceDesc><p>data/glossary</p></sourceDesc></fileDesc></martifHeader>',
    '  <text><body>',
    ...entries,
    '  </body></text>',
    '</martif>',
    '',
  ].join('\n');
}
