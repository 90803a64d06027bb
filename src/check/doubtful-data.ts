import type * as z from 'zod';

import { dayIn } from '../domain/day.ts';
import type { claimsSchema } from '../domain/schemas/claim.ts';
import type { Company } from '../domain/schemas/company.ts';
import type { PricesData } from '../domain/schemas/owner-data.ts';
import type { vehicleListSchema } from '../domain/schemas/vehicle.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';

/*
 * Values of data that have the right form and can hardly be meant. Each file by itself is known to be right.
 */

/** How many digits follow the country's number; of other countries only what E.164 says. */
const nationalDigits: Record<string, [fewest: number, most: number]> = {
  31: [9, 9],
  45: [8, 8],
  46: [8, 9],
  47: [8, 8],
};
const anyDigits: [number, number] = [6, 13];

function phoneFaults(siteDir: string): Fault[] {
  const file = 'data/company.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  const { phone } = value as Company;
  const digits = phone.replace(/\D/g, '');
  const country = Object.keys(nationalDigits).find((code) => digits.startsWith(code));
  const [fewest, most] = country ? nationalDigits[country]! : anyDigits;
  const count = digits.length - (country?.length ?? 2);
  if (count >= fewest && count <= most) return [];
  const wanted = fewest === most ? `${most}` : `${fewest} to ${most}`;
  return [
    {
      file,
      ...placeOf(['phone']),
      rule: 'phone-length',
      message: `phone: ${phone} has ${count} digits after +${country ?? digits.slice(0, 2)}, and numbers there have ${wanted}.`,
      remedy: 'Look whether a digit is missing, or one too many.',
      severity: 'warning',
    },
  ];
}

/** Prices are rounded and rates move; one that was raised alone is further from what the same is in other currencies. */
const mostApart = 1.25;

/** The middle one; the larger of two. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Prices that are far from the same price in other currencies, by the ratio that currencies have in the other prices. */
function currencyFaults(siteDir: string): Fault[] {
  const file = 'data/prices.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  const { examples, volumes } = value as PricesData;
  const prices = [
    ...Object.entries(examples).map(([id, { price }]) => ({ keys: ['examples', id, 'price'], price })),
    ...Object.entries(volumes).flatMap(([id, rows]) =>
      rows.map(({ price }, index) => ({ keys: ['volumes', id, index, 'price'], price })),
    ),
  ].flatMap(({ keys, price }) => (price ? [{ keys, price }] : []));
  const [base] = Object.keys(prices[0]?.price ?? {});
  if (base === undefined) return [];
  const ratio = (currency: string) =>
    median(prices.flatMap(({ price }) => (price[currency] && price[base] ? [price[currency] / price[base]] : [])));
  return prices.flatMap(({ keys, price }) => {
    const worth = Object.entries(price).map(([currency, amount]) => ({
      currency,
      amount,
      inBase: amount / ratio(currency),
    }));
    const usual = median(worth.map(({ inBase }) => inBase));
    return worth
      .filter(({ inBase }) => inBase > usual * mostApart || inBase < usual / mostApart)
      .map(({ currency, amount }): Fault => {
        const expected = Number((usual * ratio(currency)).toPrecision(2));
        return {
          file,
          ...placeOf([...keys, currency]),
          rule: 'currency-ratio',
          message: `${[...keys, currency].join('.')}: ${amount} is far from what this costs in the other currencies, about ${expected} here.`,
          remedy: 'Correct it, or the others.',
          severity: 'warning',
        };
      });
  });
}

/** Claims that were stated, and years of the history, that are still to come. */
export function laterDayFaults(siteDir: string): Fault[] {
  const read = (file: string) => readJsonFile(siteDir, file);
  const { timeZone } = (read('data/company.json').value as Company).officeHours;
  const day = dayIn(timeZone, process.env);
  const fault = (file: string, keys: string[], message: string): Fault => ({
    file,
    ...read(file).placeOf(keys),
    rule: 'day-to-come',
    message: `${keys.join('.')}: ${message} is still to come.`,
    remedy: 'Correct it.',
    severity: 'warning',
  });
  const claims = read('data/claims.json').value as z.infer<typeof claimsSchema>;
  const { years } = read('data/milestones.json').value as { years: Record<string, number> };
  return [
    ...Object.entries(claims)
      .filter(([, { date }]) => date > day)
      .map(([id, { date }]) => fault('data/claims.json', [id, 'date'], date)),
    ...Object.entries(years)
      .filter(([, year]) => `${year}` > day.slice(0, 4))
      .map(([id, year]) => fault('data/milestones.json', ['years', id], `${year}`)),
  ];
}

function updatedFaults(siteDir: string): Fault[] {
  const file = 'data/vehicle-list.json';
  const { value, placeOf } = readJsonFile(siteDir, file);
  const { updated } = value as z.infer<typeof vehicleListSchema>;
  const { timeZone } = (readJsonFile(siteDir, 'data/company.json').value as Company).officeHours;
  const day = dayIn(timeZone, process.env);
  if (updated <= day) return [];
  return [
    {
      file,
      ...placeOf(['updated']),
      rule: 'day-to-come',
      message: `updated: ${updated} is still to come, and visitors read that the list was changed then.`,
      remedy: `Write the day of the last change of data/vehicles.csv, ${day} or earlier.`,
      severity: 'warning',
    },
  ];
}

/** A phone number that is too short, a price that other currencies contradict, a day that is still to come. */
export function doubtfulDataFaults(siteDir: string): Fault[] {
  return [...phoneFaults(siteDir), ...currencyFaults(siteDir), ...updatedFaults(siteDir)];
}
