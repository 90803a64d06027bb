import { categories, categoriesFile } from './categories.ts';
import { choices } from './choices.ts';
import { noFrontMatterRule, wrongFolderRule } from './consequences.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { contentKinds, type ContentKind } from './content-kinds.ts';
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
  const [line] = /^.*/.exec(text)!;
  if (/^\s*[-–—_=*]+\s*$/.test(line))
    return {
      ...fault,
      message: `Front matter begins with ---, and this line is ${line.trim()}.`,
      remedy: 'Write --- here.',
    };
  return /^[\w-]+:/.test(text)
    ? { ...fault, message: 'The line of --- above the front matter is missing.', remedy: 'Write --- above this line.' }
    : {
        ...fault,
        message: 'This file has no front matter.',
        remedy: 'Begin it with a line of ---, lines such as "title: A title", and another line of ---.',
      };
}

/** Where a file of each kind belongs, in a writer's words. */
const placeOfKind = ({ name, folder }: ContentKind) =>
  name === 'a post' ? 'a folder of its own, such as blog/2026-11-21-a-title/index.mdx' : folder;

/** One fault for a file whose fields are those of another kind, such as a post among the pages. */
function wrongFolder({ file, kind, frontMatter }: ContentFile): Fault | undefined {
  const fits = ({ schema }: ContentKind) => schema.safeParse(frontMatter.value).success;
  const meant = contentKinds.find((other) => other !== kind && other.name !== 'an example' && fits(other));
  return (
    meant && {
      file,
      line: 1,
      column: 1,
      rule: wrongFolderRule,
      message: `This file has the fields of ${meant.name}, and stands where ${kind.name} belongs.`,
      remedy: `Move it to ${placeOfKind(meant)}.`,
      severity: 'error',
    }
  );
}

/** What the front matter of the MDX files says against the schema of their folder, and what is no MDX at all. */
export function frontMatterFaults(siteDir: string): Fault[] {
  /** Of a post without a category, which its schema does not know. */
  const withCategories = (fault: Fault): Fault =>
    fault.message === 'tags: is missing.'
      ? { ...fault, allowed: choices(`${categoriesFile} has`, categories(siteDir).keys, '') }
      : fault;
  return contentFiles(siteDir).flatMap((content) => {
    const { file, kind, frontMatter, faults, text } = content;
    if (frontMatter.value) {
      const ofFields = schemaFaults(kind.schema, frontMatter.value, file, frontMatter.placeOf).map(withCategories);
      const misplaced = ofFields.some(({ rule }) => rule === 'unknown-field') ? wrongFolder(content) : undefined;
      if (misplaced) return [misplaced];
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
