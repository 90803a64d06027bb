/** The work of translators as a page of the dev site: `/__translations`. No build has it. */
import { editorLink, editorTemplate } from '../../src/check/editor-link.ts';
import { faultLine } from '../../src/check/fault.ts';
import { languageName } from '../../src/check/language-name.ts';
import { acceptCommand } from '../../src/check/translation/accept-command.ts';
import { loadFileCheck } from '../../src/check/translation/checked-files.ts';
import type { CheckedFile } from '../../src/check/translation/faults.ts';
import { surplusText } from '../../src/check/translation/translated-files.ts';
import { isOpen, workList, type LanguageWork, type WorkItem } from '../../src/check/translation/work-list.ts';
import { defaultLocale, localePrefix } from '../../src/domain/locales.ts';
import { loadAcceptedTexts, type AcceptedText } from './accepted-text.ts';
import { glossaryHints, type GlossaryHints } from './glossary-hints.ts';
import { labelUses, type LabelUse } from './label-pages.ts';
import { textDiff } from './text-diff.ts';
import {
  byUrgency,
  counted,
  countsOf,
  hintOf,
  inWords,
  nextStep,
  placesOf,
  stateOfItem,
  stateText,
  urgentItems,
  wordsLeft,
} from './work-list-text.ts';

export const workListPath = '/__translations';
export const blockSearchPath = `${workListPath}/search`;

