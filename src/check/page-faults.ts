import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { linksIn } from './link-faults.ts';
import { pagePathOf } from './pages.ts';

/** Pages of words that nothing leads to: no text, no code, no data. */
function orphanFaults(siteDir: string, files: ContentFile[]): Fault[] {
  const sources = globSync(['src/**/*.{ts,tsx}', 'data/*.json'], { cwd: siteDir }).map((file) =>
    readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const named = new Set(
    sources.flatMap((text) => [...text.matchAll(/["'`](\/[\w/-]*)[#?"'`]/g)].map(([, address]) => address)),
  );
  const english = files.filter(({ file }) => originalOf(file).file === file);
  // A link may stand in what could not be read.
  if (english.some(({ isWhole }) => !isWhole)) return [];
  const linked = english.flatMap((file) =>
    linksIn(file).map(({ address }) => ({ from: file.file, to: address.replace(/[#?].*$/, '') })),
  );
  return english.flatMap(({ file, kind }): Fault[] => {
    const page = pagePathOf(file);
    // A file that makes no page has a fault of its own.
    if (page === undefined || kind.folder !== 'src/pages') return [];
    if (named.has(page) || linked.some(({ from, to }) => to === page && from !== file)) return [];
    return [
      {
        file,
        rule: 'orphaned-page',
        message: `Nothing leads to this page (${page}).`,
        remedy: `Add "${page}" to "footer" in data/navigation.json, or link to it from another page: [its name](${page}).`,
        severity: 'warning',
      },
    ];
  });
}

/** Two files that are the same page. */
function duplicateFaults(siteDir: string): Fault[] {
  const files = globSync(['src/pages/**/*.{mdx,tsx}', 'src/content/**/*.mdx'], { cwd: siteDir })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
  const pages = Map.groupBy(files, (file) => pagePathOf(file)!);
  return [...pages].flatMap(([page, sharing]): Fault[] =>
    sharing.slice(1).map((file) => ({
      file,
      rule: 'duplicate-page',
      message: `This file and ${sharing[0]} have the same address, ${page}.`,
      remedy: 'Rename or remove the one that is new.',
      severity: 'error',
    })),
  );
}

/** Pages that nothing leads to, and addresses that two files have. */
export function pageFaults(siteDir: string): Fault[] {
  return [...orphanFaults(siteDir, contentFiles(siteDir)), ...duplicateFaults(siteDir)];
}
