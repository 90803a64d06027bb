/**
 * Makes what you have written ready to be merged (`npm run hand-over`): names every mistake, sets data and labels as
 * Prettier does, adds the addresses of new pages to data/published-paths.json, and prints what translators have to do.
 * It ends at the first mistake, and commits nothing.
 */
import './lib/help.ts';

import { exitOnFailure, run } from './lib/run.ts';

const script = (name: string) => run(process.execPath, [`scripts/${name}.ts`]);

await script('check').catch(exitOnFailure);
// Of other files, such as MDX, the form is the writer's.
await run('prettier', ['--write', '--log-level', 'warn', '{data,i18n}/**/*.json', 'blog/*.yml']).catch(exitOnFailure);
await script('published').catch(exitOnFailure);
console.log('\nFor translators:\n');
await script('i18n').catch(exitOnFailure);
console.log(`
Ready. Now commit and push, then open a pull request and put what stands below "For translators" into it:

  git add -A
  git commit -m "content: what has changed, in a few words"
  git push -u origin HEAD`);
