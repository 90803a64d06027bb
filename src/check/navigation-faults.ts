import { codeNamedPages } from '../domain/code-named-pages.ts';
import { reportProducts, sampleReportPath } from '../domain/sample-report-pages.ts';
import type { Navigation } from '../domain/schemas/arrangement.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { sitePages } from './pages.ts';
import { didYouMean, orElse } from './suggestion.ts';

const file = 'data/navigation.json';
const named: readonly string[] = [...codeNamedPages, ...reportProducts.map(sampleReportPath)];

/** Pages that a stage of the home page's curve leads to, and that are gone. */
function stageFaults(siteDir: string, pages: string[]): Fault[] {
  const life = 'data/battery-life.json';
  const { value, placeOf } = readJsonFile(siteDir, life);
  const stages = (value as { stages?: { page?: unknown }[] } | undefined)?.stages;
  return (Array.isArray(stages) ? stages : []).flatMap(({ page }, index): Fault[] =>
    typeof page !== 'string' || pages.includes(page)
      ? []
      : [
          {
            file: life,
            ...placeOf(['stages', index, 'page']),
            rule: 'broken-link',
            message: `stages.${index}.page: there is no page ${page}; the link leads to the product instead.`,
            remedy: orElse(didYouMean(page, pages), 'Correct the address or remove it.'),
            severity: 'error',
          },
        ],
  );
}

/** Addresses of navigation, footer and the home page's stages that no page has, or that have no name for a menu. */
export function navigationFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, file);
  const known = sitePages(siteDir);
  const pages = [...known.keys()];
  // The front matter of pages, products and positions has one; posts are no part of menus.
  const hasName = (address: string) => /^src\/.*\.mdx$/.test(known.get(address)!) || named.includes(address);
  const addressFault = (list: string, address: string, isRepeated: boolean): Omit<Fault, 'file'> | undefined => {
    if (isRepeated)
      return {
        rule: 'address-twice',
        message: `${list}: ${address} stands in this list already.`,
        remedy: 'Remove one of the two.',
        severity: 'warning',
      };
    if (!pages.includes(address))
      return {
        rule: 'broken-link',
        message: `${list}: there is no page ${address}.`,
        remedy: orElse(didYouMean(address, pages), 'Correct the address or remove it.'),
        severity: 'error',
      };
    if (hasName(address)) return undefined;
    return {
      rule: 'page-without-name',
      message: `${list}: ${address} has no name for menus: visitors would see its address.`,
      remedy: 'Remove it, or lead to a page that has one.',
      allowed: `Besides products and MDX pages these have one: ${named.join(', ')}`,
      severity: 'error',
    };
  };
  const ofNavigation = (['productOrder', 'header', 'products', 'resources', 'footer', 'legal'] as const).flatMap(
    (list) => {
      const addresses = ((value as Partial<Navigation> | undefined)?.[list] ?? []) as unknown[];
      if (!Array.isArray(addresses)) return [];
      return addresses.flatMap((address, index): Fault[] => {
        // Of what is no address its form is at fault.
        if (typeof address !== 'string' || !address.startsWith('/')) return [];
        const fault = addressFault(list, address, addresses.indexOf(address) < index);
        return fault ? [{ file, ...placeOf([list, index]), ...fault }] : [];
      });
    },
  );
  return [...ofNavigation, ...stageFaults(siteDir, pages)];
}
