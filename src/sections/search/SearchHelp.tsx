import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { vehicleCoveragePath } from '@site/src/domain/vehicle-coverage-path';
import { useNavigationItems } from '../frame/navigation';

const frequentPaths = ['/pricing', vehicleCoveragePath, '/compare-methods', '/verify', '/glossary', '/contact'];
const linkStyles = 'inline-flex min-h-8 items-center font-semibold text-action underline-offset-4 hover:underline';

/** Where most visitors want to go, while nothing is typed. */
export function FrequentPages() {
  const items = [
    ...useNavigationItems('products'),
    ...useNavigationItems('resources'),
    ...useNavigationItems('header'),
  ];
  const pages = frequentPaths.flatMap((path) => items.find(({ to }) => to === path) ?? []);
  return (
    <>
      <p className="text-sm text-muted">
        <Translate id="search.frequent" description="Above links to pages, while nothing is searched for yet">
          Go straight to
        </Translate>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkStyles}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What helps whoever has found nothing. */
export function SearchHelp() {
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Translate id="search.advice" description="When a search finds nothing">
          Try another word for it, or fewer words. Brands and models work too.
        </Translate>
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to={vehicleCoveragePath} className={linkStyles}>
            <Translate id="search.vehicles" description="Link to the list of vehicles, when a search finds nothing">
              All supported vehicles
            </Translate>
          </Link>
        </li>
        <li>
          <Link to="/contact" className={linkStyles}>
            <Translate id="search.ask" description="Link to the contact page, when a search finds nothing">
              Ask a battery engineer
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
