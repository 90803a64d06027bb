import path from 'node:path';
import type { Root } from 'mdast';

import { remarkPageImports } from '@site/src/plugins/page-imports';

test('A product imports the components it uses, those in properties too', async () => {
  const siteDir = path.resolve(import.meta.dirname, '../..');
  const figure = { type: 'mdxJsxAttributeValueExpression', value: '<TracedCells />' };
  const tree = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Moment',
        attributes: [{ type: 'mdxJsxAttribute', name: 'figure', value: figure }],
        children: [],
      },
    ],
  } as unknown as Root;
  await remarkPageImports({ siteDir })(tree, { path: path.join(siteDir, 'src/content/products/batdata.mdx') });
  const imports = JSON.stringify(tree.children[0]);
  expect(imports).toContain('@site/src/sections/product/AlertStory');
  expect(imports).toContain('@site/src/sections/product/TracedCells');
});
