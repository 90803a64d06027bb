import path from 'node:path';

import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { pagePathOf } from './pages.ts';
import { missingProductRule } from './product-faults.ts';
import { otherFileRule } from './translation/other-file.ts';
import { renamedIn, renamedRule } from './translation/renamed-keys.ts';
import { unreadableRules } from './unreadable.ts';

export const noFrontMatterRule = 'front-matter-missing';
export const wrongFolderRule = 'wrong-folder';
export const otherEndingRule = 'file-ending';
export const badNameRule = 'file-name';
export const badFolderRule = 'post-folder';
export const markupRule = 'markup-in-plain-text';

/** What makes all else that could be said of a file wrong. */
const wholeFileRules = [...unreadableRules, noFrontMatterRule, wrongFolderRule, otherFileRule];

/**
 * What is said of a link that leads nowhere, in terms of the English file: a link within a page names the file that it is in.
 */
const brokenLink = ({ file, rule, message }: Fault) =>
  `${originalOf(file).file} ${rule} ${message.replaceAll(file, originalOf(file).file)}`;

/** What a translation has from English, and is mended there. */
const asInEnglish = ['broken-anchor', 'broken-link', 'unknown-category'];

/** Whether a link of a translation is broken as in English: once it is mended there, `npm run i18n -- clean` writes it here. */
function isFollowingLink(faults: Fault[]): (fault: Fault) => boolean {
  const links = faults.filter(({ rule }) => asInEnglish.includes(rule));
  const english = new Set(links.filter(({ file }) => originalOf(file).language === undefined).map(brokenLink));
  return (fault) => originalOf(fault.file).language !== undefined && english.has(brokenLink(fault));
}

