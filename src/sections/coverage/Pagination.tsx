import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { buttonStyles } from '@site/src/components/ui/Button';

interface PaginationProps {
  /** From 1; 0 when all stands on one page. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  /** Called when another page was chosen. */
  onTurn: () => void;
}

/** Previous, next, and everything on one page (for printing and for searching in the page). */
export function Pagination({ page, pages, addressOf, onTurn }: PaginationProps) {
  if (pages === 1) return null;
  const link = (to: number, label: string) => (
    <Link to={addressOf(to)} autoAddBaseUrl={false} onClick={onTurn} className={buttonStyles({ variant: 'secondary' })}>
      {label}
    </Link>
  );
  return (
    <nav
      aria-label={translate({
        id: 'vehicleCoverage.pages',
        message: 'Pages of the list',
        description: 'Name of the links to other pages of the list',
      })}
      className="flex flex-wrap items-center gap-4 print:hidden"
    >
      {page > 1 &&
        link(page - 1, translate({ id: 'vehicleCoverage.previous', message: 'Previous page', description: 'Link' }))}
      {page > 0 && (
        <span className="tabular-nums">
          <Translate
            id="vehicleCoverage.pageOf"
            description="Which page of the list is shown; both are numbers"
            values={{ page, pages }}
          >
            {'Page {page} of {pages}'}
          </Translate>
        </span>
      )}
      {page > 0 &&
        page < pages &&
        link(page + 1, translate({ id: 'vehicleCoverage.next', message: 'Next page', description: 'Link' }))}
      {page === 0
        ? link(1, translate({ id: 'vehicleCoverage.paged', message: 'Show in pages', description: 'Link' }))
        : link(0, translate({ id: 'vehicleCoverage.onePage', message: 'Show all on one page', description: 'Link' }))}
    </nav>
  );
}
