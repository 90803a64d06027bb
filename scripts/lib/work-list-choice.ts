/** Which languages and files somebody means on the command line. */
import { languageName } from '../../src/check/language-name.ts';
import { didYouMean } from '../../src/check/suggestion.ts';
import type { FileWork, LanguageWork } from '../../src/check/translation/work-list.ts';

const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** What to say when a word is neither a command nor the code of a language. */
export function unknownLanguage(typed: string, commands: string[], languages: LanguageWork[]): string {
  const codes = languages.map(({ language }) => language.code);
  const named = languages.find(({ language: { code, htmlLang, name } }) =>
    [htmlLang, name, languageName(code)].some((each) => each.toLowerCase() === typed.toLowerCase()),
  );
  return sentence(
    `"${typed}" is no command and no language.`,
    named ? `Did you mean "${named.language.code}"?` : didYouMean(typed, [...commands, ...codes]),
    `Choose ${[...commands, ...codes].join(', ')}.`,
  );
}

/**
 * The files that a path means: their name, their address in the project, or a folder of them; all without a path.
 * @param one a block is meant, which is in one file: "products" is the page then, and not the folder of the same name too
 */
export function filesOfPath(
  { language, files }: LanguageWork,
  path: string | undefined,
  { one }: { one: boolean },
): FileWork[] {
  if (path === undefined) return files;
  const wanted = path.replace(/\/$/, '');
  const named = files.filter(({ name, source, translation }) =>
    [name, source, `i18n/${language.code}/${translation}`].includes(wanted),
  );
  if (one && named.length > 0) return named;
  return [...named, ...files.filter(({ name }) => name.startsWith(`${wanted}/`))];
}

/** Whether names behind a path are files too, and not blocks of the file that it means. */
export function areFiles(language: LanguageWork, path: string | undefined, names: string[]): boolean {
  const blocks = filesOfPath(language, path, { one: true }).flatMap(({ items }) => items.map(({ name }) => name));
  return names.every((name) => !blocks.includes(name) && filesOfPath(language, name, { one: false }).length > 0);
}

/** What to say when a path means no file. */
export function unknownFile(path: string, { files }: LanguageWork): string {
  const names = files.map(({ name }) => name);
  return sentence(`There is no "${path}".`, didYouMean(path, names), `Choose ${names.join(', ')}.`);
}
