import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { isMap, LineCounter, parseDocument, type Document } from 'yaml';

import type { Fault } from './fault.ts';

/** The same syntax as the site's build reads. */
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** An MDX file as a tree whose nodes know their lines. */
export interface MdxFile {
  file: string;
  text: string;
  /** Undefined when the body is no MDX; `faults` says why. */
  tree?: Root;
  frontMatter: {
    /** What the front matter says; `{}` when there is none, undefined when it is no YAML map. */
    value?: Record<string, unknown>;
    /** 1-based line and column of a field in the file, or of the nearest field around it. */
    placeOf(keys: PropertyKey[]): { line: number; column: number };
  };
  /** Syntax faults only. */
  faults: Fault[];
}

const frontMatterPattern = /^---\r?\n([\s\S]*?)^---[ \t]*$/m;

function readFrontMatter(text: string, file: string, faults: Fault[]): MdxFile['frontMatter'] {
  const start = { line: 1, column: 1 };
  const [, yaml] = text.startsWith('---') ? (frontMatterPattern.exec(text) ?? []) : [];
  if (yaml === undefined) return { value: {}, placeOf: () => start };
  const lineCounter = new LineCounter();
  const document: Document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const placeAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + 1, column: col };
  };
  for (const error of document.errors) {
    faults.push({
      file,
      ...placeAt(error.pos[0]),
      rule: 'front-matter-syntax',
      message: `The front matter cannot be read: ${error.message.replace(/\.?$/, '.')}`,
      remedy: 'Put texts with a colon, a # or quotes in double quotes, and indent with spaces.',
      severity: 'error',
    });
  }
  const value = document.errors.length === 0 ? ((document.toJS() ?? {}) as unknown) : undefined;
  return {
    value: value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined,
    placeOf(keys) {
      for (let length = keys.length; length > 0; length -= 1) {
        const parent = length > 1 ? document.getIn(keys.slice(0, length - 1), true) : document.contents;
        const key = keys[length - 1];
        const pair = isMap(parent)
          ? parent.items.find((item) => String((item.key as { value?: unknown }).value) === String(key))
          : undefined;
        const node = pair?.key ?? (document.getIn(keys.slice(0, length), true) as unknown);
        const range = (node as { range?: [number, number, number] } | undefined)?.range;
        if (range) return placeAt(range[0]);
      }
      return start;
    },
  };
}

/**
 * Reads an MDX file as the build would, without running it.
 * @param text what the file holds
 * @param file its path from the project's folder, for faults
 */
export function parseMdx(text: string, file: string): MdxFile {
  const faults: Fault[] = [];
  const frontMatter = readFrontMatter(text, file, faults);
  let tree: Root | undefined;
  try {
    tree = parser.parse(text);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    // A component that is never closed has its place in the message only.
    const [placeInMessage, line, column] = / \((\d+):(\d+)[^)]*\)/.exec(error.reason) ?? [];
    const reason = error.reason.replace(placeInMessage ?? '', '').replace(/\.?$/, '.');
    faults.push({
      file,
      line: error.line ?? (Number(line) || undefined),
      column: error.column ?? (Number(column) || undefined),
      rule: 'mdx-syntax',
      message: `This is not MDX: ${reason}`,
      severity: 'error',
    });
  }
  return { file, text, tree, frontMatter, faults };
}
