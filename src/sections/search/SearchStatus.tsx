import Translate from '@docusaurus/Translate';

import { Spinner } from '@site/src/components/ui/Spinner';
import { Fill, When } from '../verify/CheckParts';

/** What a search has come to, in a line that screen readers read out: src/domain/search/search-view.ts says which. */
export function SearchStatus() {
  return (
    <div role="status" className="text-sm text-muted">
      <When is="working">
        <p className="flex items-center gap-3">
          <Spinner />
          <Translate id="search.working" description="While the search is being loaded">
            Searching…
          </Translate>
        </p>
      </When>
      <When is="one">
        <Translate id="search.one" description="Above the result of a search">
          1 result
        </Translate>
      </When>
      <When is="many">
        <Translate
          id="search.many"
          description="Above the results of a search; {count} is 2 to 20"
          values={{ count: <Fill of="count" /> }}
        >
          {'{count} results'}
        </Translate>
      </When>
      <When is="none">
        <p className="text-base font-semibold text-ink">
          <Translate
            id="search.none"
            description="When a search finds nothing; {query} is what was typed"
            values={{ query: <Fill of="query" /> }}
          >
            {'Nothing found for “{query}”'}
          </Translate>
        </p>
      </When>
      <When is="failed">
        <Translate id="search.failed" description="When the search cannot be loaded, such as without a connection">
          The search couldn’t be loaded. Check your connection, then press Enter.
        </Translate>
      </When>
      <When is="limited">
        <Translate id="search.limited" description="When one network has searched too often, without JavaScript">
          Many searches have come from your network, so we ask you to wait. Try again in ten minutes.
        </Translate>
      </When>
    </div>
  );
}
