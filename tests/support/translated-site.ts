import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import data from '../../data/locales.json' with { type: 'json' };

/** Files as they were when every translation was complete: the texts of the site change, and these tests do not follow. */
export const translatedSite = 'tests/fixtures/translated-site';

/** A copy of a few files in English, Swedish and Norwegian: labels, mails, glossary, a product, a page and a post. */
export function copyTranslatedSite(): TranslatedSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'translations-'));
  cpSync(translatedSite, folder, { recursive: true });
  const site = new TranslatedSite(folder);
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

  /** Gives git everything as it is now. */
  commit(): void {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: this.folder });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'as it is', '--no-gpg-sign');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
