import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { splitLocalePath } from '../domain/locales.ts';
import { anchorsIn } from './anchors.ts';
import { componentsOf } from './component-faults.ts';
import { componentTable, type ComponentTable } from './component-table.ts';
import { placeOf, usesIn, walk, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { isServedFile, pagePathOf, sitePages } from './pages.ts';
import { closestTo, didYouMean } from './suggestion.ts';

interface Link extends Place {
  address: string;
}

/** Addresses that a file leads to: links of the text, and attributes that are addresses of the site. */
function linksIn({ tree }: ContentFile): Link[] {
  const links: Link[] = [];
  if (!tree) return links;
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push({ ...placeOf(node), address: node.url });
  });
  for (const { line, column, value } of usesIn(tree).flatMap(({ attributes }) => attributes)) {
    if (typeof value === 'string' && /^[/#]\S*$/.test(value)) links.push({ line, column, address: value });
  }
  return links;
}

class LinkReader {
  readonly faults: Fault[] = [];
  private readonly siteDir: string;
  private readonly pages: Map<string, string>;
  private readonly files: Map<string, ContentFile>;
  private readonly table: ComponentTable;

  constructor(siteDir: string, files: ContentFile[]) {
    this.siteDir = siteDir;
    this.pages = sitePages(siteDir);
    this.files = new Map(files.map((file) => [file.file, file]));
    this.table = componentTable(siteDir);
    for (const file of files) {
      for (const link of linksIn(file)) this.link(link, file);
      this.pictures(file);
    }
  }

  private add(file: ContentFile, { line, column }: Place, rule: string, message: string, remedy: string): void {
    this.faults.push({ file: file.file, line, column, rule, message, remedy, severity: 'error' });
  }

  private link(link: Link, from: ContentFile): void {
    const { address } = link;
    if (/^(?:https:|mailto:|tel:)/.test(address)) return;
    if (/^\w+:/.test(address))
      return this.add(
        from,
        link,
        'link',
        `The address ${address} is none that browsers may open safely.`,
        'Write an address that begins with https://.',
      );
    const [, page = '', anchor] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
    const target = page === '' ? from.file : this.targetOf(page, from);
    if (target === undefined) return this.unknownPage(link, from, page);
    const file = this.files.get(target);
    // What anchors a page of code has, only the build knows.
    if (!anchor || !file) return;
    const known = [
      ...anchorsIn(file, componentsOf(file.kind, this.table)).map(({ id }) => id),
      ...(file.kind.anchors ?? []),
    ];
    if (known.includes(decodeURI(anchor))) return;
    const has = known.length > 0 ? `it has ${known.join(', ')}` : 'it has none';
    this.add(
      from,
      link,
      'broken-anchor',
      `There is no place #${anchor} in ${file.file}; ${has}.`,
      didYouMean(anchor, known) ?? 'Use one of these, or give the heading this id.',
    );
  }

  /** The file of a page; '' for a file that is served as it is. */
  private targetOf(page: string, from: ContentFile): string | undefined {
    if (/^\.{0,2}\/?[^/].*\.mdx?$/.test(page) && !page.startsWith('/')) {
      const file = path.posix.join(path.posix.dirname(originalOf(from.file).file), page);
      return this.files.has(file) ? file : undefined;
    }
    const absolute = page.startsWith('/')
      ? page
      : path.posix.join(path.posix.dirname(pagePathOf(from.file) ?? '/'), page);
    return this.pages.get(absolute) ?? (isServedFile(this.siteDir, absolute) ? '' : undefined);
  }

  private unknownPage(link: Link, from: ContentFile, page: string): void {
    const plain = splitLocalePath(page).path;
    const known = [...this.pages.keys()];
    const bare = page.replace(/(.)\/$/, '$1');
    if (bare !== page && this.pages.has(bare))
      return this.add(
        from,
        link,
        'broken-link',
        `Addresses of pages have no slash at their end: ${page}.`,
        `Write ${bare}.`,
      );
    if (plain !== page && this.pages.has(plain))
      return this.add(
        from,
        link,
        'broken-link',
        `${page} names a language; readers are led to the page in theirs.`,
        `Write ${plain}.`,
      );
    const close = closestTo(page, known);
    this.add(
      from,
      link,
      'broken-link',
      `There is no page ${page}.`,
      close
        ? `Did you mean ${close}?`
        : 'Write the address of a page as a browser shows it, without https:// and the name of the site.',
    );
  }

  private pictures(file: ContentFile): void {
    if (!file.tree) return;
    walk(file.tree, (node) => {
      if (node.type !== 'image' || /^https:/.test(node.url)) return;
      const url = decodeURI(node.url);
      const place = url.startsWith('/')
        ? path.posix.join('static', url)
        : path.posix.join(path.posix.dirname(file.file), url);
      if (existsSync(path.join(this.siteDir, place))) return;
      this.add(
        file,
        placeOf(node),
        'missing-picture',
        `There is no picture ${place}.`,
        'Put it there, or correct the address.',
      );
    });
  }
}

/** Pages of words that nothing leads to: no text, no code, no data. */
function orphanFaults(siteDir: string, files: ContentFile[]): Fault[] {
  const sources = globSync(['src/**/*.{ts,tsx}', 'data/*.json'], { cwd: siteDir }).map((file) =>
    readFileSync(path.join(siteDir, file), 'utf8'),
  );
  const named = new Set(
    sources.flatMap((text) => [...text.matchAll(/["'`](\/[\w/-]*)[#?"'`]/g)].map(([, address]) => address)),
  );
  const english = files.filter(({ file }) => originalOf(file).file === file);
  const linked = english.flatMap((file) =>
    linksIn(file).map(({ address }) => ({ from: file.file, to: address.replace(/[#?].*$/, '') })),
  );
  return english.flatMap(({ file, kind }): Fault[] => {
    const page = pagePathOf(file)!;
    if (kind.folder !== 'src/pages' || named.has(page) || linked.some(({ from, to }) => to === page && from !== file))
      return [];
    return [
      {
        file,
        rule: 'orphaned-page',
        message: `Nothing leads to this page (${page}).`,
        remedy: `Link to it from another page: [its name](${page}).`,
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
  const first = new Map<string, string>();
  return files.flatMap((file): Fault[] => {
    const page = pagePathOf(file)!;
    const other = first.get(page);
    first.set(page, other ?? file);
    if (other === undefined) return [];
    return [
      {
        file,
        rule: 'duplicate-page',
        message: `${other} has the address ${page} already.`,
        remedy: 'Rename or remove one of them.',
        severity: 'error',
      },
    ];
  });
}

/** Links, anchors and pictures that lead nowhere, pages that nothing leads to, addresses that two files have. */
export function linkFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  return [...new LinkReader(siteDir, files).faults, ...orphanFaults(siteDir, files), ...duplicateFaults(siteDir)];
}
