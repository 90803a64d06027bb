import type { ConnectedProduct } from '@site/src/domain/integrations';
import type { Interface } from '@site/src/domain/schemas/owner-data';

/** Values of the choices that choose nothing. */
export const everyProduct = 'every-product';
export const everyKind = 'every-kind';

/** What a part of the list answers to: the values of the choices, for `data-of` (IntegrationFinder.tsx). */
export function traitsOf(product: ConnectedProduct, systems: readonly Interface[]): string {
  const kinds = new Set(systems.map(({ kind }) => kind));
  return [everyProduct, everyKind, product, ...kinds].join(' ');
}
