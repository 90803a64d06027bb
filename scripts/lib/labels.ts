/** The English labels: written in i18n/en/code.json; the code holds their ids, their descriptions and a default. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { format, resolveConfig } from 'prettier';

import { claimLabels } from '../../src/check/claim-labels.ts';
import { labelsInCode, type CodeLabel } from '../../src/check/translation/code-labels.cjs';
import { languagesIn } from '../../src/check/translation/translated-files.ts';
import { committedIn, notCommitted, type Committed } from './committed.ts';

export interface Message {
  message: string;
  description?: string;
}
export type Messages = Record<string, Message>;

export function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

/** The labels of a file as git has them. */
export function savedMessages(text: string | undefined): Messages {
  try {
    return JSON.parse(text ?? '{}') as Messages;
  } catch {
    // What was committed broken holds nothing that could be brought back whole.
    return {};
  }
}

/** @returns whether the file was another before */
export function writeMessages(file: string, messages: Messages): boolean {
  const content = `${JSON.stringify(messages, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

/** The labels in the code, by file. */
export function codeLabels(siteDir: string): { file: string; source: string; labels: CodeLabel[] }[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: siteDir })
    .sort()
    .map((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      return { file, source, labels: labelsInCode(source, file) };
    })
    .filter(({ labels }) => labels.length > 0);
}

/** A message as it stands in the code. */
function writtenMessage(label: CodeLabel, message: string): string {
  if (!label.isElement) return JSON.stringify(message);
  return /[{}<>]|^\s|\s$/.test(message) ? `{${JSON.stringify(message)}}` : message;
}

/**
 * Brings new labels of the code into i18n/en/code.json, and takes out those that the code has no more.
 * @param withCode writes its texts into the code too, as defaults
 * @returns what was done, a sentence each
 */
export async function tidyEnglishLabels(
  siteDir: string,
  withCode = false,
  committed: Committed = committedIn(siteDir),
): Promise<string[]> {
  const done: string[] = [];
  const englishFile = `i18n/${languagesIn(siteDir).english.code}/code.json`;
  const known = readMessages(path.join(siteDir, englishFile));
  const files = codeLabels(siteDir);
  const tidy: Messages = {};
  // Known ones keep their places, so that a change is small.
  const inCode = new Map(files.flatMap(({ labels }) => labels.map((label) => [label.id, label] as const)));
  const ofClaims = claimLabels(siteDir);
  const isSaved = (id: string, message: string) => savedMessages(committed(englishFile))[id]?.message === message;
  for (const [id, { message, description }] of Object.entries(known)) {
    const label = inCode.get(id);
    if (ofClaims.has(id)) tidy[id] = { message, description };
    else if (label) tidy[id] = { message: message || label.message, description: label.description };
    else if (message && !isSaved(id, message)) {
      tidy[id] = { message, description };
      done.push(`${englishFile}: ${id}, which the code does not have, is ${notCommitted}`);
    } else done.push(`${englishFile}: removed ${id}, which the code does not have.`);
  }
  for (const [id, { message, description }] of inCode) {
    if (tidy[id]) continue;
    tidy[id] = { message, description };
    done.push(`${englishFile}: added ${id}.`);
  }
  writeMessages(path.join(siteDir, englishFile), tidy);

  for (const { file, source, labels } of withCode ? files : []) {
    const code = new MagicString(source);
    for (const label of labels) {
      const message = tidy[label.id]!.message;
      if (message === label.message || !label.messageRange) continue;
      code.overwrite(label.messageRange.start, label.messageRange.end, writtenMessage(label, message));
      done.push(`${file}:${label.line}: the default of ${label.id} is now "${message}".`);
    }
    if (!code.hasChanged()) continue;
    const filepath = path.join(siteDir, file);
    writeFileSync(filepath, await format(code.toString(), { ...(await resolveConfig(filepath)), filepath }));
  }
  return done;
}
