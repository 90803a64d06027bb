import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from 'estree';
import type { Root } from 'mdast';

import { englishFile } from '../domain/content-folders';

const setFile = 'src/sections/shared/page-mdx-components.tsx';

/** The module of each component that pages may use, from the imports of the set. */
function modulesOfSet(siteDir: string): Map<string, string> {
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

/** A remark plugin: a page below src/pages imports the components that it uses, which writers do not have to know. */
export function remarkPageImports({ siteDir }: { siteDir: string }) {
  const modules = modulesOfSet(siteDir);
  return async (tree: Root, vfile: { path: string }): Promise<void> => {
    if (!englishFile(path.relative(siteDir, vfile.path))?.startsWith('src/pages/')) return;
    const { visit } = await import('unist-util-visit');
    const used = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const module = 'name' in node && node.name ? modules.get(node.name) : undefined;
      if (module && 'name' in node) used.set(node.name!, module);
    });
    const body = [...used].map(([name, module]) => importOf(name, module));
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: { estree: { type: 'Program', sourceType: 'module', body } },
    });
  };
}
