import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

import { today } from '../domain/calendar.ts';
import { sourceSchema } from '../domain/schemas/post.ts';
import { categories, categoriesFile } from './categories.ts';
import { choices } from './choices.ts';
import { placeOf, textOf, usesIn, walk } from './component-use.ts';
import { badFolderRule, badNameRule } from './consequences.ts';
import { contentFiles, contentPaths, type ContentFile } from './content-files.ts';
import { contentKinds, kindOf, originalOf } from './content-kinds.ts';
import type { Fault } from './fault.ts';
import { plainName } from './file-name-faults.ts';
import { oneOf } from './one-of.ts';
import { postPattern } from './pages.ts';
import { saidIn } from './said.ts';
import { closestTo, didYouMean } from './suggestion.ts';
import { figuresOf } from './translation/figures.ts';
import { wordNumbers } from './translation/number-words.ts';

/** Posts whose file, folder or date is not as the framework needs it, and MDX where none belongs. */
function placeFaults(siteDir: string): Fault[] {
  const slugs = new Map<string, string>();
  return contentPaths(siteDir).flatMap((file): Fault[] => {
    const fault = (rule: string, message: string, remedy: string): Fault[] => [
      { file, rule, message, remedy, severity: 'error' },
    ];
    // What is surplus among translations is found where they are compared with their originals.
    if (originalOf(file).language !== undefined) return [];
    if (file.endsWith('.md')) return fault('misplaced-file', 'Content is written in MDX.', 'Rename it to .mdx.');
    if (!kindOf(file)) {
      const folders = contentKinds.map(({ folder }) => folder).filter((folder) => folder.startsWith('src/content/'));
      return fault('misplaced-file', 'No page is made from this place.', `Move it to ${oneOf(folders)}.`);
    }
    if (!file.startsWith('blog/')) return [];
    const example = 'such as blog/2026-11-21-a-title/index.mdx';
    const [, year, month, day, slug] = postPattern.exec(file) ?? [];
    if (!slug) {
      const right = file.replace(/index\.mdx$/i, 'index.mdx');
      if (right !== file && postPattern.test(right))
        return fault(badNameRule, `A post is called index.mdx, ${example}.`, 'Rename it to index.mdx.');
      const [, folder] = /^blog\/([^/]+)\/index\.mdx$/.exec(file) ?? [];
      if (folder === undefined)
        return fault('misplaced-file', `A post is index.mdx in a folder of its own, ${example}.`, 'Move it.');
      const plain = plainName(folder);
      return fault(
        badFolderRule,
        `The folder of a post is called by its date and slug, ${example}; this one is "${folder}".`,
        postPattern.test(`blog/${plain}/index.mdx`)
          ? `Rename the folder to ${plain}.`
          : 'Rename the folder: year-month-day, then small letters a to z, digits and hyphens.',
      );
    }
    const date = `${year}-${month}-${day}`;
    if (!z.iso.date().safeParse(date).success)
      return fault(
        'post-date',
        `The folder of this post has a date that does not exist: ${date}.`,
        'Rename the folder: year-month-day, as in 2026-11-21-a-title.',
      );
    const other = slugs.get(slug);
    slugs.set(slug, file);
    if (other === undefined) return [];
    return fault(
      'duplicate-slug',
      `This post and ${other} have the same slug, "${slug}".`,
      'Rename the folder of the one that is new.',
    );
  });
}

function sourceFaults({ file, tree, isWhole, frontMatter }: ContentFile): Fault[] {
  if (!tree || !frontMatter.value) return [];
  const listed = Object.keys((frontMatter.value.sources as object | undefined) ?? {});
  const uses = usesIn(tree).filter(({ name }) => name === 'Source');
  // That they are missing as a whole is said of the field.
  const unknown = (frontMatter.value.sources === undefined ? [] : uses).flatMap((use): Fault[] => {
    const id = textOf(use, 'id');
    if (id === undefined || listed.includes(id)) return [];
    return [
      {
        file,
        line: use.line,
        column: use.column,
        rule: 'unknown-source',
        message: `The front matter has no source "${id}".`,
        remedy: didYouMean(id, listed) ?? 'Add it to "sources", or use another.',
        allowed: choices('It has', listed, id),
        severity: 'error',
      },
    ];
  });
  const cited = uses.map((use) => textOf(use, 'id'));
  const meant = new Set(
    cited.map((id) => (id === undefined || listed.includes(id) ? undefined : closestTo(id, listed))),
  );
  const unused = listed
    // One that a slip in the text stands for is named there.
    .filter((id) => isWhole && !cited.includes(id) && !meant.has(id))
    .map((id): Fault => ({
      file,
      ...frontMatter.placeOf(['sources', id]),
      rule: 'unused-source',
      message: `The text does not cite the source "${id}".`,
      remedy: `Write <Source id="${id}">the words that link to it</Source>, or remove the source.`,
      severity: 'warning',
    }));
  return [...unknown, ...unused];
}

/** Sources that were published after today. */
function laterSources({ file, frontMatter }: ContentFile, day: string): Fault[] {
  const sources = (frontMatter.value?.sources ?? {}) as Record<string, { date?: unknown } | undefined>;
  return Object.entries(sources).flatMap(([id, source]): Fault[] => {
    // What is no date has a fault of its own.
    const { success, data } = sourceSchema.shape.date.safeParse(source?.date);
    const date = String(data);
    if (!success || date <= day.slice(0, date.length)) return [];
    return [
      {
        file,
        ...frontMatter.placeOf(['sources', id, 'date']),
        rule: 'source-date',
        message: `sources.${id}.date: ${date} is still to come.`,
        remedy: 'Write when the source was published.',
        severity: 'warning',
      },
    ];
  });
}

