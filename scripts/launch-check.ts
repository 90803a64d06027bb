/** Lists what the owner still has to confirm or supply before launch (`npm run launch-check`). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './lib/paths.ts';

/** Places of a value that are marked `"sample": true`, as dotted paths; '' is the whole file. */
function samples(value: unknown, place = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = (value as { sample?: unknown }).sample === true ? [place] : [];
  return own.concat(
    Object.entries(value).flatMap(([key, child]) => samples(child, place === '' ? key : `${place}.${key}`)),
  );
}

const dataDir = path.join(root, 'data');
const open = readdirSync(dataDir)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    samples(JSON.parse(readFileSync(path.join(dataDir, file), 'utf8'))).map(
      (place) => `data/${file}  ${place || 'all of it'}`,
    ),
  );

for (const place of open) console.log(place);
console.log(open.length === 0 ? 'Ready: nothing is marked as sample.' : `${open.length} values are still samples.`);
process.exitCode = open.length === 0 ? 0 : 1;
