import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import site from '../../data/site.json' with { type: 'json' };
import { splitLocalePath } from '../domain/locales.ts';
import type { Redirect } from '../domain/schemas/redirects.ts';
import { anchorsIn } from './anchors.ts';
import { choices } from './choices.ts';
import { componentsOf } from './component-faults.ts';
import { componentTable, type ComponentTable } from './component-table.ts';
import { placeOf, usesIn, walk, type Place } from './component-use.ts';
import { contentFiles, type ContentFile } from './content-files.ts';
import { originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { plainName } from './file-name-faults.ts';
import { heldBackFaults } from './held-back-link.ts';
import { readJsonFile } from './json-file.ts';
import { linkWordFaults } from './link-words.ts';
import { isServedFile, pagePathOf, sitePages } from './pages.ts';
import { picturePlace } from './picture-address.ts';
import { closestTo, didYouMean, orElse } from './suggestion.ts';

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

/** The address of a page of this site that is written with the site's name. */
function ownAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname, search, hash } = new URL(address);
  return host.replace(/^www\./, '') === new URL(site.url).host.replace(/^www\./, '')
    ? pathname + search + hash
    : undefined;
}

/** Whether two addresses of one folder begin with the same letters, such as /prices and /pricing. */
function beginsAlike(page: string, other: string): boolean {
  const [ours, theirs] = [page, other].map((address) => path.posix.parse(address));
  const [, stem] = /^(\p{L}{4})\p{L}*$/u.exec(ours!.name) ?? [];
  return stem !== undefined && ours!.dir === theirs!.dir && theirs!.name.startsWith(stem);
}

/** False for a post whose folder has a day that does not exist. */
function isOfDay(page: string): boolean {
  const [, ...day] = /^\/blog\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(page) ?? [];
  return day.length === 0 || z.iso.date().safeParse(day.join('-')).success;
}

/** Documents, which are no pages, and what is named by its folder. */
const documentPattern = /\.(?:pdf|docx?|odt|rtf|pptx?|xlsx?|csv|zip)$|^(?:\.{0,2}\/)*static\//i;

class LinkReader {
  readonly faults: Fault[] = [];
  private readonly siteDir: string;
  private readonly pages: Map<string, string>;
  private readonly files: Map<string, ContentFile>;
  private readonly table: ComponentTable;
  /** Addresses of posts whose day does not exist. */
  private readonly undated: string[];
  private readonly redirects: Redirect[];
  /** Addresses that were ever public. */
  private readonly published: string[];

