import { load, type CheerioAPI, type contains } from 'cheerio';

import { splitLocalePath } from '../../src/domain/locales.ts';
import type { SearchKind, SearchPage, SearchSection } from '../../src/domain/search/search-file.ts';

/** Not text, or not seen: controls, pictures, explanations that open elsewhere, drawn screens. */
const unsearched =
  'script, style, template, noscript, svg, nav, form, select, button, [data-slot=button], dialog, video, fieldset, [popover], [hidden], [aria-hidden=true], [data-report-part], [role=img], .sr-only';
const blocks =
  /^(?:address|article|blockquote|caption|dd|details|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|section|summary|table|td|th|tr|ul)$/;
const glossaryPath = '/glossary';
/** The list of posts, which are found themselves. */
const listPath = '/blog';

type AnyNode = Parameters<typeof contains>[0];
type Element = Extract<AnyNode, { attribs: unknown }>;

function kindOf(path: string): SearchKind {
  if (/^\/products\/[^/]+$/.test(path)) return 'product';
  return /^\/blog\/\d/.test(path) ? 'post' : 'page';
}

const tidy = (text: string) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
/** Figures of charts and tables say nothing by themselves. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** The texts of an element, one for each paragraph, item or cell, handed on with what they stand in. */
function eachText(root: Element, found: (text: string) => void, entered: (element: Element) => void): void {
  let text = '';
  function flush(): void {
    if (hasWords(text)) found(tidy(text));
    text = '';
  }
  function visit(node: AnyNode): void {
    if (node.type === 'text') text += node.data;
    if (node.type !== 'tag') return;
    const isBlock = blocks.test(node.name) || node.attribs.class?.split(' ').includes('block');
    if (isBlock || node.name === 'br') flush();
    // Side by side on the page, with a gap between them.
    else if (node.prev?.type === 'tag') text += ' ';
    if (isBlock) entered(node);
    node.children.forEach(visit);
    if (isBlock) flush();
  }
  root.children.forEach(visit);
  flush();
}

function textsOf(root: Element): string[] {
  const texts: string[] = [];
  eachText(
    root,
    (text) => void texts.push(text),
    () => undefined,
  );
  return texts;
}

/** What menus call a page. A product's tagline stands below its name there. */
function labelOf($: CheerioAPI, path: string): string | undefined {
  const link = $(`footer a[href="${path}"], header a[href="${path}"]`).get(0);
  return link && textsOf(link)[0];
}

/** What stands below each heading with an id. Below one without, there is nothing to lead to: the calls that close a page. */
function sectionsOf($: CheerioAPI): SearchSection[] {
  const sections: SearchSection[] = [{ texts: [] }];
  const heading: { element?: Element } = {};
  let current: SearchSection | undefined = sections[0];
  eachText(
    $('main').get(0)!,
    (text) => {
      if (heading.element) {
        if (current) current.heading = text;
        heading.element = undefined;
      } else if (current && !current.texts.includes(text)) current.texts.push(text);
    },
    (element) => {
      if (element.name === 'h1') heading.element = element;
      if (element.name !== 'h2') return;
      heading.element = element;
      current = element.attribs.id ? { anchor: element.attribs.id, texts: [] } : undefined;
      if (current) sections.push(current);
    },
  );
  delete sections[0]!.heading;
  return sections;
}

function termsOf($: CheerioAPI, path: string): SearchPage[] {
  return $('main dt[id]')
    .toArray()
    .map((term) => {
      const title = tidy($(term).children('span').first().text());
      const short = tidy($(term).find('[data-short]').text());
      const texts = $(term).nextUntil('dt', 'dd').toArray().flatMap(textsOf);
      return {
        path: `${path}#${term.attribs.id}`,
        kind: 'term',
        title,
        names: short ? [short] : [],
        sections: [{ texts }],
      };
    });
}

/**
 * What can be found on a built page: itself, and the entries of the glossary.
 * @param path address with language prefix
 */
export function searchPagesOf(html: string, path: string): SearchPage[] {
  const $ = load(html);
  // In a menu, which is hidden.
  const label = labelOf($, path);
  $('[data-slot=toggletip]').each((_index, term) => void $(term).replaceWith($(term).contents()));
  $(unsearched).remove();
  const { path: plain } = splitLocalePath(path);
  const description = tidy($('meta[name=description]').attr('content')!);
  const keywords = ($('meta[name=keywords]').attr('content') ?? '').split(',').map(tidy).filter(Boolean);
  // Written for lists of results, unlike headings.
  const title = tidy($('meta[property="og:title"]').attr('content')!);
  const heading = tidy($('main h1').first().text());
  const names = [...new Set([label ?? '', heading])].filter((name) => name && name !== title);
  const isGlossary = plain === glossaryPath;
  const sections = isGlossary || plain === listPath ? [{ texts: [] }] : sectionsOf($);
  const kind = kindOf(plain);
  const page: SearchPage = {
    path,
    kind,
    title,
    names,
    // Those of posts are words of their titles.
    ...(kind !== 'post' && { keywords }),
    summary: description,
    sections: sections.filter(({ texts }, index) => index === 0 || texts.length > 0),
  };
  return [page, ...(isGlossary ? termsOf($, path) : [])];
}
