import { productMockups, type ProductIcon } from '../sections/mockups/product-mockups';
import { onDemandMdxComponents } from '../sections/product/on-demand-mdx-components';

/** The part of a syntax tree's node that is read or written here. */
interface MdxNode {
  type: string;
  name?: string;
  children?: MdxNode[];
  data?: unknown;
}

function namesOf(node: MdxNode): string[] {
  const own = node.type === 'mdxJsxFlowElement' && node.name ? [node.name] : [];
  return own.concat((node.children ?? []).flatMap(namesOf));
}

const identifier = (name: string) => ({ type: 'Identifier', name });
const literal = (value: string) => ({ type: 'Literal', value, raw: JSON.stringify(value) });

/** A statement of a module as a node of an MDX tree. */
const statementNode = (statement: object): MdxNode => ({
  type: 'mdxjsEsm',
  data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
});

/** `import { name } from 'module'` */
const importNode = (name: string, module: string) =>
  statementNode({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier(name), local: identifier(name) }],
    source: literal(module),
  });

/** `export { name as exported } from 'module'` */
const exportNode = (name: string, exported: string, module: string) =>
  statementNode({
    type: 'ExportNamedDeclaration',
    specifiers: [{ type: 'ExportSpecifier', local: identifier(name), exported: identifier(exported) }],
    source: literal(module),
  });

/**
 * Remark plugin. Imports the large components that an MDX file uses, and exports the mock-up of the
 * product that it describes as `ProductPicture`: writers need not, and pages load only what they show.
 */
export function importOnUse() {
  return (tree: { type: string; children: MdxNode[] }, { data }: { data: { frontMatter?: unknown } }) => {
    for (const name of new Set(namesOf(tree))) {
      const module = onDemandMdxComponents[name];
      if (module) tree.children.unshift(importNode(name, module));
    }
    const { icon, targetMarket } = (data.frontMatter ?? {}) as { icon?: ProductIcon; targetMarket?: string };
    if (icon && targetMarket) {
      const mockup = productMockups[icon];
      tree.children.unshift(exportNode(mockup, 'ProductPicture', `@site/src/sections/mockups/${mockup}`));
    }
  };
}