/** A figure on the cover that the post does not have. */
function keyFigureFaults(content: ContentFile): Fault[] {
  const { file, isWhole, frontMatter } = content;
  const { value } = (frontMatter.value?.keyFigure ?? {}) as { value?: unknown };
  if (typeof value !== 'number' || !isWhole || originalOf(file).language !== undefined) return [];
  const fields = ['keyFigureLabel', 'sources'];
  const said = saidIn(content).filter(({ key }) => !fields.includes(key ?? ''));
  const isSaid = said.some(({ text }) =>
    [...figuresOf(text, 'en').map((figure) => figure.value), ...(wordNumbers(text, 'en') ?? [])].includes(value),
  );
  if (isSaid) return [];
  return [
    {
      file,
      ...frontMatter.placeOf(['keyFigure', 'value']),
      rule: 'key-figure',
      message: `keyFigure: ${value} stands nowhere in the title, the description or the text.`,
      remedy: 'Write the figure that the post is about.',
      severity: 'warning',
    },
  ];
}

function textFaults({ file, text, tree, isWhole, frontMatter }: ContentFile, known: string[]): Fault[] {
  const faults: Fault[] = [];
  const tags = frontMatter.value?.tags;
  for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries()) {
    if (known.length === 0 || known.includes(String(tag))) continue;
    faults.push({
      file,
      ...frontMatter.placeOf(['tags', index]),
      rule: 'unknown-category',
      message: `There is no category "${tag}".`,
      remedy: didYouMean(String(tag), known) ?? 'Use another.',
      allowed: choices(`${categoriesFile} has`, known, String(tag)),
      severity: 'error',
    });
  }
  if (!tree) return faults;
  let hasExcerpt = false;
  let depth = 2;
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/i.test(node.value)) {
      if (hasExcerpt)
        faults.push({
          file,
          ...placeOf(node),
          rule: 'second-excerpt',
          message: 'The excerpt has ended before: the first {/* truncate */} counts.',
          remedy: 'Remove this one, or the first.',
          severity: 'warning',
        });
      hasExcerpt = true;
      if (!node.value.includes('truncate'))
        faults.push({
          file,
          ...placeOf(node),
          rule: 'no-excerpt',
          message: `{${node.value}} does not end the excerpt.`,
          remedy: 'Write {/* truncate */}, in small letters.',
          severity: 'error',
        });
    }
    if (node.type === 'heading') {
      const [signs, above] = ['#'.repeat(node.depth), '#'.repeat(depth)];
      const [message, remedy] =
        node.depth === 1
          ? ['The title of a post is its only heading with one #.', 'Write ##.']
          : [`${signs} follows ${above}.`, `Write ${above}#.`];
      if (node.depth === 1 || node.depth > depth + 1)
        faults.push({ file, ...placeOf(node), rule: 'heading-depth', message, remedy, severity: 'warning' });
      depth = Math.max(node.depth, 2);
    }
    // Its id, which stands in braces, is no word.
    if (node.type === 'heading' && node.children.every(({ type }) => type === 'mdxTextExpression')) {
      faults.push({
        file,
        ...placeOf(node),
        rule: 'empty-heading',
        message: 'This heading has no words.',
        remedy: 'Write them, or remove it.',
        severity: 'error',
      });
      return;
    }
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    const [, word] = (last?.type === 'mdxTextExpression' && /^\/\*\s*([^#\s].*?)\s*\*\/$/.exec(last.value)) || [];
    if (word)
      faults.push({
        file,
        ...placeOf(node),
        rule: 'heading-without-id',
        message: `{/* ${word} */} gives this heading no id.`,
        remedy: `Write {/* #${word} */}.`,
        severity: 'error',
      });
    if (node.type !== 'heading' || node.depth !== 2 || last?.type === 'mdxTextExpression') return;
    faults.push({
      file,
      ...placeOf(node),
      rule: 'heading-without-id',
      message: 'This heading has no id, so links to it differ in each language and break when its words change.',
      remedy: 'Add one at its end: {/* #a-word */}.',
      severity: 'warning',
    });
  });
  // One in HTML is named by itself.
  if (!hasExcerpt && isWhole && !/<!--\s*truncate/i.test(text)) {
    faults.push({
      file,
      rule: 'no-excerpt',
      message: 'Nothing says where the excerpt ends that lists show.',
      remedy: 'Write {/* truncate */} on a line of its own after the first paragraph.',
      severity: 'error',
    });
  }
  return faults;
}

/** Places, dates, categories, sources, key figures and excerpts of posts. */
export function postFaults(siteDir: string): Fault[] {
  const files = contentFiles(siteDir);
  const day = today(process.env);
  const { keys, faults } = existsSync(path.join(siteDir, 'blog')) ? categories(siteDir) : { keys: [], faults: [] };
  return [
    ...faults,
    ...placeFaults(siteDir),
    ...files.filter(({ kind }) => kind.componentSets.includes('postMdxComponents')).flatMap(sourceFaults),
    ...files
      .filter(({ kind }) => kind.folder === 'blog')
      .flatMap((file) => [...textFaults(file, keys), ...laterSources(file, day), ...keyFigureFaults(file)]),
  ];
}
