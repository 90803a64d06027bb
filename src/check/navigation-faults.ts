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

/** Addresses of navigation, footer and the home page's stages that no page has. */
export function navigationFaults(siteDir: string): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, file);
  const known = sitePages(siteDir);
  const pages = [...known.keys()];
  /** Of a page of words the front matter says it, of a product or a post none does. */
  const hasName = (address: string) =>
    /^src\/pages\/.*\.mdx$/.test(known.get(address)!) || named.includes(address) || /^\/products\/[^/]+$/.test(address);
  const ofNavigation = (['productOrder', 'header', 'products', 'resources', 'footer', 'legal'] as const).flatMap(
    (list) => {
      const addresses = ((value as Partial<Navigation> | undefined)?.[list] ?? []) as unknown[];
      if (!Array.isArray(addresses)) return [];
      return addresses.flatMap((address, index): Fault[] =>
        // Of what is no address its form is at fault.
        typeof address !== 'string' || !address.startsWith('/')
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
              ? hasName(address)
                ? []
                : [
                    {
                      file,
                      ...placeOf([list, index]),
                      rule: 'page-without-name',
                      message: `${list}: ${address} has no name for menus: visitors would see its address.`,
                      remedy: 'Remove it, or lead to a page that has one.',
                      allowed: `Besides products and MDX pages these have one: ${named.join(', ')}`,
                      severity: 'error',
                    },
                  ]
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
    },
  );
  return [...ofNavigation, ...stageFaults(siteDir, pages)];
}
