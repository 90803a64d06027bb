import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

import type { Product } from '../lib/products';
import type { ProductFrontMatter } from '../schemas/product';

/**
 * Turns the front matter of the products' MDX files (in the current language) into global data. Navigation,
 * overview, home and footer read it, so a product is typed nowhere else. The order is that of sidebars.ts;
 * a product that is not named there follows after the others.
 */
export default function productCataloguePlugin(): Plugin {
  return {
    name: 'product-catalogue',
    async allContentLoaded({ allContent, actions }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const { docs = [], sidebars } = loadedVersions[0] ?? {};
      const order = (sidebars?.products ?? []).map((item) => (item.type === 'doc' ? item.id : ''));
      const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
      const products = docs
        .filter(({ id }) => id.startsWith('products/'))
        .sort((a, b) => rank(a.id) - rank(b.id) || a.id.localeCompare(b.id))
        .map(({ id, permalink, frontMatter }): Product => {
          const { name, tagline, description, targetMarket, icon } = frontMatter as unknown as ProductFrontMatter;
          return { id: id.replace('products/', ''), path: permalink, name, tagline, description, targetMarket, icon };
        });
      actions.setGlobalData({ products });
    },
  };
}
