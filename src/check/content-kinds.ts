import type * as z from 'zod';

import { contentFolders } from '../domain/content-folders.ts';
import { exampleFrontMatterSchema } from '../domain/schemas/example.ts';
import { pageFrontMatterSchema } from '../domain/schemas/page.ts';
import { positionFrontMatterSchema } from '../domain/schemas/position.ts';
import { postFrontMatterSchema } from '../domain/schemas/post.ts';
import { productFrontMatterSchema } from '../domain/schemas/product.ts';

/** What the MDX files of a folder have in common. */
export interface ContentKind {
  /** In sentences: "a product may use …". */
  name: string;
  /** From the project's folder. */
  folder: string;
  schema: z.ZodType;
  /** The sets of components that it may use, by the names of their exports. */
  componentSets: readonly string[];
  /** Anchors that its pages have besides those of the body. */
  anchors?: readonly string[];
}

const common = 'mdxComponents';

export const contentKinds: readonly ContentKind[] = [
  {
    name: 'a product',
    folder: 'src/content/products',
    schema: productFrontMatterSchema,
    componentSets: [common, 'productMdxComponents'],
  },
  {
    name: 'an open position',
    folder: 'src/content/careers',
    schema: positionFrontMatterSchema,
    componentSets: [common],
  },
  {
    name: 'a page',
    folder: 'src/pages',
    schema: pageFrontMatterSchema,
    componentSets: [common, 'pageMdxComponents'],
  },
  {
    name: 'a post',
    folder: 'blog',
    schema: postFrontMatterSchema,
    componentSets: [common, 'postMdxComponents'],
    anchors: ['sources'],
  },
  {
    name: 'an example',
    folder: 'src/sections/gallery/examples',
    schema: exampleFrontMatterSchema,
    componentSets: [common, 'pageMdxComponents', 'postMdxComponents', 'productMdxComponents'],
  },
];

/** The English file that a translation belongs to, and its language; other files are their own originals. */
export function originalOf(file: string): { file: string; language?: string } {
  const [, language, rest] = /^i18n\/([^/]+)\/(.*)$/.exec(file) ?? [];
  const folder = rest && contentFolders.find(({ translation }) => rest.startsWith(`${translation}/`));
  return folder ? { file: folder.source + rest.slice(folder.translation.length), language } : { file };
}

/** @returns undefined for files in a folder where no MDX belongs */
export function kindOf(file: string): ContentKind | undefined {
  const original = originalOf(file).file;
  return contentKinds.find(({ folder }) => original.startsWith(`${folder}/`));
}