  constructor(siteDir: string, files: ContentFile[]) {
    this.siteDir = siteDir;
    // A file may be one that is gone, or has to be mended first.
    const valueOf = (file: string) =>
      existsSync(path.join(siteDir, file)) ? readJsonFile(siteDir, file).value : undefined;
    const moved = valueOf('data/redirects.json') as { redirects?: Redirect[] } | undefined;
    const published = valueOf('data/published-paths.json') as { pages?: string[] } | undefined;
    this.redirects = moved?.redirects ?? [];
    this.published = published?.pages ?? [];
    const pages = sitePages(siteDir);
    this.undated = [...pages.keys()].filter((page) => !isOfDay(page));
    this.pages = new Map([...pages].filter(([page]) => isOfDay(page)));
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
    // The build does not read a page with one.
    if (address === '')
      return this.add(
        from,
        link,
        'link',
        'This link has no address.',
        'Write it between ( and ), or take the link out.',
      );
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
    const own = ownAddress(address);
    if (own !== undefined)
      return this.add(
        from,
        link,
        'own-address',
        `${address} is a page of this site, and would lead readers of other languages to English.`,
        `Write ${own}.`,
      );
    const [, local] = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/.exec(address) ?? [];
    if (local !== undefined)
      return this.add(from, link, 'own-address', `${address} is a page on your own computer.`, `Write ${local}.`);
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
    const linked = this.linkedFile(page, from);
    if (linked && linked.kind !== from.kind)
      return this.add(
        from,
        link,
        'broken-link',
        `${page} is a file of another folder, and the page with this link could not be shown.`,
        `Write the address of the page: ${pagePathOf(linked.file)}${anchor ? `#${anchor}` : ''}.`,
      );
    const target = page === '' ? from.file : this.targetOf(page, from);
    if (target === undefined) return this.unknownPage(link, from, page);
    const file = this.files.get(target);
    if (file && from.file !== file.file) this.faults.push(...heldBackFaults(link, page, from, file));
    // What anchors a page of code has, only the build knows.
    if (!anchor || !file) return;
    const renamed = this.remedyOf(link, from);
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
      renamed ?? didYouMean(anchor, known) ?? 'Use another, or give the heading this id.',
      renamed ? undefined : choices('It has', known, anchor),
    );
  }

  /** What to do about an address in a translation that English has changed. */
  private remedyOf({ address }: Link, from: ContentFile): string | undefined {
    const english = this.files.get(originalOf(from.file).file);
    if (!english || english === from) return undefined;
    const [ours, theirs] = [from, english].map((file) => linksIn(file).map((link) => link.address)) as [
      string[],
      string[],
    ];
    if (theirs.includes(address)) return undefined;
    const [present, ...others] = new Set(theirs.filter((each) => !ours.includes(each)));
    if (!present) return 'English does not have this link any more: "npm run i18n -- clean" leaves its words alone.';
    return others.length > 0 ? undefined : `English has ${present} instead: "npm run i18n -- clean" writes it here.`;
  }

  /** The file that a link names by its place, such as "../other/index.mdx". */
  private linkedFile(page: string, from: ContentFile): ContentFile | undefined {
    if (page.startsWith('/') || !/\.mdx?$/.test(page)) return undefined;
    return this.files.get(path.posix.join(path.posix.dirname(originalOf(from.file).file), page));
  }

  /** The file of a page; '' for a file that is served as it is. */
  private targetOf(page: string, from: ContentFile): string | undefined {
    if (!page.startsWith('/') && /\.mdx?$/.test(page)) return this.linkedFile(page, from)?.file;
    const absolute = page.startsWith('/')
      ? page
      : path.posix.join(path.posix.dirname(pagePathOf(from.file) ?? '/'), page);
    return this.pages.get(absolute) ?? (isServedFile(this.siteDir, absolute) ? '' : undefined);
  }

  private unknownPage(link: Link, from: ContentFile, page: string): void {
    if (documentPattern.test(page)) return this.unknownDocument(link, from, page);
    const plain = splitLocalePath(page).path;
    const known = [...this.pages.keys()];
    // Named at the post: it has its address back as soon as its folder has a day that exists.
    const [slug] = /(?<=^\/blog\/\d+\/\d+\/\d+\/).+/.exec(page) ?? [];
    if (slug && this.undated.some((address) => address.endsWith(`/${slug}`))) return;
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
    const close =
      closestTo(page, known) ??
      known.find((other) => beginsAlike(page, other)) ??
      // Of a post, people know the name and not the day.
      known.find((other) => path.posix.basename(other) === path.posix.basename(page));
    const moved = this.redirects.find((redirect) => redirect.from === page);
    this.add(
      from,
      link,
      'broken-link',
      this.published.includes(page) ? `There is no page ${page} any more.` : `There is no page ${page}.`,
      this.remedyOf(link, from) ??
        (moved
          ? `It has moved to ${moved.to}: write that, or keep the words without the link.`
          : close
            ? `Did you mean ${close}? Or keep the words without the link.`
            : this.published.includes(page)
              ? 'Lead to another page, or keep the words without the link.'
              : 'Write the address of a page as a browser shows it, without https:// and the name of the site.'),
    );
  }

  private unknownDocument(link: Link, from: ContentFile, page: string): void {
    const { name, ext } = path.posix.parse(page.replaceAll('%20', ' '));
    const written = page.replace(/^(?:\.{0,2}\/)*static\//, '/');
    const isThere = isServedFile(this.siteDir, written);
    this.add(
      from,
      link,
      'broken-link',
      isThere ? `Addresses of documents leave out "static": ${page}.` : `There is no document ${page}.`,
      isThere
        ? `Write ${written}.`
        : `Put it into static/documents, in small letters without spaces, and write [its words, PDF](/documents/${plainName(name)}${ext.toLowerCase()}).`,
    );
  }

  private pictures(file: ContentFile): void {
    if (!file.tree) return;
    walk(file.tree, (node) => {
      if (node.type !== 'image' || /^https:/.test(node.url)) return;
      const place = picturePlace(file.file, node.url);
      if (existsSync(path.join(this.siteDir, place))) return;
      const folder = path.join(this.siteDir, path.posix.dirname(place));
      const there = existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(?:mdx|ya?ml|json)$/.test(name)) : [];
      this.add(
        file,
        placeOf(node),
        'missing-picture',
        `There is no picture ${place}.`,
        orElse(didYouMean(path.posix.basename(place), there), 'Put it there, or correct the address.'),
      );
    });
  }
}

/** Links, anchors and pictures that lead nowhere, and links that do not say where they lead. */
export function linkFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  return [...new LinkReader(siteDir, files).faults, ...files.flatMap(linkWordFaults)];
}
