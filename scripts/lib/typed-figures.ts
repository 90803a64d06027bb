import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFiles } from '../../src/check/content-files.ts';
import { originalOf } from '../../src/check/content-kinds.ts';
import { saidIn } from '../../src/check/said.ts';
import type { Claim } from '../../src/domain/schemas/claim.ts';
import type { PricesData } from '../../src/domain/schemas/owner-data.ts';

/** How people type an amount, by its currency. */
const amounts: Record<string, (amount: string) => string> = {
  EUR: (amount) => `€ ?${amount}|${amount} ?(?:€|EUR|euros?\\b)`,
  GBP: (amount) => `£ ?${amount}|${amount} ?(?:GBP|pounds?\\b)`,
};

/** What is written by a component or a link of its own, and how it is typed. */
interface Fact {
  typed: RegExp;
  instead: string;
}

function factsIn(siteDir: string): Fact[] {
  const read = (name: string) => JSON.parse(readFileSync(path.join(siteDir, 'data', name), 'utf8')) as unknown;
  const { examples, volumes } = read('prices.json') as PricesData;
  const prices = [...Object.values(examples), ...Object.values(volumes).flat()].flatMap(({ price }) =>
    Object.entries(price ?? {}),
  );
  const { phone } = read('company.json') as { phone: string };
  const alone = (typed: string) => new RegExp(`(?<![\\d.,])(?:${typed})(?!\\d|[.,]\\d)`);
  return [
    ...Object.entries(read('claims.json') as Record<string, Claim>)
      .filter(([, { unit }]) => unit === 'percent')
      .map(([id, { value }]) => ({ typed: alone(`${value} ?(?:%|per ?cent)`), instead: `<Claim id="${id}" />` })),
    ...prices.flatMap(([currency, price]) => {
      const typed = amounts[currency]?.(new Intl.NumberFormat('en').format(price).replace(',', ',?'));
      return typed
        ? [{ typed: alone(typed), instead: 'a <PriceExample> or <PriceVolumes>, from data/prices.json' }]
        : [];
    }),
    {
      typed: new RegExp(phone.replace(/\D/g, '').replace(/./g, '$&[ -]?').replace(/^/, '\\+?')),
      instead: 'a link to /contact, which has the phone number of data/company.json',
    },
  ];
}

/** Figures, prices and phone numbers that English products and pages have typed where the data has them, as lines. */
export function typedFigures(siteDir: string): string[] {
  const facts = factsIn(siteDir);
  return contentFiles(siteDir)
    .filter(
      ({ file, kind }) =>
        originalOf(file).language === undefined && ['src/content/products', 'src/pages'].includes(kind.folder),
    )
    .flatMap((content) =>
      saidIn(content).flatMap(({ text, placeOf }) =>
        facts.flatMap(({ typed, instead }) => {
          const found = typed.exec(text);
          if (!found) return [];
          const { line, column } = placeOf(found.index);
          return [
            `${content.file}:${line}:${column}  has "${found[0]}" typed by hand, which stays when the data changes; if it is the same, write ${instead}`,
          ];
        }),
      ),
    );
}
