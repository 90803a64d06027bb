import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Parents, Root } from 'mdast';
import { parse } from 'yaml';

import { pagePathOf } from '../check/pages';
import { isPublished, today, type Dates } from '../domain/calendar';
import { contentFolders, englishFile } from '../domain/content-folders';

function datesOf(siteDir: string, file: string): Dates {
  const [, yaml = ''] =
    /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
  return (parse(yaml) ?? {}) as Dates;
}

/** Files whose pages are not on the site yet, by the addresses of these pages without language prefix. */
function heldBackPages(siteDir: string, day: string): Map<string, string> {
  const files = contentFolders
    .filter(({ source }) => existsSync(path.join(siteDir, source)))
    .flatMap(({ source }) => globSync(`${source}/**/*.mdx`, { cwd: siteDir }))
    .map((file) => file.replaceAll(path.sep, '/'));
  return new Map(
    files.flatMap((file): [string, string][] => {
      const page = pagePathOf(file);
      return page === undefined || isPublished(file, datesOf(siteDir, file), day) ? [] : [[page, file]];
    }),
  );
}

/**
 * A remark plugin for builds: a link to a page that is not on the site yet leaves its words, and a component that leads
 * there (`to`) is left out, so that neither visitors nor the build meet a page that is missing. On its day the link is
 * there. `npm run check` warns of the same links (src/check/held-back-link.ts).
 */
export function remarkHeldBackLinks({ siteDir }: { siteDir: string }) {
  const pages = heldBackPages(siteDir, today(process.env));
  const files = new Set(pages.values());
  return (tree: Root, vfile: { path: string }): void => {
    if (pages.size === 0) return;
    const file = englishFile(path.relative(siteDir, vfile.path).replaceAll(path.sep, '/')) ?? '';
    const isHeldBack = (address: unknown) => {
      if (typeof address !== 'string' || /^(?:\w+:|#)/.test(address)) return false;
      const page = address.replace(/[#?].*$/, '');
      if (page.startsWith('/')) return pages.has(page);
      return (
        files.has(path.posix.join(path.posix.dirname(file), page)) ||
        pages.has(path.posix.join(path.posix.dirname(pagePathOf(file) ?? '/'), page))
      );
    };
    const definitions = new Set(
      tree.children.flatMap((node) => (node.type === 'definition' && isHeldBack(node.url) ? [node.identifier] : [])),
    );
    const replaced = (node: Nodes): Nodes[] => {
      if ('children' in node) replaceIn(node);
      if (node.type === 'link' && isHeldBack(node.url)) return node.children;
      if (node.type === 'linkReference' && definitions.has(node.identifier)) return node.children;
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [node];
      return node.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === 'to' && isHeldBack(attribute.value),
      )
        ? []
        : [node];
    };
    const replaceIn = (parent: Parents) => {
      parent.children = (parent.children as Nodes[]).flatMap(replaced) as typeof parent.children;
    };
    replaceIn(tree);
  };
}
