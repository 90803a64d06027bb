/** All blocks of a language with a search, as a page of the dev site: `/__translations/search`. No build has it. */
import { editorTemplate } from '../../src/check/editor-link.ts';
import { languageName } from '../../src/check/language-name.ts';
import { workList } from '../../src/check/translation/work-list.ts';
import { findBlocks } from './block-search.ts';
import { glossaryHints } from './glossary-hints.ts';
import { labelUses } from './label-pages.ts';
import { blockSearchPath, escapeHtml, hintsHtml, placeHtml, styles, useHtml, workListPath } from './work-list-page.ts';
import { counted, placesOf } from './work-list-text.ts';

/** More would make the page slow. */
const mostRows = 500;

/**
 * @param query `q`: words, or phrases in quotes, of a block's name, its English or its translation; `language`: a code
 * @param locale the language that the dev site shows
 */
export function blockSearchPage(siteDir: string, query: URLSearchParams, locale?: string): string {
  const languages = workList(siteDir);
  const code = query.get('language') ?? locale;
  const { language, files } = languages.find((each) => each.language.code === code) ?? languages[0]!;
  const template = editorTemplate(siteDir, process.env);
  const found = findBlocks(files, query.get('q') ?? '');
  const hints = glossaryHints(siteDir);
  const uses = labelUses(siteDir);
  const prefix = locale && locale !== 'en' ? `/${locale}` : '';
  const rows = found.slice(0, mostRows).map(({ work, item }) => {
    const places = placesOf(work, item);
    const use = work.name === 'labels' ? uses.get(item.name) : undefined;
    return `<tr><td>${escapeHtml(work.name)} <code>${escapeHtml(item.name)}</code><br>${item.state}<br>${escapeHtml(item.now?.description ?? '')}${use ? useHtml(use, template, prefix) : ''}</td>
      <td>${escapeHtml(item.now?.text ?? '')}${placeHtml(places.english, template)}${hintsHtml(hints(item.now?.text ?? '', language.code))}</td>
      <td lang="${language.htmlLang}">${escapeHtml(item.translation?.text ?? '')}${placeHtml(places.translation, template)}</td></tr>`;
  });
  const options = languages.map(
    ({ language: { code: each } }) =>
      `<option value="${each}"${each === language.code ? ' selected' : ''}>${languageName(each)}</option>`,
  );
  const shown = found.length > mostRows ? `; the first ${mostRows} are shown` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Search translations</title><style>${styles}</style></head>
<body><h1>Search translations</h1><nav><a href="${workListPath}">What is left to translate</a></nav>
<form action="${blockSearchPath}"><label>Words, or a phrase in quotes, of the English, the translation or the name <input name="q" type="search" value="${escapeHtml(query.get('q') ?? '')}"></label>
<label>Language <select name="language">${options.join('')}</select></label> <button>Search</button></form>
<p>${counted(found.length, 'block')}${shown}.</p>
<table><thead><tr><th>Block</th><th>English</th><th>${languageName(language.code)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
