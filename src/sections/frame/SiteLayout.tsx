import Translate from '@docusaurus/Translate';
import { lazy, Suspense, type ReactNode } from 'react';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Spinner } from '@site/src/components/ui/Spinner';
import { defaultLocale } from '@site/src/domain/locales';
import { useLocale } from '@site/src/hooks/useLocale';
import { usePageLanguages } from '@site/src/hooks/usePageLanguages';
import { LanguageNotice } from '../language/LanguageNotice';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

const UntranslatedNotice = lazy(async () => ({
  default: (await import('../language/UntranslatedNotice')).UntranslatedNotice,
}));

/**
 * What every page stands in: skip link, top bar, main, footer, and the sign that a page is being loaded. React takes over
 * each part in its boundary by itself, and first the one that is used: all at once would keep a phone from answering.
 */
export function SiteLayout({ children }: { children: ReactNode }) {
  const isTranslated = usePageLanguages().includes(useLocale().code);
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainLink
        href="#main"
        className="fixed top-2 left-2 z-20 -translate-y-24 rounded-full bg-action px-6 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        <Translate id="common.skipToContent" description="First link of every page, for keyboard users">
          Skip to main content
        </Translate>
      </PlainLink>
      <Suspense>
        <SiteHeader />
      </Suspense>
      {!isTranslated && (
        <Suspense>
          <UntranslatedNotice />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} lang={isTranslated ? undefined : defaultLocale} className="grow">
        <UnpublishedBadge />
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <SiteFooter />
        <LanguageNotice />
      </Suspense>
      {/* Shown while the next page's code loads; src/client sets the attribute. */}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 top-header-wide z-10 hidden justify-center p-4 [:root[data-route-pending]_&]:flex"
      >
        <span className="flex items-center gap-3 rounded-full bg-night px-6 py-3 text-on-night shadow-overlay">
          <Spinner className="text-aurora" />
          <Translate id="common.loading" description="Shown while the next page is being loaded">
            Loading…
          </Translate>
        </span>
      </div>
    </div>
  );
}
