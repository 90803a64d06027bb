import { splitLocalePath } from '../../domain/locales';
import { markdownTwin } from '../../domain/markdown-twin';
import type { Navigation } from '../../domain/schemas/arrangement';

/** A page as it introduces itself. */
export interface ListedPage {
  /** Whole address with language prefix. */
  pathname: string;
  title: string;
  description: string;
}

interface Frame {
  siteUrl: string;
  company: string;
  /** A sentence about the company. */
  tagline: string;
  navigation: Navigation;
  headings: Record<'products' | 'resources' | 'blog' | 'company', string>;
  /** The same list in other languages: the name of the language, and the address. */
  otherLanguages: { name: string; address: string }[];
}

/**
 * The pages of a language for programs that read text (llmstxt.org): by kind, each with what it says of itself, and the
 * address of its Markdown. What can be left out stands under "Optional", a word that the format has fixed.
 */
export function llmsTxt(pages: ListedPage[], frame: Frame): string {
  const { navigation, headings, siteUrl } = frame;
  const plain = ({ pathname }: ListedPage) => splitLocalePath(pathname).path;
  /** The place of a page, or of the nearest one above it, in a list; what is in none comes last. */
  const place = (address: string, list: string[]) => {
    const index = list.findLastIndex((listed) => `${address}/`.startsWith(`${listed}/`));
    return index === -1 ? list.length : index;
  };
  const kindOf = (address: string) => {
    if (address === '/' || navigation.legal.includes(address) || /^\/blog\/tags\//.test(address)) return 'optional';
    if (/^\/products(?:\/|$)/.test(address)) return 'products';
    if (/^\/blog(?:\/|$)/.test(address)) return 'blog';
    return navigation.resources.includes(address) ? 'resources' : 'company';
  };
  const line = ({ pathname, title, description }: ListedPage) =>
    `- [${title}](${siteUrl}${markdownTwin(pathname)}): ${description}`;
  const section = (heading: string, lines: string[]) =>
    lines.length > 0 ? [`## ${heading}\n\n${lines.join('\n')}`] : [];
  const linesOf = (kind: string, order: string[] = []) =>
    pages
      .filter((page) => kindOf(plain(page)) === kind)
      .sort((a, b) => place(plain(a), order) - place(plain(b), order) || plain(a).localeCompare(plain(b)))
      .map(line);
  const [list, ...posts] = linesOf('blog');
  const home = pages.find((page) => plain(page) === '/');
  return `${[
    `# ${frame.company}`,
    `> ${frame.tagline}`,
    ...(home ? [home.description] : []),
    ...section(headings.products, linesOf('products', ['/products', ...navigation.productOrder])),
    ...section(headings.resources, linesOf('resources', navigation.resources)),
    // Their addresses begin with the day: newest first.
    ...section(headings.blog, [...(list ? [list] : []), ...posts.reverse()]),
    ...section(headings.company, linesOf('company', navigation.footer)),
    ...section('Optional', [
      ...linesOf('optional'),
      ...frame.otherLanguages.map(({ name, address }) => `- [${name}](${siteUrl}${address})`),
    ]),
  ].join('\n\n')}\n`;
}
