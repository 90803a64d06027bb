import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import data from '../../data/locales.json' with { type: 'json' };

/** Labels are many; these are enough. */
const keptLabels = /^(?:demo|common\.claim|seo\.home|nav)\./;

const post = '2026-10-01-lfp-is-different/index.mdx';

/** A copy of a few files in English, Swedish and Norwegian: labels, mails, a product, a page and a post. */
export function copyTranslatedSite(): TranslatedSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  const translated = [
    ['src/content', 'docusaurus-plugin-content-docs/current', 'products/batscan.mdx'],
    ['src/pages', 'docusaurus-plugin-content-pages', 'careers.mdx'],
    ['blog', 'docusaurus-plugin-content-blog', post],
  ] as const;
  const files = ['data/glossary', 'i18n/en/code.json', 'i18n/en/server.json'];
  for (const [source, , file] of translated) files.push(`${source}/${file}`);
  for (const language of ['sv', 'no']) {
    for (const [source, translation, file] of translated) {
      files.push(`i18n/${language}/${translation}/${file}`, `i18n/${language}/sources/${source}/${file}.json`);
    }
    for (const file of ['code.json', 'server.json', 'sources/code.json', 'sources/server.json']) {
      files.push(`i18n/${language}/${file}`);
    }
  }
  for (const file of files) cpSync(file, path.join(folder, file), { recursive: true });
  const site = new TranslatedSite(folder);
  const kept = (entries: object) => Object.fromEntries(Object.entries(entries).filter(([id]) => keptLabels.test(id)));
  for (const language of ['en', 'sv', 'no']) {
    const file = `i18n/${language}/code.json`;
    site.write(file, JSON.stringify(kept(JSON.parse(site.read(file)) as object), null, 2));
    if (language === 'en') continue;
    const sources = `i18n/${language}/sources/code.json`;
    const { keys, same } = JSON.parse(site.read(sources)) as { keys: object; same: string[] };
    site.write(sources, JSON.stringify({ keys: kept(keys), same }));
  }
  const locales = data.locales.filter(({ code }) => ['en', 'sv', 'no'].includes(code));
  site.write('data/locales.json', JSON.stringify({ ...data, locales }));
  return site;
}

export class TranslatedSite {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }

  /** @throws when the file does not have what is to be replaced */
  replace(file: string, before: string | RegExp, after: string): void {
    const text = this.read(file);
    if (typeof before === 'string' ? !text.includes(before) : !before.test(text))
      throw new Error(`${file} does not have "${String(before)}".`);
    this.write(file, text.replace(before, after));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
