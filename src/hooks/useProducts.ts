import { usePluginData } from '@docusaurus/useGlobalData';

import type { ProductFrontMatter } from '../domain/schemas/product';

/** A product as navigation, cards and the footer show it. */
export interface Product extends Pick<
  ProductFrontMatter,
  'name' | 'tagline' | 'description' | 'targetMarket' | 'demo' | 'icon' | 'picture' | 'glance'
> {
  /** Last part of its address, e.g. `batscan`. */
  id: string;
  /** Its address with the language prefix. */
  path: string;
}

/** All products in the order of data/navigation.json, in the language of the page. */
export function useProducts(): Product[] {
  return (usePluginData('content-catalogue') as { products: Product[] }).products;
}
