/** Lists every address outside this site that posts and pages lead to, and the files that do (`npm run links`). */
import './lib/help.ts';

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './lib/paths.ts';

const files = globSync(
  ['blog/**/*.mdx', 'src/content/**/*.mdx', 'src/pages/**/*.mdx', 'i18n/**/*.mdx', 'data/*.json'],
  {
    cwd: root,
  },
);
const places = new Map<string, string[]>();
const faulty: string[] = [];
for (const file of files.sort()) {
  for (const [address] of readFileSync(path.join(root, file), 'utf8').matchAll(/https?:\/\/[^\s"')>\]]+/g)) {
    if (!URL.canParse(address) || !address.startsWith('https://')) faulty.push(`${file}  ${address}`);
    places.set(address, [...new Set([...(places.get(address) ?? []), file])]);
  }
}
for (const [address, users] of [...places].sort())
  console.log(`${address}\n${users.map((file) => `  ${file}`).join('\n')}`);
console.log(`${places.size} addresses in ${files.length} files.`);
for (const fault of faulty) console.error(`To mend, since it is not a whole https address: ${fault}`);
process.exitCode = faulty.length > 0 ? 1 : 0;
