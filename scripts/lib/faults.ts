import { faultLine, type Fault } from '../../src/check/fault.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** True for what stops a build. */
export const isError = ({ severity }: Fault) => severity === 'error';

/** Prints each fault on a line, then how many there are. */
export function printFaults(faults: Fault[]): void {
  for (const fault of faults) console.log(faultLine(fault));
  const errors = faults.filter(isError).length;
  const warnings = faults.length - errors;
  if (faults.length === 0) console.log('No mistakes.');
  else console.log(`\n${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`);
}