const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`;

/** Whether a value of a translation is not allowed where it is not that of English either: only that one is right there. */
function isOfOtherValue(faults: Fault[]): (fault: Fault) => boolean {
  const fixed = new Set(faults.filter(({ rule }) => rule === 'translation-fixed').map(placeOf));
  return (fault) => fault.rule === 'wrong-value' && fixed.has(placeOf(fault));
}

/** A component that knows some products does not know one that is not there. */
function isOfMissingProduct(faults: Fault[]): (fault: Fault) => boolean {
  const missing = new Set(faults.filter(({ rule }) => rule === missingProductRule).map(placeOf));
  return (fault) => fault.rule === 'unknown-value' && missing.has(placeOf(fault));
}

/** What else is said because data names a product wrongly: that the right name is unknown, or has no data. */
function isOfMisspeltProduct(faults: Fault[]): (fault: Fault) => boolean {
  const misspelt = faults
    .filter(({ file, rule }) => rule === missingProductRule && file.startsWith('data/'))
    .flatMap(({ message, remedy }) => {
      const [, wrong] = /"(.+?)"/.exec(message) ?? [];
      const [, meant] = /^Did you mean "(.+?)"/.exec(remedy ?? '') ?? [];
      return wrong && meant ? [{ wrong, meant }] : [];
    });
  return ({ file, rule, message }) =>
    misspelt.some(
      ({ wrong, meant }) =>
        (rule === 'unknown-value' && message.endsWith(`: product cannot be "${meant}".`)) ||
        (rule === 'missing-example' && (message.includes(`"${meant}"`) || message.includes(`"${wrong}"`))) ||
        // The example of a product with volumes takes its price from there.
        (file === 'data/prices.json' && message === `examples.${meant}.price: is missing.`),
    );
}

/** Of signs of Markdown in a field: the error says all that the warning would. */
function isOfMarkup(faults: Fault[]): (fault: Fault) => boolean {
  const named = new Set(faults.filter(({ rule }) => rule === markupRule).map(placeOf));
  return (fault) => fault.rule === 'unread-markdown' && named.has(placeOf(fault));
}

/** What follows from a name of a file, or of a post's folder, that is no address: the right address seems to be lost. */
function isOfBadName(faults: Fault[]): (fault: Fault) => boolean {
  const renamed = faults
    .filter(({ rule }) => [badNameRule, badFolderRule].includes(rule))
    .flatMap(({ file, remedy }) => {
      const [, what, right] = /^Rename (it|the folder) to (\S+)\.$/.exec(remedy ?? '') ?? [];
      if (!right) return [];
      const source = what === 'it' ? path.posix.join(path.posix.dirname(file), right) : `blog/${right}/index.mdx`;
      return [{ file, source, slug: path.posix.basename(right, '.mdx'), address: pagePathOf(source)! }];
    });
  return ({ file, rule, message }) =>
    renamed.some((bad) => {
      const isNamed = new RegExp(`(?<=^|\\s)${bad.address}(?![\\w/-])`).test(message);
      return (
        (rule === 'orphaned-page' && file === bad.file) ||
        (['translation-surplus', 'translation-moved'].includes(rule) && originalOf(file).file === bad.source) ||
        (rule === 'translation-missing' && originalOf(file).file === bad.file) ||
        (['broken-link', 'lost-address'].includes(rule) && isNamed) ||
        (rule === missingProductRule && message.includes(`"${bad.slug}"`)) ||
        (rule === 'product-gone' && message.toLowerCase().startsWith(`"${bad.slug}"`))
      );
    });
}

/** What else is said of a key of front matter that a translation renamed: that it is no field, or no source that is cited. */
function isOfRenamed(faults: Fault[]): (fault: Fault) => boolean {
  const renamed = faults
    .filter(({ rule }) => rule === renamedRule)
    .flatMap(({ file, message }) => ({ file, ...renamedIn(message) }));
  return ({ file, rule, message }) =>
    renamed.some(
      (key) =>
        key.file === file &&
        ((rule === 'unknown-field' && message.startsWith(`${key.wrong}:`)) ||
          (rule === 'unknown-field' && message.includes(`.${key.wrong}:`)) ||
          (rule === 'unused-source' && message.includes(`"${key.wrong}"`)) ||
          (rule === 'unknown-source' && message.includes(`"${key.meant}"`))),
    );
}

/** What else is said of a misspelt property in a translation: that its component is another one, and the right property lost. */
function isOfMisspeltProp(faults: Fault[]): (fault: Fault) => boolean {
  const misspelt = faults
    .filter(
      ({ file, rule, remedy }) =>
        rule === 'unknown-prop' && remedy?.startsWith('Did you mean') && originalOf(file).language,
    )
    .map(({ file, line, message, remedy }) => ({
      file,
      line,
      dropped: `The ${/^<\w+>/.exec(message)?.[0]} ${/"(.+?)"/.exec(remedy!)?.[1]} `,
    }));
  return ({ file, line, rule, message }) =>
    misspelt.some(
      (prop) =>
        prop.file === file &&
        ((rule === 'translation-fixed' && prop.line === line) ||
          (rule === 'translation-dropped' && message.startsWith(prop.dropped))),
    );
}

/** A link within a translation leads nowhere because its target got another id there, which is said of that. */
function isOfOtherId(faults: Fault[]): (fault: Fault) => boolean {
  const fixed = faults.filter(({ rule }) => rule === 'translation-fixed');
  return ({ file, rule, message }) => {
    const [, anchor, target] = /^There is no place #(\S+) in (.+)\.$/.exec(message) ?? [];
    return (
      rule === 'broken-anchor' &&
      fixed.some((fault) => fault.file === file && target === file && fault.message.includes(` id="${anchor}"`))
    );
  };
}

/** Of a file in the wrong folder, the translations and the address seem to be lost. */
function isOfWrongFolder(faults: Fault[]): (fault: Fault) => boolean {
  const isAny = faults.some(({ rule }) => rule === wrongFolderRule);
  return ({ rule }) =>
    isAny && ['translation-moved', 'translation-surplus', 'lost-address', 'orphaned-page'].includes(rule);
}

/** A tour of a translation lacks scenes because components are missing, which is said of them. */
function isOfDroppedCue(faults: Fault[]): (fault: Fault) => boolean {
  const dropped = faults.filter(
    ({ rule, message }) => rule === 'translation-dropped' && message.startsWith('The <Cue> '),
  );
  return ({ file, rule }) => rule === 'cues' && dropped.some((fault) => fault.file === file);
}

/** A translation does not cite a source any more because its citation is lost, which is said of the sentence. */
function isOfLostCitation(faults: Fault[]): (fault: Fault) => boolean {
  const lost = faults
    .filter(({ rule }) => rule === 'translation-component')
    .flatMap(({ file, message }) => [...message.matchAll(/<Source id="(.+?)">/g)].map(([, id]) => `${file} ${id}`));
  return ({ file, rule, message }) =>
    rule === 'unused-source' && lost.includes(`${file} ${/"(.+?)"/.exec(message)?.[1]}`);
}

/**
 * Leaves out what follows from another fault: of a file that cannot be judged, of the translations of one that is not
 * read, of links as broken as in English, of values that are to be those of English, of products that are not there or
 * misspelt in data, of names that are no addresses, of markup that is an error, of renamed keys, misspelt properties, other
 * ids, lost citations and lost scenes.
 */
export function withoutConsequences(faults: Fault[]): Fault[] {
  const whole = new Map(faults.filter(({ rule }) => wholeFileRules.includes(rule)).map((fault) => [fault.file, fault]));
  const unread = new Set(
    faults.filter(({ rule }) => rule === otherEndingRule).map(({ file }) => file.replace(/\.mdx.*$/, '.mdx')),
  );
  const isOfUnread = ({ file, rule }: Fault) => rule === 'translation-surplus' && unread.has(originalOf(file).file);
  // What has no English file has no place on the site, whatever else is wrong with it. A block of a file has a line.
  const isSurplus = ({ rule, line }: Fault) =>
    line === undefined && (rule === 'translation-surplus' || rule === 'translation-moved');
  const surplus = new Set(faults.filter(isSurplus).map(({ file }) => file));
  const isOfSurplus = (fault: Fault) => surplus.has(fault.file) && !isSurplus(fault);
  const follows = [
    isOfUnread,
    isOfSurplus,
    isFollowingLink(faults),
    isOfOtherValue(faults),
    isOfMissingProduct(faults),
    isOfMisspeltProduct(faults),
    isOfMarkup(faults),
    isOfBadName(faults),
    isOfRenamed(faults),
    isOfDroppedCue(faults),
    isOfMisspeltProp(faults),
    isOfOtherId(faults),
    isOfLostCitation(faults),
    isOfWrongFolder(faults),
  ];
  return [
    ...whole.values(),
    ...faults.filter((fault) => !whole.has(fault.file) && !follows.some((does) => does(fault))),
  ];
}
