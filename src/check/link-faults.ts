import { existsSync } from 'node:fs';
import path from 'node:path';

import { splitLocalePath } from '../domain/locales.ts';
import { anchorsIn } from './anchors.ts';
import { choices } from './choices.ts';
import { componentsOf } from './component-faults.ts';
import { componentTable, type ComponentTable } from './component-table.ts';
import { placeOf, usesIn, walk, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { heldBackFaults } from './held-back-link.ts';
import { isServedFile, pagePathOf, sitePages } from './pages.ts';
import { picturePlace } from './picture-address.ts';
import { closestTo, didYouMean } from './suggestion.ts';

interface Link extends Place {
  address: string;
  /** Of a component, and not of words. */
  isAttribute?: boolean;
}

/** Addresses that a file leads to: links of the text, and attributes that are addresses of the site. */
export function linksIn({ tree }: ContentFile): Link[] {
  const links: Link[] = [];
  if (!tree) return links;
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') links.push({ ...placeOf(node), address: node.url });
  });
  for (const { line, column, value } of usesIn(tree).flatMap(({ attributes }) => attributes)) {
    if (typeof value === 'string' && /^[/#]\S*$/.test(value))
      links.push({ line, column, address: value, isAttribute: true });
  }
  return links;
}

/** Whether an address is one of another site, such as www.example.com/a, as browsers show it. */
function isWithoutScheme(address: string): boolean {
  const [host = ''] = address.split(/[/?#:]/);
  return /^www\.|\.(?:com|org|net|eu|se|dk|no|nl|de|io|info)$/i.test(host) && !host.startsWith('.');
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

  private add(
    file: ContentFile,
    { line, column }: Place,
    rule: string,
    message: string,
    remedy: string,
    allowed?: string,
  ): void {
    this.faults.push({ file: file.file, line, column, rule, message, remedy, allowed, severity: 'error' });
  }

  private link(link: Link, from: ContentFile): void {
    const { address } = link;
    if (/^[^\s@/:?#]+@[^\s@/]+\.\w+$/.test(address))
      return this.add(
        from,
        link,
        'link',
        `${address} is an e-mail address, and is read as a page of this site.`,
        `Write mailto:${address}.`,
      );
    if (isWithoutScheme(address))
      return this.add(
        from,
        link,
        'link',
        `The address ${address} leads to another site, and is read as a page of this one.`,
        `Write https://${address}.`,
      );
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
    if (file && from.file !== file.file) this.faults.push(...heldBackFaults(link, page, from, file));
    // What anchors a page of code has, only the build knows.
    if (!anchor || !file) return;
    const known = [
      ...anchorsIn(file, componentsOf(file.kind, this.table)).map(({ id }) => id),
      ...(file.kind.anchors ?? []),
    ];
    if (known.includes(decodeURI(anchor)) || !file.isWhole) return;
    this.add(
      from,
      link,
      'broken-anchor',
      `There is no place #${anchor} in ${file.file}.`,
      didYouMean(anchor, known) ?? 'Use another, or give the heading this id.',
      choices('It has', known, anchor),
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
      const place = picturePlace(file.file, node.url);
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

/** Links, anchors and pictures that lead nowhere. */
export function linkFaults(siteDir: string): Fault[] {
  return new LinkReader(siteDir, contentFiles(siteDir)).faults;
}
