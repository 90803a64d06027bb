import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { redirectsFile } from '../../src/domain/redirects.ts';
import type { Redirect } from '../../src/domain/schemas/redirects.ts';

/** Addresses of the built site that have moved, each with the one that took its place. */
export function readRedirects(siteDir: string): Map<string, string> {
  const file = path.join(siteDir, redirectsFile);
  const redirects = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : [];
  return new Map(redirects.map(({ from, to }) => [from, to]));
}
