import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { cacheBreakers, fingerprint } from './build-fingerprint.ts';
import { compressFolder } from './compress.ts';
import { buildDir, fingerprintFile, root } from './paths.ts';
import { run } from './run.ts';

const cacheStamp = path.join(root, 'node_modules/.cache/build-inputs');

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when the built site was made from the sources as they are now. */
export function isBuildCurrent(): boolean {
  return readIfThere(fingerprintFile) === fingerprint(root);
}

/** Builds the site in all languages and compresses its text files. */
export async function buildSite(): Promise<void> {
  rmSync(buildDir, { recursive: true, force: true });
  const inputs = fingerprint(root, cacheBreakers);
  if (readIfThere(cacheStamp) !== inputs) {
    rmSync(path.join(root, 'node_modules/.cache'), { recursive: true, force: true });
    rmSync(path.join(root, '.docusaurus'), { recursive: true, force: true });
  }
  const sourceFingerprint = fingerprint(root);
  await run('docusaurus', ['build']);
  writeFileSync(cacheStamp, inputs);
  const { files, before, after } = await compressFolder(buildDir);
  console.log(
    `Compressed ${files} files from ${Math.round(before / 1024)} to ${Math.round(after / 1024)} KB (brotli).`,
  );
  writeFileSync(fingerprintFile, sourceFingerprint);
}
