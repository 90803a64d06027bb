/** Which languages and files somebody means on the command line. */
import { languageName } from '../../src/check/language-name.ts';
import { closestTo, didYouMean } from '../../src/check/suggestion.ts';
import type { FileWork, LanguageWork } from '../../src/check/translation/work-list.ts';
import type { Locale } from '../../src/domain/schemas/locales-file.ts';

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The language that somebody means by its tag or its name: "nb" and "Norsk" for `no`. */
const languageOf = (typed: string, languages: readonly Locale[]) =>
  languages.find(({ code, htmlLang, name }) =>
    [htmlLang, name, languageName(code)].some((each) => each.toLowerCase() === typed.toLowerCase()),
  );

/** What to say when `--locale` has a word that is no code of a language. */
export function unknownLocale(typed: string, languages: readonly Locale[]): string {
  const codes = languages.map(({ code }) => code);
  const named = languageOf(typed, languages);
  return sentence(
    `There is no language "${typed}".`,
    named ? `Did you mean "${named.code}"?` : didYouMean(typed, codes),
    `Choose ${codes.join(', ')}.`,
  );
}

/** What to say when a word is neither a command nor the code of a language. */
export function unknownLanguage(typed: string, commands: string[], languages: LanguageWork[]): string {
  const codes = languages.map(({ language }) => language.code);
  const named = languageOf(
    typed,
    languages.map(({ language }) => language),
  );
  return sentence(
    `"${typed}" is no command and no language.`,
    named ? `Did you mean "${named.code}"?` : didYouMean(typed, [...commands, ...codes]),
    `Choose ${[...commands, ...codes].join(', ')}.`,
  );
}

/**
 * The files that a path means: the one of this name, or of this address in the project; with a slash at its end, those in
 * this folder; all without a path.
 */
export function filesOfPath({ language, files }: LanguageWork, path: string | undefined): FileWork[] {
  if (path === undefined) return files;
  return files.filter(({ name, source, translation }) =>
    [name, source, `i18n/${language.code}/${translation}`].some((each) =>
      path.endsWith('/') ? each.startsWith(path) : each === path,
    ),
  );
}

/** Whether names behind a path are meant as files too, and not as blocks of the file that it means. */
export function areFiles(language: LanguageWork, path: string | undefined, names: string[]): boolean {
  const blocks = filesOfPath(language, path).flatMap(({ items }) => items.map(({ name }) => name));
  // One that is neither is a slip in the name of a file, beside names of files.
  return names.some((name) => filesOfPath(language, name).length > 0) && !names.some((name) => blocks.includes(name));
}

/** What to say when a path means no file. */
export function unknownFile(path: string, work: LanguageWork): string {
  const folder = `${path}/`;
  if (filesOfPath(work, folder).length > 0)
    return `There is no "${path}". Did you mean all in the folder, "${folder}"?`;
  const names = work.files.map(({ name }) => name);
  // "batstream" for "products/batstream": the name without its folder, or a slip in it.
  const ends = names.map((name) =>
    name
      .split('/')
      .at(-1)!
      .replace(/^\d{4}-\d\d-\d\d-/, ''),
  );
  const meant = closestTo(path, names) ?? names[ends.indexOf(closestTo(path.split('/').at(-1)!, ends) ?? '')];
  return sentence(`There is no "${path}".`, meant ? `Did you mean "${meant}"?` : `Choose ${names.join(', ')}.`);
}
