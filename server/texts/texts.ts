import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { claims, formatFigure, type ClaimId } from '../../src/domain/claims.ts';
import { defaultLocale, localeOf } from '../../src/domain/locales.ts';
import { typeset } from '../../src/domain/typography.ts';

type Messages = Record<string, { message: string }>;

const catalogues = new Map<string, Messages>();

/** The translators' texts of a language: those of the pages and those that only the server says. */
function catalogue(language: string): Messages {
  const known = catalogues.get(language);
  if (known) return known;
  const folder = path.join(import.meta.dirname, '../../i18n', language);
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
  };
  const messages = { ...read('code.json'), ...read('server.json') };
  catalogues.set(language, messages);
  return messages;
}

/** Whether there is a text, in English at least. */
export function hasText(id: string): boolean {
  return id in catalogue(defaultLocale);
}

/**
 * A text of i18n/<language>/server.json or code.json with its placeholders filled in, in English where it is not
 * translated.
 * @throws when there is no such text
 */
export function text(language: string, id: string, values: Record<string, string> = {}): string {
  const translated = catalogue(language)[id]?.message;
  // An empty text is one that is not translated yet.
  const found = translated || catalogue(defaultLocale)[id]?.message;
  if (!found) throw new Error(`i18n/${defaultLocale} has no text "${id}".`);
  return typeset(found, localeOf(language).htmlLang).replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}

/** A figure of data/claims.json in words: "within 24 hours". */
export function claimText(language: string, id: ClaimId): string {
  const claim = claims[id];
  const figure = formatFigure(claim, localeOf(language).htmlLang);
  return claim.qualifier === 'none' ? figure : text(language, `common.claim.${claim.qualifier}`, { figure });
}
