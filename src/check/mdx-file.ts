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
import { MdxRepair } from './mdx-repair.ts';
import { syntaxText } from './mdx-syntax.ts';
import { quotationMarksOf } from './quotation-marks.ts';
import { unreadable } from './unreadable.ts';
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
  /** Without what is no MDX, which `faults` names; undefined when there is no telling what that is. */
  tree?: Root;
  /** False when the tree lacks what could not be read: nothing can be said about what is missing from it. */
  isWhole: boolean;
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
  const { placeOf, syntaxFaults } = yamlPlaces(yaml, document, lineCounter, 1);
  faults.push(...syntaxFaults(file, 'The front matter'));
  const value = document.errors.length === 0 ? ((document.toJS() ?? {}) as unknown) : undefined;
  return {
    value: value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined,
    placeOf,
  };
}

/** Where a fault of the syntax begins, which the parser does not always say. */
function placeInBody({ reason, line, column }: VFileMessage, text: string, offset?: number) {
  if (offset !== undefined) {
    const above = text.slice(0, offset).split('\n');
    return { line: above.length, column: above.at(-1)!.length + 1 };
  }
  // A component that is never closed has its place in the message only.
  const [, lineInText, columnInText] = / \((\d+):(\d+)[^)]*\)/.exec(reason) ?? [];
  return { line: line ?? (Number(lineInText) || undefined), column: column ?? (Number(columnInText) || undefined) };
}

/** How often a file of nothing but faults is read again. */
const mostFaults = 20;

type Body = Pick<MdxFile, 'tree' | 'isWhole' | 'faults'>;

/** Reads what is not front matter; `faults` are those of the body. */
export function parseBody(text: string, file: string): Body {
  const faults: Fault[] = [];
  let tree: Root | undefined;
  let readable = text;
  let isWhole = true;
  const repair = new MdxRepair();
  for (let round = 0; !tree && round < mostFaults; round += 1) {
    try {
      tree = parser.parse(readable);
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const repaired = repair.next(readable, error);
      if (!repaired?.isConsequence) {
        faults.push({
          file,
          ...placeInBody(error, readable, repaired?.offset),
          rule: 'mdx-syntax',
          ...syntaxText(repaired?.reason ?? error.reason, quotationMarksOf(file)),
          severity: 'error',
        });
      }
      if (!repaired || repaired.text === readable) break;
      isWhole &&= repaired.isWhole === true;
      readable = repaired.text;
    }
  }
  return { tree, isWhole: isWhole && tree !== undefined, faults };
}

/**
 * Reads an MDX file as the build would, without running it.
 * @param text what the file holds
 * @param file its path from the project's folder, for faults
 * @param bodyOf reads the body, or knows it
 */
export function parseMdx(text: string, file: string, bodyOf: typeof parseBody = parseBody): MdxFile {
  const conflict = unreadable(text, file);
  if (conflict.length > 0)
    return { file, text, isWhole: false, frontMatter: { placeOf: () => ({ line: 1, column: 1 }) }, faults: conflict };
  const faults: Fault[] = [];
  const frontMatter = readFrontMatter(text, file, faults);
  const body = bodyOf(text, file);
  return { file, text, ...body, frontMatter, faults: [...faults, ...body.faults] };
}
