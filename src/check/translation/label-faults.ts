import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale } from '../../domain/locales.ts';
import { claimLabels } from '../claim-labels.ts';
import type { Fault } from '../fault.ts';
import { kept } from '../kept.ts';
import type { Block } from './block.ts';
import { labelsInCode, type CodeLabel } from './code-labels.cjs';
import { readBlocks } from './translated-files.ts';

const englishLabels = `i18n/${defaultLocale}/code.json`;

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** What is wrong with an English label; the text in the code is only a default, and may be an earlier one. */
function textFaults({ label, text, line, column }: Block, message: string): Fault[] {
  const fault = (rule: string, said: string, remedy: string): Fault[] => [
    { file: englishLabels, line, column, rule, message: said, remedy, severity: 'error' },
  ];
  if (text === '') return fault('label-empty', `The label ${label} is empty.`, 'Write its text.');
  if (placeholders(text) !== placeholders(message))
    return fault(
      'label-placeholder',
      `The label ${label} has ${placeholders(text) || 'no name in braces'}, and the page fills in ${placeholders(message) || 'none'}.`,
      'Write the names in braces as they were.',
    );
  return [];
}

/** Where the code and the English labels (i18n/en/code.json, which pages show) differ. */
export function labelFaults(siteDir: string): Fault[] {
  const englishFile = englishLabels;
  const texts = new Map((readBlocks(siteDir, englishFile)?.blocks ?? []).map((block) => [block.label, block]));
  if (texts.size === 0 || !existsSync(path.join(siteDir, 'src'))) return [];
  const inCode = globSync('src/**/*.{ts,tsx}', { cwd: siteDir })
    .sort()
    .flatMap((file): (CodeLabel & { file: string })[] => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      const labels = kept(
        () => ['labels', file, source],
        () => labelsInCode(source, file),
      );
      return labels.map((label) => ({ ...label, file }));
    });
  const ids = new Set([...inCode.map(({ id }) => id), ...claimLabels(siteDir).keys()]);
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
      ...(text === undefined
        ? [
            fault(
              'label-unknown',
              `${englishFile} has no text for the label ${id}.`,
              '"npm run i18n -- clean" adds it.',
            ),
          ]
        : textFaults(texts.get(id)!, message)),
    ];
  });
  // When the claims cannot be read, nobody knows whose labels these are.
  const isOfClaim = (label: string) => label.startsWith('claim.') && claimLabels(siteDir).size === 0;
  const unused = [...texts.values()]
    .filter(({ label }) => !ids.has(label) && !isOfClaim(label))
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
