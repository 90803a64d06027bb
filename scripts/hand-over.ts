/**
 * Makes what you have written ready to be merged (`npm run hand-over`): names every mistake, sets data and labels as
 * Prettier does, adds the addresses of new pages to data/published-paths.json, and prints opinions and what translators have to do.
 * Addresses, ids and properties that you have changed it writes into the translations, if these are wrong without.
 * Files and labels that English has no more it leaves to "npm run i18n -- clean".
 * It ends at the first mistake, and commits nothing.
 */
import './lib/help.ts';

import { fail } from './lib/command-line.ts';
import { followEnglish } from './lib/follow-english.ts';
import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';

const script = (name: string, ...options: string[]) => run(process.execPath, [`scripts/${name}.ts`, ...options]);

/** Looks for mistakes in all files. @returns what the check has said, and whether something stops a build */
async function check(): Promise<{ lines: string[]; hasErrors: boolean }> {
  const lines: string[] = [];
  const checked = run(process.execPath, ['scripts/check.ts'], {}, { onLine: (line) => lines.push(line) });
  const hasErrors = await checked.then(
    () => false,
    () => true,
  );
  return { lines, hasErrors };
}

console.log('1 of 3: looking for mistakes in all files…');
let { lines, hasErrors } = await check();
const written = hasErrors ? await followEnglish(root) : [];
if (written.length > 0) {
  console.log(['\nTranslations follow what you have changed in English:', ...written, ''].join('\n'));
  ({ lines, hasErrors } = await check());
}
console.log(lines.join('\n'));
if (hasErrors) fail('\nNot ready: mend the errors above, then run "npm run hand-over" again.');
console.log('\n2 of 3: form of data, addresses of new pages, opinions…');
console.log('\nFiles whose form was set; their words are the same:');
// Of other files, such as MDX, the form is the writer's.
// With --list-different it names those that it has set.
await run('prettier', ['--write', '--list-different', '{data,i18n}/**/*.json', 'blog/*.yml']).catch(exitOnFailure);
console.log('\nAddresses of pages that are public, for data/published-paths.json:');
await script('published').catch(exitOnFailure);
console.log('\nOpinions about the files that you have changed; none has to be followed:');
await script('hints', '--changed').catch(exitOnFailure);
console.log('\n3 of 3: what waits for translators…\n\nFor translators:\n');
await script('i18n').catch(exitOnFailure);
console.log(`
Ready. Now commit and push, then open a pull request and put what stands below "For translators" into it:

  git add -A
  git commit -m "content: what has changed, in a few words"
  git push -u origin HEAD`);
