import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from 'estree';
import type { Root } from 'mdast';

import { englishFile } from '../domain/content-folders';

/** The sets of components whose files import what they use, by the folder of these files. */
export const setFiles = {
  'src/pages/': 'src/sections/shared/page-mdx-components.tsx',
  'src/content/products/': 'src/sections/product/product-mdx-components.tsx',
};

/** The module of each component of a set, from the set's imports. */
export function modulesOfSet(siteDir: string, setFile: string): Map<string, string> {
  const source = readFileSync(path.join(siteDir, setFile), 'utf8');
  const imports = [...source.matchAll(/^import \{ ([^}]+) \} from '(\.[^']+)';$/gm)];
  return new Map(
    imports.flatMap(([, names, from]) =>
      names!.split(', ').map((name) => [name, path.posix.join('@site', path.posix.dirname(setFile), from!)] as const),
    ),
  );
}

function importOf(name: string, module: string): Program['body'][number] {
  const identifier = { type: 'Identifier' as const, name };
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: { type: 'Literal', value: module },
    attributes: [],
  };
}

/** A remark plugin: pages and products import the components that they use, which writers do not have to know. */
export function remarkPageImports({ siteDir }: { siteDir: string }) {
  const sets = Object.entries(setFiles).map(([folder, file]) => ({ folder, modules: modulesOfSet(siteDir, file) }));
  return async (tree: Root, vfile: { path: string }): Promise<void> => {
    const file = englishFile(path.relative(siteDir, vfile.path));
    const modules = sets.find(({ folder }) => file?.startsWith(folder))?.modules;
    if (!modules) return;
    const { visit } = await import('unist-util-visit');
    const used = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      // A property may hold a component: figure={<TracedCells />}.
      const inProperties = node.attributes.flatMap(({ value }) =>
        value && typeof value === 'object' ? [...value.value.matchAll(/<(\w+)/g)].map(([, name]) => name!) : [],
      );
      for (const name of [node.name, ...inProperties]) {
        const module = name ? modules.get(name) : undefined;
        if (module) used.set(name!, module);
      }
    });
    const body = [...used].map(([name, module]) => importOf(name, module));
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body } },
    });
  };
}
