import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DefaultParseFrontMatter, ParseFrontMatter } from '@docusaurus/types';
import { parse } from 'yaml';

import { isClosed, isPublished, today, type Dates } from '../domain/calendar';
import { englishFile, sharedFields } from '../domain/content-folders';
import { typesetFields } from './typography';

/** Front matter as YAML 1.2 has it: a day stays the text that was typed. The framework's parser would move 2026-13-45. */
const readYaml: DefaultParseFrontMatter = async ({ fileContent }) => {
  const [head, yaml] = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(
    fileContent.startsWith('---') ? fileContent : '',
  ) ?? ['', ''];
  return {
    frontMatter: (parse(yaml) ?? {}) as Record<string, unknown>,
    content: fileContent.slice(head.length).trim(),
  };
};

/**
 * Gives front matter the marks of its language, and adds what is not written in it: a translation gets the fields that all languages
 * share, `draft` becomes true before the first day of a page, with `scheduled: true` unless its writer said so too, and a position
 * that is over gets `closed: true`.
 */
export function withSharedFields(parseFrontMatter: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parseFrontMatter({ ...params, defaultParseFrontMatter: readYaml });
    const file = path.relative(process.cwd(), params.filePath).replaceAll(path.sep, '/');
    const source = englishFile(file);
    if (source === undefined || !existsSync(source)) return result;
    const english =
      source === file ? result : await readYaml({ filePath: source, fileContent: readFileSync(source, 'utf8') });
    const shared = Object.fromEntries(
      sharedFields.map((field) => [field, english.frontMatter[field]]).filter(([, value]) => value !== undefined),
    ) as Dates;
    const day = today(process.env);
    return {
      ...result,
      frontMatter: {
        ...(typesetFields(result.frontMatter, file) as typeof result.frontMatter),
        ...shared,
        // The framework leaves drafts out of a build, and shows them in development.
        ...(!isPublished(source, shared, day) && { draft: true, scheduled: shared.draft !== true }),
        ...(isClosed(shared, day) && { closed: true }),
      },
    };
  };
}
