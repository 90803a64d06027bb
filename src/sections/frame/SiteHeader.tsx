import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Container } from '@site/src/components/ui/Section';
import { SearchLink } from '../search/SearchLink';
import { LanguageMenu } from './LanguageMenu';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { demoLabel, useCurrent, useLinkTo, useNavigationItems, type NavigationItem } from './navigation';
import { ProductsMenu } from './ProductsMenu';

/** The sticky top bar: pages and menus on wide screens, a menu button on narrow ones, the demo on all. */
export function SiteHeader() {
  const current = useCurrent();
  const linkTo = useLinkTo();
  const link = ({ to, label }: NavigationItem) => (
    <Link
      {...linkTo(to)}
      aria-current={current(to)}
      className="bar-link flex min-h-target items-center rounded-full px-3 font-medium"
    >
      {label}
    </Link>
  );
  return (
    <header data-slot="site-header" className="sticky top-0 z-10">
      <Container className="flex min-h-header items-center justify-between gap-4 lg:min-h-header-wide">
        <Logo />
        <nav
          aria-label={translate({ id: 'nav.mainLabel', message: 'Main', description: 'Name of the main navigation' })}
          className="hidden lg:block"
        >
          <ul className="flex items-center">
            {useNavigationItems('header').map((item) =>
              item.to === '/products' ? (
                <li key={item.to} className="flex items-center">
                  {link(item)}
                  <ProductsMenu />
                </li>
              ) : (
                <li key={item.to}>{link(item)}</li>
              ),
            )}
          </ul>
        </nav>
        <div className="flex items-center gap-2">
          <div className="hidden lg:block">
            <LanguageMenu />
          </div>
          <SearchLink className="max-sm:hidden" />
          {/* Where the demo is what the page is about, or has been asked for, its own button comes first. */}
          <ButtonLink
            to="/demo"
            variant={current('/demo') ? 'outline' : 'default'}
            // An outline is a pixel wider at each side, and what stands beside it must not move.
            className={clsx('px-4! sm:px-6!', current('/demo') ? '-mx-px' : 'bar-button')}
          >
            {demoLabel()}
          </ButtonLink>
          <MobileMenu />
        </div>
      </Container>
    </header>
  );
}
