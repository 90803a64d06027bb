/** Checks all files by ESLint and Prettier (`npm run lint`). `npm run format` mends what Prettier finds. */
import './lib/help.ts';

import { exitOnFailure, run } from './lib/run.ts';

await run('eslint', ['.', '--max-warnings', '0']).catch(exitOnFailure);
await run('prettier', ['--check', '.']).catch(exitOnFailure);
