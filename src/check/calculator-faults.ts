import type * as z from 'zod';

import type { claimsSchema } from '../domain/schemas/claim.ts';
import type { localesSchema } from '../domain/schemas/locales-file.ts';
import type { PricesData } from '../domain/schemas/owner-data.ts';
import type { RoiData } from '../domain/schemas/roi.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

/** Something that is not there, by the keys of what asks for it. */
interface Lack {
  file: string;
  keys: string[];
  rule: string;
  message: string;
  remedy: string;
}

/** Amounts without a currency that visitors may choose. */
function missingCurrencies(
  file: string,
  keys: string[],
  amounts: Record<string, number> | undefined,
  currencies: string[],
): Lack[] {
  return currencies
    .filter((currency) => amounts && !amounts[currency])
    .map((currency) => ({
      file,
      keys,
      rule: 'missing-currency',
      message: `${currency} is missing, one of "currencies" in data/roi.json.`,
      remedy: 'Add it.',
    }));
}

/** What calculators take from other files and is not there, and currencies without an amount; each file is known to be right. */
export function calculatorFaults(siteDir: string): Fault[] {
  const read = (name: string): unknown => readJsonFile(siteDir, `data/${name}.json`).value;
  const { locales } = read('locales') as z.infer<typeof localesSchema>;
  const claims = read('claims') as z.infer<typeof claimsSchema>;
  const { examples, volumes } = read('prices') as PricesData;
  const { currencies, calculators } = read('roi') as RoiData;

  const ofLanguages = locales
    .filter(({ currency }) => !currencies.includes(currency))
    .map(({ code, currency }): Lack => ({
      file: 'data/roi.json',
      keys: ['currencies'],
      rule: 'missing-currency',
      message: `${currency} is missing, the currency of "${code}" in data/locales.json.`,
      remedy: 'Add it.',
    }));
  const ofPrices = Object.entries(examples).flatMap(([product, { price }]) =>
    missingCurrencies('data/prices.json', ['examples', product, 'price'], price, currencies),
  );
  const ofVolumes = Object.entries(volumes).flatMap(([product, rows]) =>
    rows.flatMap(({ price }, row) =>
      missingCurrencies('data/prices.json', ['volumes', product, `${row}`, 'price'], price, currencies),
    ),
  );
  const ofInputs = Object.entries(calculators).flatMap(([product, { inputs }]) =>
    Object.entries(inputs).flatMap(([name, input]): Lack[] => {
      const keys = ['calculators', product, 'inputs', name];
      const file = 'data/roi.json';
      const unknownClaims = (['claim', 'afterSaving'] as const).filter(
        (field) => input[field] && !claims[input[field]],
      );
      return [
        ...missingCurrencies(file, [...keys, 'amounts'], input.amounts, currencies),
        ...unknownClaims.map((field) => ({
          file,
          keys: [...keys, field],
          rule: 'missing-claim',
          message: `data/claims.json has no "${input[field]}".`,
          remedy: 'Name another figure.',
        })),
        ...(input.example && !examples[product]
          ? [
              {
                file,
                keys: [...keys, 'example'],
                rule: 'missing-example',
                message: `data/prices.json has no example for "${product}".`,
                remedy: 'Add it there, or write a start.',
              },
            ]
          : []),
      ];
    }),
  );
  return [...ofLanguages, ...ofPrices, ...ofVolumes, ...ofInputs].map(({ file, keys, rule, message, remedy }) => ({
    file,
    ...readJsonFile(siteDir, file).placeOf(keys),
    rule,
    message: `${keys.join('.')}: ${message}`,
    remedy,
    severity: 'error',
  }));
}
