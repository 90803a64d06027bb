import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';

import type { CodeNamedPage } from '@site/src/domain/code-named-pages';
import { localizePath, splitLocalePath } from '@site/src/domain/locales';
import { reportProducts, sampleReportPath } from '@site/src/domain/sample-report-pages';
import { useLocale } from '@site/src/hooks/useLocale';
import { useNavigation } from '@site/src/hooks/useNavigation';
import { reportName } from '../report/report-labels';

export interface NavigationItem {
  /** Address without language prefix; the framework's Link adds it. */
  to: string;
  label: string;
}

/** Names of pages without one in their front matter. */
function codeLabels(): Record<string, string> {
  const labels: Record<CodeNamedPage, string> = {
    '/about': translate({
      id: 'nav.about',
      message: 'About',
      description: 'Navigation: about the company, at most 16 characters',
    }),
    '/blog': translate({ id: 'nav.blog', message: 'Blog', description: 'Navigation, at most 16 characters' }),
    '/demo': demoLabel(),
    '/careers': translate({ id: 'nav.careers', message: 'Careers', description: 'Navigation, at most 24 characters' }),
    '/newsletter': translate({
      id: 'nav.newsletter',
      message: 'Newsletter',
      description: 'Navigation, at most 24 characters',
    }),
    '/search': translate({ id: 'search.title', message: 'Search', description: 'Name of the search of this site' }),
    '/privacy/batscan': translate({
      id: 'footer.newsletter.privacy',
      message: 'Privacy',
      description: 'Link to the privacy page',
    }),
  };
  return {
    ...labels,
    ...Object.fromEntries(reportProducts.map((product) => [sampleReportPath(product), reportName(product)])),
  };
}

/** What a page without a label in its front matter is called, by its path without prefix. */
export const pageName = (path: string): string | undefined => codeLabels()[path];

/** The pages that a part of the frame leads to (data/navigation.json). */
export function useNavigationItems(place: Parameters<typeof useNavigation>[0]): NavigationItem[] {
  const labels = codeLabels();
  return useNavigation(place).map(({ to, label, heading }) => ({ to, label: label ?? labels[to] ?? heading ?? to }));
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
  return translate({
    id: 'nav.requestDemo',
    message: 'Request a demo',
    description: 'Button in the navigation, at most 16 characters',
  });
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
