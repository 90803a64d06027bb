import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import * as z from 'zod';

import { exampleFrontMatterSchema } from '../domain/schemas/example';
import { pageFrontMatterSchema } from '../domain/schemas/page';
import { positionFrontMatterSchema } from '../domain/schemas/position';
import { postFrontMatterSchema } from '../domain/schemas/post';
import { productFrontMatterSchema } from '../domain/schemas/product';

/** Which schema holds for which folder; translations live under i18n in folders of the same name. */
const schemas: { folder: RegExp; schema: z.ZodType }[] = [
  { folder: /(?:src\/content|docusaurus-plugin-content-docs\/current)\/products\//, schema: productFrontMatterSchema },
  { folder: /(?:src\/content|docusaurus-plugin-content-docs\/current)\/careers\//, schema: positionFrontMatterSchema },
  { folder: /(?:^|\/)(?:blog|docusaurus-plugin-content-blog)\//, schema: postFrontMatterSchema },
  { folder: /(?:src\/pages|docusaurus-plugin-content-pages)\//, schema: pageFrontMatterSchema },
  { folder: /gallery\/examples\//, schema: exampleFrontMatterSchema },
];

/** 1-based line of a key of the front matter, or 1 when the key is missing. */
function lineOf(fileContent: string, keys: PropertyKey[]): number {
  const lines = fileContent.split('\n');
  let line = 0;
  for (const key of keys) {
    const found = lines.findIndex((text, index) => index >= line && text.trimStart().startsWith(`${String(key)}:`));
    if (found < 0) break;
    line = found;
  }
  return line + 1;
}

/**
 * Reads front matter and holds it to the schema of its folder.
 * @throws an error for writers: file, line, field, what is wrong.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), params.filePath);
  const schema = schemas.find(({ folder }) => folder.test(file))?.schema;
  const checked = schema?.safeParse(result.frontMatter);
  if (checked?.error) {
    const faults = checked.error.issues.map((issue) => {
      const field = issue.path.join('.') || 'front matter';
      return `  ${file}:${lineOf(params.fileContent, issue.path)}  ${field}: ${issue.message}`;
    });
    throw new Error(`Front matter to mend (docs/writing.md describes the fields):\n${faults.join('\n')}`);
  }
  return result;
};
