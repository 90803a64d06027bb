import type * as z from 'zod';

import type { claimsSchema } from '../domain/schemas/claim.ts';
import type { localesSchema } from '../domain/schemas/locales-file.ts';
import type { PricesData } from '../domain/schemas/owner-data.ts';
import type { RoiData } from '../domain/schemas/roi.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

/** What the calculators take from other files and is not there, and amounts that lack a currency; each file is readable. */
export function calculatorFaults(siteDir: string): Fault[] {
  const read = <Data>(name: string) => {
    const { value, placeOf } = readJsonFile(siteDir, `data/${name}.json`);
    return { data: value as Data, placeOf };
  };
  const { locales } = read<z.infer<typeof localesSchema>>('locales').data;
  const claims = read<z.infer<typeof claimsSchema>>('claims').data;
  const prices = read<PricesData>('prices');
  const roi = read<RoiData>('roi');
  const fault = (file: 'prices' | 'roi', keys: string[], rule: string, message: string, remedy: string): Fault => ({
    file: `data/${file}.json`,
    ...{ prices, roi }[file].placeOf(keys),
    rule,
    message: `${keys.join('.')}: ${message}`,
    remedy,
    severity: 'error',
  });
  const calculators = Object.entries(roi.data.calculators);
  const inputs = calculators.flatMap(([product, calculator]) =>
    Object.entries(calculator.inputs).map(([name, input]) => ({
      product,
      input,
      keys: ['calculators', product, 'inputs', name],
    })),
  );
  const missingIn = (file: 'prices' | 'roi', keys: string[], amounts: Record<string, number>) =>
    roi.data.currencies
      .filter((currency) => !amounts[currency])
      .map((currency) =>
        fault(
          file,
          keys,
          'missing-currency',
          `${currency} is missing, one of "currencies" in data/roi.json.`,
          'Add it.',
        ),
      );
  return [
    ...locales
      .filter(({ currency }) => !roi.data.currencies.includes(currency))
      .map(({ code, currency }) =>
        fault(
          'roi',
          ['currencies'],
          'missing-currency',
          `${currency} is missing, the currency of "${code}" in data/locales.json.`,
          'Add it.',
        ),
      ),
    ...Object.entries(prices.data.examples).flatMap(([product, { price }]) =>
      missingIn('prices', ['examples', product, 'price'], price),
    ),
    ...inputs.flatMap(({ product, input, keys }) => [
      ...(input.amounts ? missingIn('roi', [...keys, 'amounts'], input.amounts) : []),
      ...(['claim', 'afterSaving'] as const).flatMap((field) => {
        const id = input[field];
        return id === undefined || claims[id]
          ? []
          : [
              fault(
                'roi',
                [...keys, field],
                'missing-claim',
                `data/claims.json has no "${id}".`,
                'Name another figure.',
              ),
            ];
      }),
      ...(input.example && !prices.data.examples[product]
        ? [
            fault(
              'roi',
              [...keys, 'example'],
              'missing-example',
              `data/prices.json has no example for "${product}".`,
              'Add it there, or write a start.',
            ),
          ]
        : []),
    ]),
  ];
}
