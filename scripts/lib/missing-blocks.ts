import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';

import { misspeltComponents } from '../../src/check/translation/misspelt-components.ts';
import { fileWork, type FileWork, type WorkItem } from '../../src/check/translation/work-list.ts';
import { sharedFields } from '../../src/domain/content-folders.ts';
import { editYaml, yamlValue } from './front-matter.ts';
import { copySharedParts } from './shared-parts.ts';
import { partWithSpace } from './surplus-blocks.ts';

type Range = { start: number; end: number };
type Body = WorkItem & { english: Range };

const isInside = (inner: Range, outer: Range) =>
  inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
/** A property of a component: `<Feature> title`. */
const isProperty = ({ now }: WorkItem) => / /.test(now!.label);

/** The block directly around another one. */
function parentOf(item: Body, all: Body[]): Body | undefined {
  return all
    .filter((other) => isInside(item.english, other.english) && !isProperty(other))
    .sort((a, b) => b.english.start - a.english.start)[0];
}

/** Puts a property that a component lacks behind its name. */
function addProperty(item: Body, parent: Body | undefined, english: string, translated: MagicString): boolean {
  const [, tag = '', property = ''] = /^<([\w.]*)> (.*)$/.exec(item.now!.label)!;
  // A part of an expression, such as the label of a bar, cannot stand by itself.
  if (item.isMoved || !parent?.translation?.range || property.includes('.')) return false;
  const at = parent.translation.range.start + 1 + tag.length;
  translated.appendLeft(at, ` ${english.slice(item.english.start, item.english.end)}`);
  return true;
}

/** A translation that stands where its English does. */
const placeOf = (item?: Body) => (item?.isMoved ? undefined : item?.translation?.range);

const linesIn = (space: string) => space.split('\n').length;

/**
 * Puts neighbouring blocks, English ones and those that stand elsewhere, behind the translation of what stands before them in English, or before what follows: the
 * first item of a list belongs to the next one, not to the paragraph above.
 */
function addRun(run: Body[], siblings: Body[], english: string, translated: MagicString): boolean {
  const { start } = run[0]!.english;
  const { end } = run.at(-1)!.english;
  const before = siblings[siblings.indexOf(run[0]!) - 1];
  const after = siblings[siblings.indexOf(run.at(-1)!) + 1];
  const space = (from: number, to: number) => /^\s+$/.exec(english.slice(from, to))?.[0] ?? '\n\n';
  const above = placeOf(before) && space(before!.english.end, start);
  const below = placeOf(after) && space(end, after!.english.start);
  const texts = run.map(({ english: range, translation }, index) => {
    const behind = index === 0 ? '' : space(run[index - 1]!.english.end, range.start);
    const { original } = translated;
    const own = translation?.range;
    return behind + (own ? original.slice(own.start, own.end) : english.slice(range.start, range.end));
  });
  if (!above && !below) return false;
  for (const { translation } of run) {
    if (!translation?.range) continue;
    const part = partWithSpace(translated.original, translation.range);
    translated.remove(part.start, part.end);
  }
  if (above && !(below && linesIn(below) < linesIn(above)))
    translated.appendRight(placeOf(before)!.end, above + texts.join(''));
  else translated.appendLeft(placeOf(after)!.start, texts.join('') + below);
  return true;
}

function addToBody(items: WorkItem[], english: string, translated: MagicString): Map<WorkItem, boolean> {
  const all = items.flatMap((item): Body[] =>
    item.now?.range ? [Object.assign(item, { english: item.now.range })] : [],
  );
  const missing = all.filter(({ translation, isMoved }) => !translation || isMoved);
  const outer = missing.filter((item) => !missing.some((other) => isInside(item.english, other.english)));
  const added = new Map<WorkItem, boolean>();
  for (const item of outer.filter(isProperty))
    added.set(item, addProperty(item, parentOf(item, all), english, translated));
  const pieces = outer.filter((item) => !isProperty(item));
  for (let first = 0; first < pieces.length;) {
    const parent = parentOf(pieces[first]!, all);
    const siblings = all.filter((item) => !isProperty(item) && parentOf(item, all) === parent);
    const at = siblings.indexOf(pieces[first]!);
    let length = 1;
    while (siblings[at + length] && siblings[at + length] === pieces[first + length]) length += 1;
    const run = pieces.slice(first, first + length);
    const done = addRun(run, siblings, english, translated);
    for (const item of run) added.set(item, done);
    first += length;
  }
  return added;
}

/** @returns what was done, a sentence each */
function addOnce(siteDir: string, work: FileWork): string[] {
  const file = `i18n/${work.language.code}/${work.translation}`;
  const english = readFileSync(path.join(siteDir, work.source), 'utf8');
  const target = path.join(siteDir, file);
  const misspelt = [...misspeltComponents(work.items)];
  // The English of what is there already would come in beside it.
  if (misspelt.length > 0)
    return misspelt.map(([name, meant]) => `${file}: there is no <${name}>. Did you mean <${meant}>? Mend it first.`);
  if (!work.exists) {
    mkdirSync(path.dirname(target), { recursive: true });
    const isMdx = work.source.endsWith('.mdx');
    // What the English file says for all languages.
    const copy = isMdx
      ? editYaml(english, file, (document) => sharedFields.forEach((field) => document.delete(field)))
      : english;
    writeFileSync(target, copy);
    return [`${file}: copied from English.`];
  }
  const text = readFileSync(target, 'utf8');
  const translated = new MagicString(text);
  const added = addToBody(work.items, english, translated);
  let result = translated.toString();
  for (const item of work.items) {
    if (!item.now?.isKeyed || item.translation) continue;
    const keys = item.now.label.split('.');
    result = editYaml(result, file, (document) => document.setIn(keys, yamlValue(english, work.source, keys)));
    added.set(item, true);
  }
  if (result !== text) writeFileSync(target, result);
  return [...added].map(([{ now, name, isMoved }, done]) =>
    done && isMoved
      ? `${file}: moved ${name} (${now!.label}) to its place.`
      : done
        ? `${file}: added ${name}${now!.label === name ? '' : ` (${now!.label})`}, ${now!.isFixed ? 'the same in every language' : 'in English'}.`
        : `${file}: ${name} (${now!.label}) has no neighbour here. Add it by hand; in English it is ${work.source}:${now!.line}.`,
  );
}

/**
 * Puts blocks that a translation lacks at their places, in English, for translators to write over. A file that is not
 * translated at all becomes a copy of the English one.
 * @returns what was done, a sentence each
 */
export function addMissingBlocks(siteDir: string, work: FileWork): string[] {
  const again = () => fileWork(siteDir, work.language, work);
  const done = addOnce(siteDir, work);
  // What stands in something that moves has its place afterwards.
  if (work.items.some(({ isMoved }) => isMoved)) done.push(...addOnce(siteDir, again()));
  return [...new Set([...done, ...copySharedParts(siteDir, again())])];
}
