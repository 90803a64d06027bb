import data from '../../data/prices.json' with { type: 'json' };
import type { Locale } from './schemas/locales-file.ts';
import type { PricesData } from './schemas/owner-data.ts';

/** A product that has an example, by the last part of its address. */
export type PricedProduct = keyof typeof data.examples;

/** Whether a product has an example. */
export const isPriced = (product: string): product is PricedProduct => product in data.examples;

/** Where a product's example is on the page of prices. */
export const exampleAnchor = (product: PricedProduct): string => `price-${product}`;

export interface PriceExample {
  /** Reports, vehicles or lines. */
  count: number;
  /** Of one, a month. */
  price: number;
  /** Of all, a month. */
  month: number;
}

const { examples, volumes, alsoIn }: PricesData = data;

/** A product that has a table of volumes. */
export type VolumeProduct = keyof typeof data.volumes;

/**
 * The worked example of a product, for the page of prices and for the calculator.
 * @param currency ISO 4217 code, one of those in data/prices.json
 */
export function priceExample(product: string, currency: string): PriceExample {
  const { count, price = volumes[product]?.find((row) => row.count === count)?.price } = examples[product]!;
  return exampleIn(currency)({ count, price: price! });
}

/** What one costs, and all of them a month, for the counts of the product's table of volumes. */
export function priceVolumes(product: VolumeProduct, currency: string): PriceExample[] {
  return volumes[product]!.map(exampleIn(currency));
}

/** The currencies that the table of volumes has for readers of a language. */
export function volumeCurrencies({ code, currency }: Pick<Locale, 'code' | 'currency'>): string[] {
  return [...new Set([currency, alsoIn[code] ?? currency])];
}

function exampleIn(currency: string) {
  return ({ count, price }: PricesData['volumes'][string][number]): PriceExample => ({
    count,
    price: price[currency]!,
    month: count * price[currency]!,
  });
}
