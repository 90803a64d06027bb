import { translate } from '@docusaurus/Translate';

import { buttonStyles } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { localizePath } from '@site/src/domain/locales';
import { searchPath } from '@site/src/domain/search/search-routes';
import { useLocale } from '@site/src/hooks/useLocale';

/** Leads to the page that searches; src/template/inline/search.ts opens the search over this page instead. */
export function SearchLink({ className }: { className?: string }) {
  const { code } = useLocale();
  return (
    <PlainLink
      href={localizePath(searchPath, code)}
      data-search=""
      aria-label={translate({ id: 'search.title', message: 'Search', description: 'Name of the search of this site' })}
      aria-keyshortcuts="/"
      className={buttonStyles({ variant: 'ghost', size: 'icon', className })}
    >
      <Icon name="search" className="size-6" />
    </PlainLink>
  );
}
