import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';

import { localizePath, splitLocalePath } from '@site/src/domain/locales';
import { useLocale } from '@site/src/hooks/useLocale';

export interface NavigationItem {
  /** Address without language prefix; the framework's Link adds it. */
  to: string;
  label: string;
}

/** The pages of the top bar, without the products, which have a menu of their own. */
export function pageItems(): {
  home: NavigationItem;
  products: NavigationItem;
  rest: NavigationItem[];
  /** In the footer only. */
  careers: NavigationItem;
} {
  return {
    home: { to: '/', label: translate({ id: 'nav.home', message: 'Home', description: 'Navigation' }) },
    products: {
      to: '/products',
      label: translate({ id: 'nav.products', message: 'Products', description: 'Navigation' }),
    },
    rest: [
      {
        to: '/about',
        label: translate({ id: 'nav.about', message: 'About', description: 'Navigation: about the company' }),
      },
      { to: '/blog', label: translate({ id: 'nav.blog', message: 'Blog', description: 'Navigation' }) },
      { to: '/contact', label: translate({ id: 'nav.contact', message: 'Contact', description: 'Navigation' }) },
    ],
    careers: { to: '/careers', label: translate({ id: 'nav.careers', message: 'Careers', description: 'Navigation' }) },
  };
}

/**
 * Props of a link to a page. The framework would write the home page of a language as `/sv/`; its one address is `/sv`.
 */
export function useLinkTo(): (to: string) => { to: string; autoAddBaseUrl?: boolean } {
  const { code } = useLocale();
  return (to) => (to === '/' ? { to: localizePath('/', code), autoAddBaseUrl: false } : { to });
}

/** Label of the demo button in top bar and mobile menu. */
export function demoLabel(): string {
  return translate({ id: 'nav.requestDemo', message: 'Request demo', description: 'Button in the navigation' });
}

/**
 * `aria-current` for a link: the page itself, or a page below it. The products link is current on any path that
 * contains /products.
 */
export function useCurrent(): (to: string) => 'page' | 'true' | undefined {
  const { path } = splitLocalePath(useLocation().pathname);
  return (to) => {
    if (path === to) return 'page';
    return to !== '/' && path.startsWith(`${to}/`) ? 'true' : undefined;
  };
}
