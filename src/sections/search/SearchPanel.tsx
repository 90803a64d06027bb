import Translate, { translate } from '@docusaurus/Translate';

import { Button } from '@site/src/components/ui/Button';
import { Icon } from '@site/src/components/ui/Icon';
import { Input } from '@site/src/components/ui/Input';
import { longestQuery, queryField, searchEndpoint } from '@site/src/domain/search/search-routes';
import { useLocale } from '@site/src/hooks/useLocale';
import { When } from '../verify/CheckParts';
import { FrequentPages, SearchHelp } from './SearchHelp';
import { SearchResults } from './SearchResults';
import { SearchStatus } from './SearchStatus';

/**
 * Field, results and help of the search, on its page and, by script, over any other (src/search). Without script the
 * browser sends what was typed, and the server fills in the page.
 */
export function SearchPanel() {
  const { code: language } = useLocale();
  const label = translate({ id: 'search.title', message: 'Search', description: 'Name of the search of this site' });
  return (
    <div data-search-panel={label} className="flex flex-col gap-4">
      <form action={searchEndpoint} role="search" className="flex items-center gap-2">
        <input type="hidden" name="language" value={language} />
        <label htmlFor="search-query" className="sr-only">
          <Translate id="search.field" description="Name of the field to search this site, for screen readers">
            Search this site
          </Translate>
        </label>
        <Input
          id="search-query"
          type="search"
          name={queryField}
          required
          maxLength={longestQuery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={translate({
            id: 'search.examples',
            message: 'Such as fast charging or ioniq 5',
            description: 'In the empty field of the search: a topic and a model of a car',
          })}
        />
        {/* Over a page, where results come while typing, the field takes its room. */}
        <Button type="submit" size="icon" data-page-part="" aria-label={label} className="shrink-0">
          <Icon name="search" className="size-6" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          hidden
          data-dialog-part=""
          data-search-close=""
          aria-label={translate({
            id: 'search.close',
            message: 'Close search',
            description: 'Button that closes the search over a page',
          })}
          className="shrink-0"
        >
          <Icon name="close" className="size-6" />
        </Button>
      </form>
      <SearchStatus />
      <SearchResults />
      <div data-when="start">
        <FrequentPages />
      </div>
      <When is="none">
        <SearchHelp />
      </When>
      <div hidden data-dialog-part="">
        <p className="text-sm text-muted max-lg:hidden">
          <Translate
            id="search.keys"
            description="Below the results of the search over a page: keys that do something. Esc is printed on the key"
          >
            Enter opens the first result, the arrow keys move through them, and Esc closes the search. / opens it again.
          </Translate>
        </p>
      </div>
    </div>
  );
}
