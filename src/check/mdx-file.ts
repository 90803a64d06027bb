import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { LineCounter, parseDocument } from 'yaml';

import type { Fault } from './fault.ts';
import { syntaxText } from './mdx-syntax.ts';
import { yamlPlaces } from './yaml-places.ts';

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
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const { placeOf, syntaxFaults } = yamlPlaces(document, lineCounter, 1);
  faults.push(...syntaxFaults(file, 'The front matter'));
  const value = document.errors.length === 0 ? ((document.toJS() ?? {}) as unknown) : undefined;
  return {
    value: value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined,
    placeOf,
  };
}

/** Where a fault of the syntax begins, which the parser does not always say. */
function placeInBody({ reason, line, column }: VFileMessage, text: string): Pick<Fault, 'line' | 'column'> {
  if (reason.startsWith('Unexpected end of file in expression')) {
    const open: number[] = [];
    for (const { 0: brace, index } of text.matchAll(/(?<!\\)[{}]/g)) {
      if (brace === '{') open.push(index);
      else open.pop();
    }
    const above = text.slice(0, open[0]).split('\n');
    return { line: above.length, column: above.at(-1)!.length + 1 };
  }
  // A component that is never closed has its place in the message only.
  const [, lineInText, columnInText] = / \((\d+):(\d+)[^)]*\)/.exec(reason) ?? [];
  return { line: line ?? (Number(lineInText) || undefined), column: column ?? (Number(columnInText) || undefined) };
}

/** Longest that a file of nothing but faults is read again. */
const mostFaults = 20;

/**
 * Reads an MDX file as the build would, without running it.
 * @param text what the file holds
 * @param file its path from the project's folder, for faults
 */
export function parseMdx(text: string, file: string): MdxFile {
  const faults: Fault[] = [];
  const frontMatter = readFrontMatter(text, file, faults);
  let tree: Root | undefined;
  let readable = text;
  while (!tree && faults.length < mostFaults) {
    try {
      tree = parser.parse(readable);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      faults.push({
        file,
        ...placeInBody(error, readable),
        rule: 'mdx-syntax',
        ...syntaxText(error.reason),
        severity: 'error',
      });
      // Without a sign that stands for itself the rest can be read; other faults leave nothing to go by.
      const sign =
        error.ruleId === 'unexpected-character' && error.place && 'offset' in error.place
          ? error.place.offset! - 1
          : -1;
      if (readable[sign] !== '<') break;
      readable = `${readable.slice(0, sign)}‹${readable.slice(sign + 1)}`;
    }
  }
  return { file, text, tree, frontMatter, faults };
}
