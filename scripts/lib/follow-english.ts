import { allFaults } from '../../src/check/index.ts';
import { workList } from '../../src/check/translation/work-list.ts';
import { defaultLocale } from '../../src/domain/locales.ts';
import { isError } from './faults.ts';
import { copySharedParts } from './shared-parts.ts';

/**
 * Writes into all translations what English has changed and what is the same in every language. It removes no file and
 * no label: what is gone by mistake keeps its translations. Does nothing while English has errors, which it would copy.
 * @returns what was done, a sentence each
 */
export async function followEnglish(siteDir: string): Promise<string[]> {
  const english = await allFaults(siteDir, { locale: defaultLocale });
  if (english.some(isError)) return [];
  return workList(siteDir).flatMap(({ files }) => files.flatMap((work) => copySharedParts(siteDir, work)));
}
