/**
 * Names every mistake in content, data and translations at once, without a build (`npm run check`): file, line, column,
 * what is wrong and what to do; then what is not on the site today, such as drafts. `--release` is strict: warnings fail, and so does what is missing or stale in a
 * translation. `--locale no` leaves out the other translations. `--json` prints a list of objects for editors and other
 * programs. Files or folders behind it, such as `npm run check -- blog data/claims.json`: only what is in these.
 */
import './lib/help.ts';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { allFaults } from '../src/check/index.ts';
import { jsonFaults } from '../src/check/json-faults.ts';
import { keepResults } from '../src/check/kept.ts';
import { localesFaults } from '../src/check/locales-faults.ts';
import { fail, parseArguments } from './lib/command-line.ts';
import { isError, printFaults } from './lib/faults.ts';
import { root } from './lib/paths.ts';
import { unknownLocale } from './lib/work-list-choice.ts';

const { values, positionals } = parseArguments({
  release: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  locale: { type: 'string' },
});
const chosen = positionals.map((place) => {
  if (!existsSync(place)) fail(`There is no file or folder "${place}". Name one such as blog or data/claims.json.`);
  return path.relative(root, place).replaceAll(path.sep, '/');
});
const isChosen = (file: string) =>
  chosen.length === 0 || chosen.some((place) => place === '' || file === place || file.startsWith(`${place}/`));

// What imports data comes only after data was looked at; what is wrong with it is named below.
const isReadable = jsonFaults(root, 'data').length + localesFaults(root).length === 0;
const [{ languagesIn }, { languageGaps }] = isReadable
  ? await Promise.all([
      import('../src/check/translation/translated-files.ts'),
      import('../src/check/translation/language-gaps.ts'),
    ])
  : [{}, {}];
const languages = languagesIn?.(root);
const codes = languages ? [languages.english, ...languages.others].map(({ code }) => code) : [];
if (languages && values.locale && !codes.includes(values.locale))
  fail(unknownLocale(values.locale, [languages.english, ...languages.others]));

// For people only: what reads the standard output of a command does not get it.
if (process.stderr.isTTY) process.stderr.write('Checking every file …\n');
keepResults(root, 'all-else');
const faults = (await allFaults(root, { ...values, thread: true })).filter(({ file }) => isChosen(file));
if (values.json) console.log(JSON.stringify(faults, null, 2));
else {
  printFaults(faults);
  const isWhole = chosen.length === 0;
  for (const language of isWhole ? (languages?.others ?? []) : []) {
    if (values.locale && values.locale !== language.code) continue;
    const gaps = languageGaps?.(root, language);
    if (gaps) console.log(gaps);
  }
  if (isWhole && !faults.some((fault) => isError(fault) && fault.file.startsWith('data/'))) {
    const [{ heldBack }, { today }] = await Promise.all([
      import('../src/check/held-back.ts'),
      import('../src/domain/calendar.ts'),
    ]);
    const waiting = heldBack(root, today(process.env));
    if (waiting.length > 0) console.log(['\nNot on the site today:', ...waiting].join('\n  '));
  }
}
process.exitCode = faults.some(isError) ? 1 : 0;
