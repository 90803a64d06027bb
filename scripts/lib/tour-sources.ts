import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

import type { TourId } from '../../src/domain/tours.ts';

const scenes: Record<TourId, string> = {
  batscan: 'src/sections/tours/BatScanTour.tsx',
  batstream: 'src/sections/tours/BatStreamTour.tsx',
  batdata: 'src/sections/tours/BatDataTour.tsx',
};

/** Changes with every new icon, and the pictures do not. */
const irrelevant = ['src/components/ui/sprite.ts'];

/** For each video, as `<tour>.<language>`: a hash of what its picture was made of. */
export const sourceHashesFile = 'static/videos/sources.json';

/** The files of the site that a file is made of, itself among them. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || irrelevant.includes(file)) return found;
  found.add(file);
  if (file.endsWith('.json')) return found;
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:@site\/|\.)[^']+)'/g)) {
    const base = target.startsWith('@site/') ? target.slice('@site/'.length) : path.join(path.dirname(file), target);
    const imported = [base, `${base}.ts`, `${base}.tsx`].find(
      (candidate) => path.extname(candidate) && existsSync(candidate),
    );
    if (imported) filesOf(imported, found);
  }
  return found;
}

/** Source without types, comments and layout, which change no picture. */
function essence(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(source));
  return transformSync(source, {
    minify: true,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2024' },
  }).code;
}

/** A hash of all that the pictures of a tour in a language are made of: code, figures, tokens and texts. */
export function hashTourSources(id: TourId, language: string): string {
  const files = [...filesOf(scenes[id])].sort();
  const sources = files.map(essence);
  const texts = JSON.parse(readFileSync(`i18n/${language}/code.json`, 'utf8')) as Record<string, { message: string }>;
  const shown = [...sources.join('\n').matchAll(/id:"([\w.]+)"/g)].map(([, textId]) => texts[textId!]?.message ?? '');
  const productFile =
    language === 'en'
      ? `src/content/products/${id}.mdx`
      : `i18n/${language}/docusaurus-plugin-content-docs/current/products/${id}.mdx`;
  const product = readFileSync(productFile, 'utf8').match(/^(?:name|tagline): .*$/gm) ?? [];
  const hash = createHash('sha256');
  for (const part of [...sources, readFileSync('src/css/tokens.css', 'utf8'), ...shown, ...product]) {
    hash.update(part).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
