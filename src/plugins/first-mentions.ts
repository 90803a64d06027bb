import type { Root } from 'mdast';

/** A remark plugin: tells the first `<Source>` of each id, whose name stands in the post's margin, from the later ones. */
export function remarkFirstMentions() {
  return async (tree: Root): Promise<void> => {
    const { visit } = await import('unist-util-visit');
    const mentioned = new Set<string>();
    visit(tree, 'mdxJsxTextElement', (node) => {
      if (node.type !== 'mdxJsxTextElement' || node.name !== 'Source') return;
      const id = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
      if (typeof id !== 'string' || mentioned.has(id)) return;
      mentioned.add(id);
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'isFirst' });
    });
  };
}
