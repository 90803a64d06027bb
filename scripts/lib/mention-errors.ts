import { allFaults } from '../../src/check/index.ts';
import { isError } from './faults.ts';
import { root } from './paths.ts';

/** Says for each language how many errors its translations have: nothing may be left to do, and all of it wrong. */
export async function mentionErrors(languages: string[]): Promise<void> {
  const errors = (await allFaults(root)).filter(isError);
  for (const code of languages) {
    const { length } = errors.filter(({ file }) => file.startsWith(`i18n/${code}/`));
    const noun = length === 1 ? 'error' : 'errors';
    if (length > 0)
      console.log(
        `${length} ${noun} in ${code}: "npm run check -- --locale ${code}" lists ${length === 1 ? 'it' : 'them'}.`,
      );
  }
}
