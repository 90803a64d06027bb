import { existsSync } from 'node:fs';
import path from 'node:path';

import { readJsonFile } from './json-file.ts';

export const claimsFile = 'data/claims.json';

/** The labels that say what each figure of data/claims.json measures, with the claim's id; code has no defaults of them. */
export function claimLabels(siteDir: string): Map<string, string> {
  const value = existsSync(path.join(siteDir, claimsFile)) ? readJsonFile(siteDir, claimsFile).value : undefined;
  return new Map(Object.keys((value ?? {}) as object).map((id) => [`claim.${id}.definition`, id]));
}
