/**
 * Kills the server many times (`npm run kill`, `npm run kill -- 1000`; 200 times unless said) at random moments under
 * load, half of the times on each database, and counts how many acknowledged submissions were found, lost or stored
 * twice; then the same again while demos are booked, moved and cancelled. It runs the same tests as `npm test`, more often.
 */
import './lib/help.ts';

import path from 'node:path';

import { root } from './lib/paths.ts';
import { exitOnFailure, run } from './lib/run.ts';

const [kills = '200'] = process.argv.slice(2);
try {
  if (!/^[1-9]\d{0,5}$/.test(kills)) throw new Error();
  await run(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      'tests/server/kill',
      '--testNamePattern=killed again and again',
      `--testTimeout=${60_000 * Number(kills)}`,
    ],
    { KILLS: kills },
  );
} catch (error) {
  exitOnFailure(error);
}
