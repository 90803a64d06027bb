import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { schemaFaults } from './issue-text.ts';

/** What the front matter of the MDX files says against the schema of their folder, and what is no MDX at all. */
export function frontMatterFaults(siteDir: string): Fault[] {
  return contentFiles(siteDir).flatMap(({ file, kind, frontMatter, faults }) => {
    if (frontMatter.value)
      return [...faults, ...schemaFaults(kind.schema, frontMatter.value, file, frontMatter.placeOf)];
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
