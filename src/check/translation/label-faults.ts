import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Fault } from '../fault.ts';
import { labelsInCode, type CodeLabel } from './code-labels.cjs';
import { languagesIn, readBlocks } from './translated-files.ts';

const remedy = '"npm run i18n -- clean" puts it right.';

/** Where the code and the English labels (i18n/en/code.json, which pages show) differ. */
export function labelFaults(siteDir: string): Fault[] {
  const { english } = languagesIn(siteDir);
  const englishFile = `i18n/${english.code}/code.json`;
  const texts = new Map((readBlocks(siteDir, englishFile)?.blocks ?? []).map((block) => [block.label, block]));
  if (texts.size === 0 || !existsSync(path.join(siteDir, 'src'))) return [];
  const inCode = globSync('src/**/*.{ts,tsx}', { cwd: siteDir })
    .sort()
    .flatMap((file): (CodeLabel & { file: string })[] =>
      labelsInCode(readFileSync(path.join(siteDir, file), 'utf8'), file).map((label) => ({ ...label, file })),
    );
  const ids = new Set(inCode.map(({ id }) => id));
  const ofCode = inCode.flatMap(({ file, line, column, id, message, description }): Fault[] => {
    const fault = (rule: string, text: string, how: string, severity: Fault['severity'] = 'warning'): Fault => ({
      file,
      line,
      column,
      rule,
      message: text,
      remedy: how,
      severity,
    });
    const text = texts.get(id)?.text;
    return [
      ...(description
        ? []
        : [fault('label-description', `The label ${id} has no description.`, 'Say where it is shown.', 'error')]),
      ...(text ? [] : [fault('label-unknown', `${englishFile} has no text for the label ${id}.`, remedy)]),
      ...(text && text !== message
        ? [
            fault(
              'label-default',
              `The page shows "${text}" from ${englishFile}, not the default "${message}".`,
              remedy,
            ),
          ]
        : []),
    ];
  });
  const unused = [...texts.values()]
    .filter(({ label }) => !ids.has(label))
    .map(({ label, line, column }): Fault => ({
      file: englishFile,
      line,
      column,
      rule: 'label-unused',
      message: `No page has the label ${label}.`,
      remedy: '"npm run i18n -- clean" removes it.',
      severity: 'warning',
    }));
  return [...ofCode, ...unused];
}
