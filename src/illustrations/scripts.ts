import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Palette } from './materials.ts';

const folder = 'scripts/lib/blender';

/** The script that builds and renders a picture which is no drawing. */
export const scriptOf = (name: string): string => `${folder}/${name}.py`;

/** A script and those that it takes from, each once. */
function sources(root: string, name: string, seen = new Map<string, string>()): Map<string, string> {
  const file = path.join(root, scriptOf(name));
  if (seen.has(name) || !existsSync(file)) return seen;
  const text = readFileSync(file, 'utf8');
  seen.set(name, text);
  for (const [, from] of text.matchAll(/^(?:from|import) (\w+)/gm)) sources(root, from!, seen);
  return seen;
}

/** Changes with what a script builds and with its colours. */
export function scriptFingerprint(root: string, name: string, palette: Palette): string {
  const hash = createHash('sha256');
  for (const text of sources(root, name).values()) hash.update(text);
  return hash.update(JSON.stringify(palette)).digest('hex').slice(0, 8);
}
