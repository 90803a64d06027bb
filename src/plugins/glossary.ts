import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Program } from 'estree';
import type { Parent, Root, RootContent } from 'mdast';

import { glossaryEntries, glossaryPage } from '../check/glossary-entries';
import { typeset } from '../domain/typography';

/** Writes what the glossary says of each term, in the language of the site: `@generated/glossary/default/<id>.json`. */
export default function glossaryPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const { currentLocale, localeConfigs } = i18n;
  const { htmlLang } = localeConfigs[currentLocale]!;
  return {
    name: 'glossary',
    getPathsToWatch: () =>
      [glossaryPage, `i18n/${currentLocale}/docusaurus-plugin-content-pages/glossary.mdx`].map((file) =>
        path.join(siteDir, file),
      ),
    async contentLoaded({ actions }) {
      for (const { id, definition } of glossaryEntries(siteDir, currentLocale))
        await actions.createData(`${id}.json`, { definition: typeset(definition, htmlLang) });
    },
  };
}

/** Puts the signs right behind a term into one box with it, that no line begins with: browsers break behind any button. */
function holdSigns(parent: Parent, index: number): void {
  const [term, next] = parent.children.slice(index) as RootContent[];
  const [signs] = (next?.type === 'text' && /^[.,:;!?)”’»…]+/.exec(next.value)) || [];
  if (!signs || next?.type !== 'text') return;
  next.value = next.value.slice(signs.length);
  const box = {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'whitespace-nowrap' }],
    children: [term, { type: 'text', value: signs }],
  };
  parent.children[index] = box as RootContent;
}

/** A remark plugin: gives each `<Term>` its definition, so that a page carries those of its own terms only. */
export function remarkTerms() {
  return async (tree: Root): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const ids = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (!('attributes' in node) || !Array.isArray(node.attributes) || node.name !== 'Term') return;
      if (parent && index !== undefined) holdSigns(parent as Parent, index);
      const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      if (typeof id !== 'string') return;
      ids.add(id);
      const entry = { type: 'Identifier', name: entryName(id) } as const;
      const definition = {
        type: 'MemberExpression',
        object: entry,
        property: { type: 'Identifier', name: 'definition' },
        computed: false,
        optional: false,
      } as const;
      const estree: Program = {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression: definition }],
      };
      const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } } as const;
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'definition', value });
    });
    const body = [...ids].map((id): Program['body'][number] => ({
      type: 'ImportDeclaration',
      specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: entryName(id) } }],
      source: { type: 'Literal', value: `@generated/glossary/default/${id}.json` },
      attributes: [],
    }));
    if (body.length > 0)
      tree.children.unshift({
        type: 'mdxjsEsm',
        value: '',
        data: { estree: { type: 'Program', sourceType: 'module', body } },
      });
  };
}

const entryName = (id: string) => `glossary_${id.replaceAll('-', '_')}`;
