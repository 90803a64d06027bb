import { serverTexts } from '../../domain/server-texts.ts';
import type { Fault } from '../fault.ts';
import { languageName } from '../language-name.ts';
import { misspeltComponents } from './misspelt-components.ts';
import { misspeltKeys } from './misspelt-keys.ts';
import { englishItems, isMostlyEnglish } from './mostly-english.ts';
import { renamedKeys } from './renamed-keys.ts';
import { openStates, type FileWork, type State, type WorkItem } from './work-list.ts';

const stateTexts: Record<Exclude<State, 'complete'>, string> = {
  missing: 'not translated',
  stale: 'translated from an earlier English text',
  unreviewed: 'translated, but not accepted as now',
  moved: 'in another order than in English',
  surplus: 'not in the English text any more',
};

/** One warning for each state of a file, with the place of the first. */
function stateFaults({ name, language, translation, exists, isDraft, items: all }: FileWork): Fault[] {
  const misspelt = misspeltKeys(all);
  const renamed = renamedKeys(all).flatMap(({ added, lost }) => [...added, ...lost]);
  const named = new Set([...misspelt.keys(), ...misspelt.values(), ...renamed]);
  // An English mail that is gone by mistake is a fault of English.
  const isMail = ({ now, translation: own }: WorkItem) =>
    !now && own && translation === 'server.json' && own.label in serverTexts;
  const items = all.filter((item) => !named.has(item) && !isTwice(item, all) && !isMail(item));
  const file = `i18n/${language.code}/${translation}`;
  if (isDraft) return [];
  if (!exists) {
    if (items.length === 0) return [];
    const message = `There is no translation of ${name}; its page is shown in English.`;
    return [{ file, rule: 'translation-missing', message, severity: 'warning' }];
  }
  // What a component with a slip in its name makes of the blocks in it is none of their faults.
  const states = misspeltComponents(all).size > 0 ? (['stale', 'unreviewed'] as const) : openStates;
  return states.flatMap((state): Fault[] => {
    const open = items.filter((item) => item.state === state);
    if (open.length === 0) return [];
    const place = open.find((item) => item.translation)?.translation;
    return [
      {
        file,
        line: place?.line,
        column: place?.column,
        rule: `translation-${state}`,
        message: `${open.length} ${open.length === 1 ? 'block is' : 'blocks are'} ${stateTexts[state]}.`,
        remedy: `"npm run i18n -- ${language.code} ${name}" lists ${open.length === 1 ? 'it' : 'them'}.`,
        severity: 'warning',
      },
    ];
  });
}

/** A block that English does not have, and whose words stand in the translation of another one. */
function isTwice({ state, translation }: WorkItem, items: WorkItem[]): boolean {
  if (state !== 'surplus' || translation!.isKeyed || translation!.isFixed) return false;
  return items.some((other) => other.now && other.translation?.text === translation!.text);
}

function twiceFaults({ language, translation, items }: FileWork): Fault[] {
  return items
    .filter((item) => isTwice(item, items))
    .map(({ translation: block }) => ({
      file: `i18n/${language.code}/${translation}`,
      line: block!.line,
      column: block!.column,
      rule: 'translation-twice',
      message: `This ${block!.label} stands here twice, and once in English.`,
      remedy: 'Remove one of the two.',
      severity: 'warning',
    }));
}

/** Labels under a key that is nearly the English one. */
function keyFaults({ language, translation, source, items }: FileWork): Fault[] {
  if (!source.endsWith('.json')) return [];
  return [...misspeltKeys(items)].map(([item, meant]): Fault => ({
    file: `i18n/${language.code}/${translation}`,
    line: item.translation!.line,
    column: item.translation!.column,
    rule: 'translation-key',
    message: `There is no label ${item.translation!.label}.`,
    remedy: `Did you mean "${meant.now!.label}"? Rename it.`,
    severity: 'warning',
  }));
}

/** Labels that stand in the file without a text: somebody may think that they are done. */
function emptyFaults({ language, translation, source, items }: FileWork): Fault[] {
  const empty = items.filter(
    ({ now, translation: translated }) => source.endsWith('.json') && now?.text && translated?.text === '',
  );
  if (empty.length === 0) return [];
  const { label, line, column } = empty[0]!.translation!;
  const others = empty.length === 1 ? '' : ` and ${empty.length - 1} more`;
  return [
    {
      file: `i18n/${language.code}/${translation}`,
      line,
      column,
      rule: 'translation-empty',
      message: `${label}${others} ${empty.length === 1 ? 'is' : 'are'} empty; readers see the English.`,
      remedy: 'Write the text.',
      severity: 'warning',
    },
  ];
}

/** Readers see English where they were promised their language. */
function englishFaults(work: FileWork): Fault[] {
  const english = englishItems(work);
  if (english.length === 0 || work.isDraft) return [];
  const others = english.length === 1 ? '' : ` and ${english.length - 1} more`;
  const isPage = work.source.endsWith('.mdx');
  const noun = english.every(({ now }) => now!.label === 'paragraph') ? 'paragraph' : 'block';
  const place = english[0]!.translation!;
  return [
    {
      file: `i18n/${work.language.code}/${work.translation}`,
      line: place.line,
      column: place.column,
      rule: 'translation-english',
      message: !isPage
        ? `${english[0]!.name}${others} ${english.length === 1 ? 'is' : 'are'} still English.`
        : [
            `${english.length} ${noun}${english.length === 1 ? ' of' : 's of'} ${work.name} ${english.length === 1 ? 'is' : 'are'}`,
            `English in a ${languageName(work.language.code)} page.`,
            ...(isMostlyEnglish(work) ? ['Readers are told that the page is not translated.'] : []),
          ].join(' '),
      remedy: `Translate ${english.length === 1 ? 'it' : 'them'}, or accept what is right so with --same.`,
      severity: 'warning',
    },
  ];
}

/** What is said of a translated file as a whole: what is left to do, what is English, what is empty. */
export function fileFaults(work: FileWork): Fault[] {
  return [...stateFaults(work), ...keyFaults(work), ...twiceFaults(work), ...englishFaults(work), ...emptyFaults(work)];
}
