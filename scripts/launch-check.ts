/** Lists what the owner still has to confirm or supply before launch (`npm run launch-check`). */
import './lib/help.ts';

import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './lib/paths.ts';
import { isStale, tourName, tourVideos } from './lib/tour-sources.ts';

/** Places of a value that are marked `"sample": true`, as dotted paths; '' is the whole file. */
function samplePlaces(value: unknown, place = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = (value as { sample?: unknown }).sample === true ? [place] : [];
  return own.concat(
    Object.entries(value).flatMap(([key, child]) => samplePlaces(child, place === '' ? key : `${place}.${key}`)),
  );
}

const dataDir = path.join(root, 'data');
const samples = readdirSync(dataDir)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    samplePlaces(JSON.parse(readFileSync(path.join(dataDir, file), 'utf8'))).map(
      (place) => `data/${file}  ${place || 'all of it'}`,
    ),
  );

const pages = globSync('src/{content,pages}/**/*.mdx', { cwd: root }).flatMap((file) => {
  const toConfirm = /^toConfirm: (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  return toConfirm ? [`${file}  ${toConfirm}`] : [];
});

process.chdir(root);
const staleTours = tourVideos.filter(isStale).map(tourName);

const open = [...samples, ...pages];
for (const place of open) console.log(place);
console.log(
  open.length === 0
    ? 'Ready: nothing is left to confirm.'
    : `${open.length} places are samples or still to be confirmed.`,
);
if (staleTours.length > 0) {
  console.log(`Hint: these product tours show an earlier state of the site: ${staleTours.join(', ')}.`);
  console.log(
    '"npm run videos" renders them again; do it once for a release, since each round makes the history grow.',
  );
}
process.exitCode = open.length === 0 ? 0 : 1;
