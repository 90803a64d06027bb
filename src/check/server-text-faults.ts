import { existsSync } from 'node:fs';
import path from 'node:path';

import { defaultLocale } from '../domain/locales.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { Place } from './component-use.ts';
import type { Fault } from './fault.ts';
import { didYouMean } from './suggestion.ts';
import { readBlocks } from './translation/translated-files.ts';

const file = `i18n/${defaultLocale}/server.json`;

/** Names in braces as a sentence has them, in a stable order. */
const inBraces = (names: readonly string[]) =>
  [...names]
    .sort()
    .map((name) => `{${name}}`)
    .join(' ');

/** Where the English mails and what the server fills in differ: texts that are gone, empty, unknown, or lost a name in braces. */
export function serverTextFaults(siteDir: string): Fault[] {
  if (!existsSync(path.join(siteDir, file))) {
    const message = 'This file is missing: it has what mails and the server say.';
    return [{ file, rule: 'missing-file', message, remedy: `Restore it: git restore ${file}.`, severity: 'error' }];
  }
  const { blocks, faults } = readBlocks(siteDir, file)!;
  // What is no JSON, or no text, is named with the translations.
  if (faults.length > 0) return [];
  const fault = (place: Partial<Place>, rule: string, message: string, remedy: string): Fault[] => [
    { file, ...place, rule, message, remedy, severity: 'error' },
  ];
  const texts = new Map(blocks.map((block) => [block.label, block]));
  const missing = Object.keys(serverTexts).filter((id) => !texts.has(id));
  return [
    ...missing.flatMap((id) =>
      fault(
        {},
        'server-text-missing',
        `The text ${id} is gone, and mails or the server say it.`,
        `Put it back: "git restore -p ${file}" brings it. Its translations stay until then.`,
      ),
    ),
    ...blocks.flatMap(({ label, text, line, column }): Fault[] => {
      const place = { line, column };
      const filledIn = serverTexts[label];
      if (!filledIn)
        return fault(
          place,
          'server-text-unknown',
          `No mail has the text ${label}.`,
          didYouMean(label, missing) ?? 'Remove it.',
        );
      if (text === '') return fault(place, 'label-empty', `The text ${label} is empty.`, 'Write it.');
      const found = inBraces([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
      const needed = inBraces(filledIn);
      if (found === needed) return [];
      return fault(
        place,
        'label-placeholder',
        `The text ${label} has ${found || 'no name in braces'}, and the server fills in ${needed || 'none'}.`,
        needed ? `Write ${needed}.` : 'Take it out.',
      );
    }),
  ];
}
