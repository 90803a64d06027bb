import type { BreadcrumbList } from 'schema-dts';

/**
 * The way from the home page to a page.
 * @param trail from the home page on, the page itself last; whole addresses
 */
export function breadcrumbList(trail: readonly { name: string; url: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // The last one is the page itself, which needs no address.
      ...(index < trail.length - 1 && { item: { '@id': url } }),
    })),
  };
}
