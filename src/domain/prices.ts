import data from '../../data/prices.json' with { type: 'json' };
import type { PricesData } from './schemas/owner-data.ts';

/** A product that has an example, by the last part of its address. */
export type PricedProduct = keyof typeof data.examples;

export interface PriceExample {
  /** Reports, vehicles or lines. */
  count: number;
  /** Of one, a month. */
  price: number;
  /** Of all, a month. */
  month: number;
}

const examples: PricesData['examples'] = data.examples;

/**
 * The worked example of a product, for the page of prices and for the calculator.
 * @param currency ISO 4217 code, one of those in data/prices.json
 */
export function priceExample(product: string, currency: string): PriceExample {
  const { count, price } = examples[product]!;
  return { count, price: price[currency]!, month: count * price[currency]! };
}
