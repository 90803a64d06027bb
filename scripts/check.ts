/**
 * Names every mistake in content, data and translations at once, without a build (`npm run check`): file, line, column,
 * what is wrong and what to do. `--release` is strict: warnings fail, and so does what is missing or stale in a
 * translation. `--locale no` leaves out the other translations. `--json` prints a list of objects for editors and other
 * programs.
 */
import './lib/help.ts';

import { readdirSync } from 'node:fs';
import path from 'node:path';

import { allFaults } from '../src/check/index.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { isError, printFaults } from './lib/faults.ts';
import { root } from './lib/paths.ts';

const { values } = parseArguments({
  release: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  locale: { type: 'string' },
});
const codes = readdirSync(path.join(root, 'i18n'));
if (values.locale && !codes.includes(values.locale))
  fail(`There is no language "${values.locale}". Choose ${codes.join(', ')}.`);

const faults = await allFaults(root, values);
if (values.json) console.log(JSON.stringify(faults, null, 2));
else printFaults(faults);
process.exitCode = faults.some(isError) ? 1 : 0;
