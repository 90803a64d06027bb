import data from '../../data/interfaces.json' with { type: 'json' };
import type { ConnectionKind } from './connection-kinds.ts';
import type { Interface } from './schemas/owner-data.ts';

/** A product that is connected to systems, by the last part of its address. */
export type ConnectedProduct = keyof typeof data.interfaces & keyof typeof data.outputs;

/** The build holds data/interfaces.json to this type (src/check); JSON imports have wider ones. */
const { interfaces, outputs } = data as Record<'interfaces' | 'outputs', Record<ConnectedProduct, Interface[]>>;

export const connectedProducts = Object.keys(interfaces) as ConnectedProduct[];

/** What a product reads, and what its results come out as. */
export function systemsOf(product: ConnectedProduct): { read: Interface[]; given: Interface[] } {
  return { read: interfaces[product], given: outputs[product] };
}

const all = connectedProducts.flatMap((product) => {
  const { read, given } = systemsOf(product);
  return [...read, ...given].map((system) => ({ ...system, product }));
});

/** How many systems there are of one product or all, and of one kind or all. */
export function countSystems(product?: ConnectedProduct, kind?: ConnectionKind): number {
  return all
    .filter((system) => system.product === (product ?? system.product))
    .filter((system) => system.kind === (kind ?? system.kind)).length;
}

/** The name of each system once, in the order of the alphabet. */
export const systemNames = [...new Set(all.map(({ name }) => name))].sort((one, other) =>
  one.localeCompare(other, 'en'),
);