export const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 90rem; margin: 0 auto; padding: 1rem; }
  nav a { margin-right: 1rem; }
  summary { cursor: pointer; font-weight: 600; padding: 0.5rem 0; }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; }
  th, td { padding: 0.5rem; border-top: 1px solid #8888; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th:first-child { width: 20%; }
  code, td a { font: 13px/1.5 ui-monospace, monospace; user-select: all; }
  ins { background: #2da44e40; text-decoration: none; }
  del { background: #cf222e40; }
  [data-state="error"] { color: #d1242f; }
`;

/** The first event is the state of now, each further one a change. */
const reloading = `
  let isKnown = false;
  new EventSource('/__faults').onmessage = () => (isKnown ? location.reload() : (isKnown = true));
`;

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A text with what has changed in it since an earlier one, if there is one. */
function changedHtml(before: string | undefined, text: string): string {
  if (before === undefined || before === text) return escapeHtml(text);
  return textDiff(before, text)
    .map(({ text, change }) => {
      const tag = change && (change === 'added' ? 'ins' : 'del');
      return tag ? `<${tag}>${escapeHtml(text)}</${tag}>` : escapeHtml(text);
    })
    .join('');
}

/** The terms of the glossary that an English text has, each with its word. */
export function hintsHtml(hints: string[]): string {
  return hints.length > 0 ? `<p><small>${hints.map(escapeHtml).join('<br>')}</small></p>` : '';
}

/** A link that opens the place in the editor; its text is to be copied. */
export function placeHtml(place: string | undefined, template: string): string {
  if (!place) return '';
  const [, file = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(place)!;
  const address = editorLink(template, { file, line: Number(line), column: Number(column) });
  return `<br><a href="${escapeHtml(address)}">${escapeHtml(place)}</a>`;
}

const mostPages = 6;

/** The pages that show a label, as links. @param prefix of the language that the dev site shows, such as /sv */
export function useHtml({ place, pages }: LabelUse, template: string, prefix: string): string {
  const links = pages?.slice(0, mostPages).map((page) => `<a href="${prefix}${page}">${page}</a>`);
  const more = (pages?.length ?? 0) - mostPages;
  const where = links ? [...links, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') : 'every page';
  return `<p>Seen on: ${where || 'no page'}${placeHtml(place, template)}</p>`;
}

/** What a row shows besides the block itself. */
interface RowParts {
  acceptedText: AcceptedText;
  /** Makes links into the editor. */
  template: string;
  hints: GlossaryHints;
  uses: Map<string, LabelUse>;
  /** Of the language that the dev site shows, such as /sv. */
  prefix: string;
}

/** The command that says that a block is done, to copy; '' where there is nothing to accept yet. */
function acceptHtml({ work }: CheckedFile, item: WorkItem): string {
  if (!isOpen(item) || !item.now || !item.translation?.text) return '';
  return `<p>When it is right: <code>${escapeHtml(acceptCommand(work, [item]))}</code></p>`;
}

function rowHtml(file: CheckedFile, item: WorkItem, { acceptedText, template, hints, uses, prefix }: RowParts): string {
  const terms = hintsHtml(hints(item.now?.text ?? '', file.work.language.code));
  const state = stateOfItem(file, item);
  const { english, translation } = placesOf(file.work, item);
  const block = (item.now ?? item.translation)!;
  const faults = file.faults
    .filter((found) => found.item === item)
    .map(({ fault }) => `<p>${escapeHtml(`${fault.message} ${fault.remedy ?? ''}`)}</p>`);
  const hint = hintOf(item);
  const use = file.work.name === 'labels' ? uses.get(item.name) : undefined;
  return `<tr>
    <td><strong data-state="${state}">${stateText(file, item)}</strong> <code>${escapeHtml(item.name)}</code><br>${escapeHtml(block.isKeyed ? (item.now?.description ?? '') : block.label)}${faults.join('')}${hint ? `<p>${escapeHtml(hint)}</p>` : ''}${use ? useHtml(use, template, prefix) : ''}${acceptHtml(file, item)}</td>
    <td>${item.now ? changedHtml(item.then?.text, item.now.text) : ''}${placeHtml(english, template)}${terms}</td>
    <td lang="${file.work.language.htmlLang}">${changedHtml(acceptedText(file.work, item), item.translation?.text ?? '')}${placeHtml(translation, template)}</td>
  </tr>`;
}

function fileHtml(file: CheckedFile, parts: RowParts): string {
  const { work } = file;
  const rows = work.exists ? urgentItems(file).map((item) => rowHtml(file, item, parts)) : [];
  const unreadable = work.unreadable.map((fault) => `<p data-state="error">${escapeHtml(faultLine(fault))}</p>`);
  const next = nextStep(file).replace(/"([^"]*)"/, (_all, command: string) => `<code>${command}</code>`);
  return `<details${rows.length > 0 && rows.length < 40 ? ' open' : ''}>
    <summary>${escapeHtml(work.name)}: ${countsOf(file)}${inWords(wordsLeft([work]))}${work.isDraft ? ' (draft, can wait)' : ''}</summary>
    ${unreadable.join('')}<p>${next}</p>
    ${rows.length > 0 ? `<table><thead><tr><th>Block</th><th>English</th><th>${languageName(work.language.code)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>` : ''}
  </details>`;
}

function languageHtml({ language, surplus }: LanguageWork, files: CheckedFile[], parts: RowParts): string {
  const inOrder = [...files].sort((a, b) => Number(a.work.isDraft) - Number(b.work.isDraft));
  const nothing = files.length + surplus.length === 0 ? '<p>Nothing is left to do.</p>' : '';
  const gone = surplus
    .map((each) => `<p><code>${each.file}</code> ${Object.values(surplusText(each)).join(' ')}</p>`)
    .join('');
  return `<section id="${language.code}"><h2>${languageName(language.code)}</h2>${nothing}${gone}${inOrder.map((file) => fileHtml(file, parts)).join('')}</section>`;
}

/**
 * @param siteDir absolute path of the project
 * @param first code of the language that stands first
 */
export async function workListPage(siteDir: string, first?: string): Promise<string> {
  const checked = await loadFileCheck(siteDir);
  const parts: RowParts = {
    acceptedText: loadAcceptedTexts(siteDir),
    template: editorTemplate(siteDir, process.env),
    hints: glossaryHints(siteDir),
    uses: labelUses(siteDir),
    prefix: localePrefix(first ?? defaultLocale),
  };
  const inOrder = workList(siteDir).sort(
    (a, b) => Number(b.language.code === first) - Number(a.language.code === first),
  );
  const languages = inOrder.map((work) => ({
    work,
    files: byUrgency(checked(work, work.files).filter((file) => countsOf(file))),
  }));
  const navigation = languages.map(
    ({ work: { language }, files }) =>
      `<a href="#${language.code}">${languageName(language.code)} (${counted(files.length, 'file')}${inWords(wordsLeft(files.map((file) => file.work)))})</a>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Translations</title><style>${styles}</style></head>
<body><h1>Translations</h1><p>A place opens your editor; after you have saved, the list is made anew.</p><nav>${navigation.join('')}<a href="${blockSearchPath}${first ? `?language=${first}` : ''}">Search all blocks</a></nav>
${languages.map(({ work, files }) => languageHtml(work, files, parts)).join('')}
<script>${reloading}</script></body></html>`;
}
