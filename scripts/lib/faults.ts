import { faultLine, type Fault } from '../../src/check/fault.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** True for what stops a build. */
export const isError = ({ severity }: Fault) => severity === 'error';

/** True for what waits for translators, which "npm run i18n" lists; a release is strict about it. Of a whole file that has moved or is gone, the writer runs "npm run i18n -- clean". */
const isOpenTranslation = ({ rule, severity, line }: Fault) =>
  severity === 'warning' &&
  (/^translation-(?:missing|stale|unreviewed)$/.test(rule) ||
    (/^translation-(?:moved|surplus)$/.test(rule) && line !== undefined));

/** Prints each fault on a line, errors first, then how many there are, and how many files wait for translators. */
export function printFaults(all: Fault[]): void {
  const faults = all.filter((fault) => !isOpenTranslation(fault));
  const waiting = new Set(all.filter(isOpenTranslation).map(({ file }) => file)).size;
  const errors = faults.filter(isError).length;
  const warnings = faults.length - errors;
  for (const fault of faults.filter(isError)) console.log(faultLine(fault));
  if (errors > 0 && warnings > 0) console.log('\nWarnings, which stop nothing:\n');
  for (const fault of faults.filter((each) => !isError(each))) console.log(faultLine(fault));
  if (faults.length === 0) console.log('No mistakes.');
  else console.log(`\n${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`);
  if (waiting > 0)
    console.log(
      `${counted(waiting, 'file')} of translations to work on, which "npm run i18n" lists; readers see English or what was there.`,
    );
}
