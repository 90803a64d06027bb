import { categories, categoriesFile } from './categories.ts';
import { choices } from './choices.ts';
import { noFrontMatterRule } from './consequences.ts';
import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { schemaFaults } from './issue-text.ts';

/** One fault for a file whose fields are not there, or not between two lines of ---. */
function missingFrontMatter(file: string, text: string): Fault {
  const fault = { file, line: 1, column: 1, rule: noFrontMatterRule, severity: 'error' } as const;
  if (/^---\r?\n/.test(text)) {
    const lines = text.split(/\r?\n/);
    const end = lines.findIndex((line, index) => index > 0 && !/^(?:\s*[\w-]+:|\s+\S|\s*- |# )/.test(line));
    const message = 'The line of --- below the front matter is missing.';
    return { ...fault, line: end < 0 ? lines.length : end + 1, message, remedy: 'Write --- on this line.' };
  }
  return /^[\w-]+:/.test(text)
    ? { ...fault, message: 'The line of --- above the front matter is missing.', remedy: 'Write --- above this line.' }
    : {
        ...fault,
        message: 'This file has no front matter.',
        remedy: 'Begin it with a line of ---, lines such as "title: A title", and another line of ---.',
      };
}

/** What the front matter of the MDX files says against the schema of their folder, and what is no MDX at all. */
export function frontMatterFaults(siteDir: string): Fault[] {
  /** Of a post without a category, which its schema does not know. */
  const withCategories = (fault: Fault): Fault =>
    fault.message === 'tags: is missing.'
      ? { ...fault, allowed: choices(`${categoriesFile} has`, categories(siteDir).keys, '') }
      : fault;
  return contentFiles(siteDir).flatMap(({ file, kind, frontMatter, faults, text }) => {
    if (frontMatter.value) {
      const ofFields = schemaFaults(kind.schema, frontMatter.value, file, frontMatter.placeOf).map(withCategories);
      const isEmpty = Object.keys(frontMatter.value).length === 0;
      return isEmpty && ofFields.length > 0 ? [missingFrontMatter(file, text)] : [...faults, ...ofFields];
    }
    const isNoMap = !faults.some(({ rule }) => rule === 'yaml-syntax');
    const fault: Fault = {
      file,
      line: 1,
      column: 1,
      rule: 'yaml-syntax',
      message: 'The front matter has no fields.',
      remedy: 'Write lines such as "title: A title" between the two lines of ---.',
      severity: 'error',
    };
    return isNoMap ? [...faults, fault] : faults;
  });
}
