/**
 * Preloaded (`node --import`) by commands that import data files: one that cannot be read, or lacks a field, would end
 * them with a message of Node's own before their first line.
 */
import { jsonFaults } from '../../src/check/json-faults.ts';
import { localesFaults } from '../../src/check/locales-faults.ts';
import { printFaults } from './faults.ts';
import { root } from './paths.ts';

const faults = [...jsonFaults(root, 'data'), ...localesFaults(root)];
if (faults.length === 0) {
  // Its schemas import the list of languages.
  const { dataFaults } = await import('../../src/check/data-faults.ts');
  // A command would stumble over a field that is not there; of a wrong value it says so itself, or the check does.
  faults.push(
    ...dataFaults(root).filter(
      ({ file, rule }) => file.endsWith('.json') && ['missing-field', 'unknown-field'].includes(rule),
    ),
  );
}
if (faults.length > 0) {
  printFaults(faults);
  console.error('Nothing can be done before this is mended.');
  process.exit(1);
}
