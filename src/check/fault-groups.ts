import type { FaultList } from './fault-list.ts';

type PageFault = FaultList['faults'][number];

/** What an open page shows of a list. */
export interface FaultGroups {
  /** Of the page itself. */
  here: PageFault[];
  /** Of other pages. */
  elsewhere: PageFault[];
  /** Of data, labels and files that make no page; they may show anywhere. */
  unplaced: PageFault[];
}

/** Faults by where they show, errors first. @param pathname address of the page that is open */
export function groupFaults({ faults, locale, prefix }: FaultList, pathname: string): FaultGroups {
  const rank = ({ severity }: PageFault) => (severity === 'error' ? 0 : 1);
  const open = pathname.replace(/(.)\/$/, '$1');
  const path = prefix !== '' && `${open}/`.startsWith(`${prefix}/`) ? open.slice(prefix.length) || '/' : open;
  const isHere = ({ page, language = locale }: PageFault) => page === path && language === locale;
  const sorted = faults.toSorted((a, b) => rank(a) - rank(b));
  return {
    here: sorted.filter(isHere),
    elsewhere: sorted.filter((fault) => fault.page !== undefined && !isHere(fault)),
    unplaced: sorted.filter(({ page }) => page === undefined),
  };
}

/**
 * True while a newer list is on its way. A server that checks has no time to send its list to a page that is loaded meanwhile.
 * @param isStopped whether something has kept the page from being shown
 */
export const isAwaited = ({ checking, editorTemplate }: FaultList, isStopped: boolean): boolean =>
  checking || (editorTemplate === '' && isStopped);

/** How many there are of each, "1 to mend on this page, 2 on others, 1 in data and other files"; '' for none at all. */
export function countedFaults({ here, elsewhere, unplaced }: FaultGroups): string {
  if (here.length + elsewhere.length + unplaced.length === 0) return '';
  return [
    `${here.length} to mend on this page`,
    ...(elsewhere.length > 0 ? [`${elsewhere.length} on others`] : []),
    ...(unplaced.length > 0 ? [`${unplaced.length} in data and other files`] : []),
  ].join(', ');
}
