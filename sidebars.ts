import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The order of the products everywhere: navigation, overview, home and footer follow it. */
export default {
  products: ['products/batscan', 'products/batstream', 'products/batdata'],
} satisfies SidebarsConfig;
