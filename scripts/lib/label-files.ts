/** Keeps the labels of translations in step with the English ones, without ever writing a text that a translator did not. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { claimLabels } from '../../src/check/claim-labels.ts';
import { misspeltKey } from '../../src/check/translation/misspelt-keys.ts';
import { readSources, writeSources } from '../../src/check/translation/sources.ts';
import {
  languagesIn,
  surplusFiles,
  surplusText,
  translatedFiles,
  type TranslatedFile,
} from '../../src/check/translation/translated-files.ts';
import { serverTexts } from '../../src/domain/server-texts.ts';
import { committedIn, notCommitted, type Committed } from './committed.ts';
import { codeLabels, readMessages, savedMessages, writeMessages, type Messages } from './labels.ts';

const isLabelFile = ({ source }: TranslatedFile) => source.endsWith('.json');
const labelFiles = (siteDir: string) => translatedFiles(siteDir).filter(isLabelFile);

/** Of more labels only their number is said. */
const mostNamed = 20;

/**
 * Puts missing labels into a language's files, without a text: English is shown until then. Each stands behind the one
 * that it follows in English; the others stay where they are.
 * @param files all of them without it
 */
export function addMissingLabels(
  siteDir: string,
  language: string,
  files: TranslatedFile[] = labelFiles(siteDir),
): string[] {
  return files.filter(isLabelFile).flatMap(({ source, translation }) => {
    const file = `i18n/${language}/${translation}`;
    const known = existsSync(path.join(siteDir, file)) ? readMessages(path.join(siteDir, file)) : {};
    const english = Object.entries(readMessages(path.join(siteDir, source)));
    const missing = english.filter(([id]) => !known[id]);
    if (missing.length === 0) return [];
    const labels = Object.entries(known);
    english.forEach(([id, { description }], index) => {
      if (known[id]) return;
      const before = labels.findIndex(([other]) => other === english[index - 1]?.[0]);
      labels.splice(before + 1, 0, [id, { message: '', description }]);
    });
    writeMessages(path.join(siteDir, file), Object.fromEntries(labels));
    return missing.length > mostNamed
      ? [`${file}: added ${missing.length} labels, without a text.`]
      : missing.map(([id]) => `${file}: added ${id}, without a text.`);
  });
}

/** The new key of a label that was renamed: the one without translation that has the English it was translated from. */
function renamedTo(then: string | undefined, english: Messages, known: Messages): string | undefined {
  const candidates = Object.keys(english).filter((id) => !known[id]?.message && english[id]!.message === then);
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** The labels of an English file that the site shows or the server says, whether it has them or not. */
function labelsInUse(siteDir: string, source: string): Set<string> {
  if (source.endsWith('/server.json')) return new Set(Object.keys(serverTexts));
  if (!source.endsWith('/code.json')) return new Set();
  const ofCode = codeLabels(siteDir).flatMap(({ labels }) => labels.map(({ id }) => id));
  return new Set([...ofCode, ...claimLabels(siteDir).keys()]);
}

/**
 * Takes out of the translations what English does not have any more. The translation of a renamed label moves to its
 * new key, that of a post to the day that the post has moved to.
 * @param language all of them without it
 * @param only files, when not all are meant
 * What git does not have stays, since nothing could bring it back.
 * @returns what was done, a sentence each
 */
export function cleanTranslations(
  siteDir: string,
  language?: string,
  only?: TranslatedFile[],
  committed: Committed = committedIn(siteDir),
): string[] {
  const languages = languagesIn(siteDir).others.filter(({ code }) => language === undefined || code === language);
  return languages.flatMap(({ code }) => {
    const done: string[] = [];
    for (const { source, translation } of (only ?? labelFiles(siteDir)).filter(isLabelFile)) {
      const file = `i18n/${code}/${translation}`;
      if (!existsSync(path.join(siteDir, file))) continue;
      const english = readMessages(path.join(siteDir, source));
      const known = readMessages(path.join(siteDir, file));
      const sources = new Map(readSources(siteDir, code, source).blocks.map((block) => [block.label, block]));
      const isGone = Object.keys(known).some((id) => !english[id]);
      const inUse = isGone ? labelsInUse(siteDir, source) : new Set();
      for (const [id, text] of Object.entries(known)) {
        if (english[id]) continue;
        if (inUse.has(id)) {
          done.push(`${file}: kept ${id}, which the site needs. Put it back into ${source}.`);
          continue;
        }
        const then = sources.get(id);
        const renamed = renamedTo(then?.text, english, known);
        const meant = then ? undefined : misspeltKey(id, english, known);
        if (meant) {
          done.push(`${file}: kept ${id}. Did you mean "${meant}"? Rename it.`);
          continue;
        }
        if (!renamed && text.message && savedMessages(committed(file))[id]?.message !== text.message) {
          done.push(`${file}: ${id} is ${notCommitted}`);
          continue;
        }
        delete known[id];
        sources.delete(id);
        if (renamed && then) {
          known[renamed] = text;
          sources.set(renamed, { ...then, label: renamed });
        }
        done.push(`${file}: ${renamed ? `renamed ${id} to ${renamed}` : `removed ${id}`}.`);
      }
      const tidy = Object.fromEntries(
        Object.entries(known).map(([id, { message, description }]) => [
          id,
          { message, description: english[id] ? english[id].description : description },
        ]),
      );
      if (!writeMessages(path.join(siteDir, file), tidy)) continue;
      writeSources(siteDir, code, source, [...sources.values()]);
    }
    for (const surplus of surplusFiles(siteDir, code)) {
      const { file, source, moved, meant } = surplus;
      if (only && !only.some((each) => each.source === moved?.source)) continue;
      if (moved) {
        const target = `i18n/${code}/${moved.translation}`;
        // With the folder go pictures in it.
        cpSync(path.dirname(path.join(siteDir, file)), path.dirname(path.join(siteDir, target)), { recursive: true });
        rmSync(path.dirname(path.join(siteDir, file)), { recursive: true });
        writeSources(siteDir, code, moved.source, readSources(siteDir, code, source).blocks);
        writeSources(siteDir, code, source, []);
        done.push(`${file}: moved to ${target}, as the English post.`);
        continue;
      }
      if (meant || committed(file) !== readFileSync(path.join(siteDir, file), 'utf8')) {
        const { message, remedy } = surplusText(surplus);
        done.push(meant ? `${file}: kept. ${message} ${remedy}` : `${file}: ${notCommitted}`);
        continue;
      }
      rmSync(path.join(siteDir, file));
      writeSources(siteDir, code, source, []);
      done.push(`${file}: removed, since there is no English file.`);
    }
    return done;
  });
}
