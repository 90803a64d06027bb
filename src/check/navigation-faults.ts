import type { Navigation } from '../domain/schemas/arrangement.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { sitePages } from './pages.ts';
import { didYouMean, orElse } from './suggestion.ts';

const file = 'data/navigation.json';

/** Addresses of navigation and footer that no page has. */
export function navigationFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, file);
  const pages = [...sitePages(siteDir).keys()];
  return (['productOrder', 'header', 'products', 'resources', 'footer', 'legal'] as const).flatMap((list) => {
    const addresses = ((value as Partial<Navigation> | undefined)?.[list] ?? []) as unknown[];
    if (!Array.isArray(addresses)) return [];
    return addresses.flatMap((address, index): Fault[] =>
      typeof address !== 'string'
        ? []
        : addresses.indexOf(address) < index
          ? [
              {
                file,
                ...placeOf([list, index]),
                rule: 'address-twice',
                message: `${list}: ${address} stands in this list already.`,
                remedy: 'Remove one of the two.',
                severity: 'warning',
              },
            ]
          : pages.includes(address)
            ? []
            : [
                {
                  file,
                  ...placeOf([list, index]),
                  rule: 'broken-link',
                  message: `${list}: there is no page ${address}.`,
                  remedy: orElse(didYouMean(address, pages), 'Correct the address or remove it.'),
                  severity: 'error',
                },
              ],
    );
  });
}
