import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { isMap, isScalar } from 'yaml';

import type { StoredBlock } from '../../src/check/translation/block.ts';
import { isAccepted } from '../../src/check/translation/pair-translation.ts';
import { renamedKeys, type RenamedKey } from '../../src/check/translation/renamed-keys.ts';
import { fingerprint, writeSources } from '../../src/check/translation/sources.ts';
import type { FileWork, WorkItem } from '../../src/check/translation/work-list.ts';
import { editYaml, yamlValue } from './front-matter.ts';
import { copySharedProperties } from './shared-properties.ts';

/** What within words is the same in every language: addresses of links, ids of components, anchors. */
const sharedPattern = /\]\([^)\s]+\)|<[A-Z]\w*(?: id="[^"]*")+|\{\/\*\s*#[^*]*\*\/\}/g;

const sharedIn = (text: string) => text.match(sharedPattern) ?? [];
/** `[words](address)`; its words may have no brackets. */
const linkPattern = /\[([^[\]]*)(\]\([^)\s]+\))/g;
const wordsIn = (text: string) => text.replace(linkPattern, '$1').replace(sharedPattern, '|');

/** What became of the shared parts of a text, by what they were; none when nobody can tell which is which. */
function changesOf({ now, then }: WorkItem): Map<string, string> {
  const [before, after] = [sharedIn(then!.text), sharedIn(now!.text)];
  const changes = new Map(before.map((part, index) => [part, after[index]!]));
  const isPlain = before.length === after.length && before.every((part, index) => changes.get(part) === after[index]);
  return new Map(isPlain ? [...changes].filter(([old, present]) => old !== present) : []);
}

/** The links that English has taken out; their words may be there. */
function lostLinks({ now, then }: WorkItem): string[] {
  const linksIn = (text: string) => sharedIn(text).filter((part) => part.startsWith(']('));
  const [before, after] = [linksIn(then!.text), linksIn(now!.text)];
  return before.length > after.length ? before.filter((link) => !after.includes(link)) : [];
}

/** Writes changed addresses and the like into translated words, and takes out links that English has no more. @returns the blocks that were changed, with their texts */
function copyWithinWords(items: WorkItem[], translated: MagicString): Map<WorkItem, string> {
  const done = new Map<WorkItem, string>();
  for (const item of items) {
    const range = item.translation?.range;
    if (item.state !== 'stale' || item.now!.isFixed || !range) continue;
    const changes = changesOf(item);
    const outdated = [...translated.original.slice(range.start, range.end).matchAll(sharedPattern)].filter(([part]) =>
      changes.has(part),
    );
    for (const { 0: part, index } of outdated)
      translated.update(range.start + index, range.start + index + part.length, changes.get(part)!);
    const lost = lostLinks(item);
    const lone = [...translated.original.slice(range.start, range.end).matchAll(linkPattern)].filter(([, , link]) =>
      lost.includes(link!),
    );
    for (const { 0: link, 1: words = '', index } of lone)
      translated.update(range.start + index, range.start + index + link.length, words);
    const text = item
      .translation!.text.replace(linkPattern, (link, words: string, address: string) =>
        lost.includes(address) ? words : link,
      )
      .replace(sharedPattern, (part) => changes.get(part) ?? part);
    if (outdated.length + lone.length > 0) done.set(item, text);
  }
  return done;
}

/** What was accepted stays so: the record follows, of the English too where only these parts of it have changed. */
function keepAccepted(siteDir: string, { language, source, items }: FileWork, changed: Map<WorkItem, string>): void {
  const isKept = (item: WorkItem) => changed.has(item) && isAccepted(item, item.translation!);
  if (!items.some(isKept)) return;
  const sources = items.flatMap((item): StoredBlock[] => {
    const { now, then } = item;
    if (!isKept(item)) return then ? [then] : [];
    const english = wordsIn(now!.text) === wordsIn(then!.text) ? { ...now!, isSame: then!.isSame } : then!;
    return [{ ...english, translations: [fingerprint(changed.get(item)!)] }];
  });
  writeSources(siteDir, language.code, source, sources);
}

/** Gives a field the name that English has given it; what it holds stays. */
function renameKey(text: string, file: string, { wrong, meant }: RenamedKey): string {
  const keys = wrong.split('.');
  const at = meant.split('.').findIndex((segment, index) => segment !== keys[index]);
  return editYaml(text, file, (document) => {
    const parent = at === 0 ? document.contents : document.getIn(keys.slice(0, at), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === keys[at]) : undefined;
    if (isScalar(pair?.key)) pair.key.value = meant.split('.')[at];
  });
}

/**
 * Writes into a translation what English has changed and what is the same in every language: properties of components,
 * fields, addresses of links, anchors.
 * @returns what was done, a sentence each
 */
export function copySharedParts(siteDir: string, work: FileWork): string[] {
  if (!work.exists || work.source.endsWith('.json')) return [];
  const file = `i18n/${work.language.code}/${work.translation}`;
  const english = readFileSync(path.join(siteDir, work.source), 'utf8');
  const target = path.join(siteDir, file);
  const translated = new MagicString(readFileSync(target, 'utf8'));
  const properties = copySharedProperties(work.items, english, translated);
  const withinWords = copyWithinWords(work.items, translated);
  const fields = work.items.filter(({ state, now }) => state === 'stale' && now!.isFixed && now!.isKeyed);
  const renamed = renamedKeys(work.items, 'writer');
  const withKeys = renamed.reduce((text, key) => renameKey(text, file, key), translated.toString());
  const result = fields.reduce((text, { now }) => {
    const keys = now!.label.split('.');
    return editYaml(text, file, (document) => document.setIn(keys, yamlValue(english, work.source, keys)));
  }, withKeys);
  if (result !== translated.original) writeFileSync(target, result);
  keepAccepted(siteDir, work, withinWords);
  return [
    ...renamed.map(({ wrong, meant }) => `${file}: "${wrong}" is "${meant}" now, as in English.`),
    ...[...properties, ...withinWords.keys(), ...fields].map(
      ({ name, now }) =>
        `${file}: wrote what English has changed of ${name}${now!.label === name ? '' : ` (${now!.label})`}.`,
    ),
  ];
}
