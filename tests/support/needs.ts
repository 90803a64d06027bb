import { describe } from '@jest/globals';

import { missingParts, type SystemPart } from '../../scripts/lib/system-parts';

/**
 * `describe` for tests that need parts of the system. Where one is missing they are skipped, and their title says which;
 * in CI they run all the same, and fail.
 */
export function describeWith(...parts: SystemPart[]): (title: string, tests: () => void) => void {
  const missing = missingParts(parts);
  if (missing.length === 0 || process.env.CI) return describe;
  return (title, tests) => describe.skip(`${title} (skipped: no ${missing.join(', no ')})`, tests);
}
