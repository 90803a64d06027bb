import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { templateTexts } from './template-text.ts';

/** Text of the template in files that are no drafts: visitors would read it. One fault a file, since one line ends them all. */
export function templateFaults(siteDir: string): Fault[] {
  return contentFiles(siteDir)
    .filter(({ frontMatter }) => frontMatter.value?.draft !== true)
    .flatMap(({ file, text }) => {
      const lines = text.split('\n');
      const left = Object.values(templateTexts).filter((template) => text.includes(template));
      return left.slice(0, 1).map((template): Fault => {
        const index = lines.findIndex((line) => line.includes(template));
        const others =
          left.length > 1 ? `${left.length - 1} more texts here are the template's` : `is the template's text`;
        return {
          file,
          line: index + 1,
          column: lines[index]!.indexOf(template) + 1,
          rule: 'template-text',
          message: `"${template}" ${left.length > 1 ? 'and ' : ''}${others}, and this file is no draft.`,
          remedy: 'Write your own, or add draft: true.',
          severity: 'error',
        };
      });
    });
}
