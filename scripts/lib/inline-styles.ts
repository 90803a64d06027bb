import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';

import { splitLocalePath } from '../../src/domain/locales.ts';
import { pageKindOf } from '../../src/domain/page-views.ts';
import { builtFile, builtHtml, builtPages } from './built-pages.ts';

const styleSheetLink = /<link rel="?stylesheet"? href="?(\/[\w./~-]+\.css)"?>/;

/** Classes that the server adds to pages (server/pages). */
const addedByServer = ['underline'];

const unescaped = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');

function classesIn(html: string): string[] {
  return [...html.matchAll(/ class=(?:"([^"]*)"|([^\s"'>]+))/g)].flatMap(([, quoted, bare]) =>
    unescaped(quoted ?? bare!).split(/\s+/),
  );
}

/** Classes that a style sheet has rules for. */
function classesOf(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...names].map(([, name]) => name!.replace(/\\(.)/g, '$1')));
}

// Imported, its types would give process.env named properties, and then no function that asks for others takes it.
const browserslist = createRequire(import.meta.url)('browserslist') as () => string[];

/** Without them the shorthand of `animation` takes in scroll timelines, which no browser reads there. */
const targets = browserslistToTargets(browserslist());

/** Custom properties that a style sheet declares and that neither it nor a page reads. */
function unreadProperties(css: string, pages: readonly string[]): string[] {
  const declared = new Set([...css.matchAll(/(?:[{;]|@property )(--[\w-]+)(?=[:{])/g)].map(([, name]) => name!));
  return [...declared].filter(
    (name) => !new RegExp(`var\\(${name}[,)]`).test(css) && !pages.some((html) => html.includes(name)),
  );
}

/** A style sheet without what the pages do not need: rules for classes that do not occur, properties that nothing reads. */
function stylesFor(css: string, used: Set<string>, pages: readonly string[]): string {
  let unusedSymbols = [...classesOf(css)].filter((name) => !used.has(name));
  let before = css;
  for (;;) {
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(before),
      minify: true,
      targets,
      unusedSymbols,
    });
    const needed = code.toString();
    // What only an unread property reads is unread once that is gone.
    unusedSymbols = unreadProperties(needed, pages);
    if (unusedSymbols.length === 0 || needed === before) return needed;
    before = needed;
  }
}

/**
 * Puts the styles that a page uses into the page, in place of the link to all of them, which would be one more round trip
 * before anything is painted. Pages of a kind share theirs, so that the security policy, which has the hash of each, stays
 * short. Where the framework runs, it may show more than the page has now: it loads the whole style sheet too
 * (src/template/inline/hydrate.ts).
 */
export function inlineStyles(siteDir: string): void {
  const kinds = Map.groupBy(builtPages(siteDir), (address) => pageKindOf(splitLocalePath(address).path));
  for (const addresses of kinds.values()) {
    const pages = addresses.map((address) => ({
      file: builtFile(siteDir, address),
      html: builtHtml(siteDir, address),
    }));
    const used = new Set([...addedByServer, ...pages.flatMap(({ html }) => classesIn(html))]);
    const styles = new Map<string, string>();
    const stylesOf = (href: string) => {
      const known =
        styles.get(href) ??
        stylesFor(
          readFileSync(path.join(siteDir, href), 'utf8'),
          used,
          pages.map(({ html }) => html),
        );
      styles.set(href, known);
      return known;
    };
    for (const { file, html } of pages) {
      const href = styleSheetLink.exec(html)?.[1];
      if (!href) continue;
      const finished = html
        .replace(styleSheetLink, () => `<style>${stylesOf(href)}</style>`)
        .replace(/(?<=data-framework-files=['"]?\[)/, `"${href}",`);
      writeFileSync(file, finished);
    }
  }
}
