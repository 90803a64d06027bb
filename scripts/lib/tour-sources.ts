/** Which product tours show an earlier state of the site: by a hash of what each was made of, stored beside the videos with the day. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';

import { today } from '../../src/domain/calendar.ts';
import { locales } from '../../src/domain/locales.ts';
import { tourIds, type TourId } from '../../src/domain/tours.ts';

export interface TourVideo {
  id: TourId;
  language: string;
}

export const tourVideos = tourIds.flatMap((id) => locales.map(({ code }): TourVideo => ({ id, language: code })));

export function tourName({ id, language }: TourVideo): string {
  return `${id}.${language}`;
}

const renderingsFile = 'static/videos/sources.json';

const components: Record<TourId, string> = {
  batscan: 'src/sections/tours/BatScanTour.tsx',
  batstream: 'src/sections/tours/BatStreamTour.tsx',
  batdata: 'src/sections/tours/BatDataTour.tsx',
};

/** It changes with every new icon, and the pictures do not. */
const irrelevant = ['src/components/ui/sprite.ts'];

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

/** Source without what changes no picture: types, comments, layout, where files are. */
function essence(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(source));
  const { code } = transformSync(source, {
    minify: true,
    jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2024' },
  });
  return code.replace(/(?<=from)"[^"]+"/g, '');
}

function hashSources({ id, language }: TourVideo): string {
  const sources = [...filesOf(components[id])].map(essence).sort();
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

interface Rendering {
  hash: string;
  /** The day when it was made (YYYY-MM-DD). */
  rendered: string;
}

function readRenderings(): Record<string, Rendering | undefined> {
  return existsSync(renderingsFile)
    ? (JSON.parse(readFileSync(renderingsFile, 'utf8')) as Record<string, Rendering>)
    : {};
}

/** The day when a video was made (YYYY-MM-DD); undefined when it never was. */
export function dayOfRendering(video: TourVideo): string | undefined {
  return readRenderings()[tourName(video)]?.rendered;
}

/** True when code, figures, colours or texts of a video changed since it was rendered. */
export function isStale(video: TourVideo): boolean {
  return readRenderings()[tourName(video)]?.hash !== hashSources(video);
}

/** Records that a video shows its sources as they are now, and the day. */
export function recordSources(video: TourVideo): void {
  const rendering: Rendering = { hash: hashSources(video), rendered: today(process.env) };
  const renderings = Object.entries({ ...readRenderings(), [tourName(video)]: rendering });
  const ordered = Object.fromEntries(renderings.sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(renderingsFile, `${JSON.stringify(ordered, null, 2)}\n`);
}
