import { contentFiles } from './content-files.ts';
import type { Fault } from './fault.ts';
import { templateTexts } from './template-text.ts';

/** Text of the template in files that are no drafts: visitors would read it. */
export function templateFaults(siteDir: string): Fault[] {
  return contentFiles(siteDir)
    .filter(({ frontMatter }) => frontMatter.value?.draft !== true)
    .flatMap(({ file, text }) => {
      const lines = text.split('\n');
      return Object.values(templateTexts).flatMap((template): Fault[] => {
        const index = lines.findIndex((line) => line.includes(template));
        if (index < 0) return [];
        return [
          {
            file,
            line: index + 1,
            column: lines[index]!.indexOf(template) + 1,
            rule: 'template-text',
            message: `"${template}" is the template's text, and this file is no draft.`,
            remedy: 'Write your own, or add draft: true.',
            severity: 'error',
          },
        ];
      });
    });
}
