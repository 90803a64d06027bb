import { today } from '../domain/calendar.ts';
import { splitLocalePath } from '../domain/locales.ts';
import { isFile } from '../domain/redirects.ts';
import type { PublishedPaths, Redirect } from '../domain/schemas/redirects.ts';
import { categories } from './categories.ts';
import type { Fault } from './fault.ts';
import { readJsonFile } from './json-file.ts';
import { publicPaths } from './published-paths.ts';
import { didYouMean } from './suggestion.ts';

const redirectsFile = 'data/redirects.json';
const publishedFile = 'data/published-paths.json';

/** Redirects that lead to no page, in steps or in circles, or that are never reached. */
function brokenRedirects(siteDir: string, pages: string[]): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, redirectsFile);
  const { redirects } = value as { redirects: Redirect[] };
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  return redirects.flatMap(({ from, to: written }, index): Fault[] => {
    const to = isFile(from) ? splitLocalePath(written).path : written;
    const fault = (field: 'from' | 'to', rule: string, message: string, remedy: string): Fault => ({
      file: redirectsFile,
      ...placeOf(['redirects', index, field]),
      rule,
      message,
      remedy,
      severity: 'error',
    });
    const next = targets.get(to);
    return [
      ...(redirects.findIndex((other) => other.from === from) < index
        ? [fault('from', 'redirect-twice', `from: ${from} stands above already.`, 'Remove one of the two.')]
        : []),
      ...(pages.includes(from)
        ? [
            fault(
              'from',
              'redirect-of-page',
              `from: ${from} is a page, which nobody would see.`,
              'Remove the redirect, or rename the page.',
            ),
          ]
        : []),
      ...(next !== undefined
        ? [
            fault(
              'to',
              'redirect-chain',
              `to: ${to} leads on to ${next}.`,
              pages.includes(next) ? `Lead to ${next} at once.` : 'Lead to a page that is there.',
            ),
          ]
        : pages.includes(to)
          ? []
          : [
              fault(
                'to',
                'broken-link',
                `to: there is no page ${to}.`,
                didYouMean(to, pages) ??
                  'Lead to the page that says what the old one said, or to the list that it was in.',
              ),
            ]),
    ];
  });
}

/** Addresses that were public once, and that nothing answers any more. */
function lostPaths(siteDir: string, now: ReturnType<typeof publicPaths>): Fault[] {
  const { value, placeOf } = readJsonFile(siteDir, publishedFile);
  const published = value as PublishedPaths;
  const { redirects } = readJsonFile(siteDir, redirectsFile).value as { redirects: Redirect[] };
  const moved = new Set(redirects.map(({ from }) => from));
  const day = today(process.env);
  const remedyFor = (address: string) => {
    const [, ...date] = /^\/blog\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(address) ?? [];
    return date.join('-') > day
      ? 'Its day is still to come: if it was never public, remove this line.'
      : `Add { "from": "${address}", "to": "/…" } to ${redirectsFile}, with the page that took its place. If no visitor ever saw it, remove this line instead.`;
  };
  return (['pages', 'files'] as const).flatMap((list) =>
    published[list].flatMap((address, index): Fault[] =>
      now[list].includes(address) || moved.has(address)
        ? []
        : [
            {
              file: publishedFile,
              ...placeOf([list, index]),
              rule: 'lost-address',
              message: `${address} was public, and there is nothing any more.`,
              remedy: remedyFor(address),
              severity: 'error',
            },
          ],
    ),
  );
}

/** What is wrong with data/redirects.json, and which address of data/published-paths.json is lost. */
export function redirectFaults(siteDir: string): Fault[] {
  const now = publicPaths(siteDir);
  // The lists of a category are lost with the file that names it, until that can be read.
  const isComplete = categories(siteDir).faults.length === 0;
  return [...brokenRedirects(siteDir, now.pages), ...(isComplete ? lostPaths(siteDir, now) : [])];
}
