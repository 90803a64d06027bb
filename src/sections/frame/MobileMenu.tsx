import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Button, ButtonLink } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { SearchLink } from '../search/SearchLink';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { demoLabel, useCurrent, useLinkTo, useNavigationItems } from './navigation';
import { ProductLinks } from './ProductLinks';

const id = 'mobile-menu';
/** `command` and `commandfor` reach React's types later than they reached browsers. */
const invoke = (command: 'show-modal' | 'close') => ({ command, commandfor: id }) as object;

/**
 * The menu of narrow screens, with the pages of top bar and footer: a modal dialog, opened and closed by the platform,
 * so focus, Escape and the rest of the page behave without code. src/template/inline/controls.ts closes it when the
 * window grows wide or the page is left.
 */
export function MobileMenu() {
  const current = useCurrent();
  const linkTo = useLinkTo();
  const header = useNavigationItems('header');
  const listed = [...header, ...useNavigationItems('products')].map(({ to }) => to);
  const others = [...useNavigationItems('resources'), ...useNavigationItems('footer')].filter(
    ({ to }) => !listed.includes(to),
  );

  const link = ({ to, label }: { to: string; label: string }) => (
    <Link
      {...linkTo(to)}
      aria-current={current(to)}
      className="flex min-h-12 items-center border-b border-line text-md font-semibold text-ink no-underline aria-[current]:text-action"
    >
      {label}
    </Link>
  );

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={translate({
          id: 'nav.openMenu',
          message: 'Open menu',
          description: 'Button that opens the mobile menu',
        })}
        className="lg:hidden"
        {...invoke('show-modal')}
      >
        <Icon name="menu" className="size-6" />
      </Button>
      <dialog
        id={id}
        aria-label={translate({ id: 'nav.menu', message: 'Menu', description: 'Name of the mobile menu' })}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-narrow overflow-y-auto overscroll-contain bg-surface text-ink backdrop:bg-night/60"
      >
        <div className="flex min-h-full flex-col gap-8 px-4 pb-8">
          <div className="flex min-h-header items-center justify-between">
            <Logo />
            <SearchLink className="ml-auto" />
            <Button
              variant="ghost"
              size="icon"
              aria-label={translate({
                id: 'nav.closeMenu',
                message: 'Close menu',
                description: 'Button that closes the mobile menu',
              })}
              {...invoke('close')}
            >
              <Icon name="close" className="size-6" />
            </Button>
          </div>
          <nav
            aria-label={translate({
              id: 'nav.mobileLabel',
              message: 'Pages',
              description: 'Name of the navigation in the mobile menu',
            })}
          >
            <ul>
              {[...header, ...others].map((item) => (
                <li key={item.to}>
                  {link(item)}
                  {item.to === '/products' && <ProductLinks className="py-2" />}
                </li>
              ))}
            </ul>
          </nav>
          <ButtonLink to="/demo" size="lg">
            {demoLabel()}
          </ButtonLink>
          <div>
            <h2 className="mb-2 font-text text-sm font-semibold tracking-label text-muted">
              <Translate id="nav.languages" description="Heading above the language links in the mobile menu">
                Language
              </Translate>
            </h2>
            <LanguageLinks className="grid grid-cols-2 gap-1" />
          </div>
        </div>
      </dialog>
    </>
  );
}
