import { translate } from '@docusaurus/Translate';

import { PlainLink } from '@site/src/components/ui/PlainLink';
import { searchKinds, type SearchKind } from '@site/src/domain/search/search-file';

function kindName(kind: SearchKind): string {
  const names: Record<SearchKind, string> = {
    product: translate({ id: 'search.kind.product', message: 'Product', description: 'Kind of a search result' }),
    page: translate({ id: 'search.kind.page', message: 'Page', description: 'Kind of a search result' }),
    post: translate({ id: 'search.kind.post', message: 'Article', description: 'Kind of a search result' }),
    term: translate({ id: 'search.kind.term', message: 'Glossary', description: 'Kind of a search result' }),
    vehicle: translate({
      id: 'search.kind.vehicle',
      message: 'Vehicle',
      description: 'Kind of a search result: a brand or series that our product supports',
    }),
  };
  return names[kind];
}

/** A part of a result that is filled in; what matches stands in the mark's place and form. */
function Matched({ of, className }: { of: 'title' | 'heading' | 'passage'; className?: string }) {
  return (
    <span data-text={of} className={className}>
      <mark className="bg-action-tint font-semibold text-ink" />
    </span>
  );
}

/** The list of results, with a hidden one that the others are made of. */
export function SearchResults() {
  return (
    <>
      <ol data-results="" className="divide-y divide-line empty:hidden" />
      <ol hidden>
        <li data-result="">
          <PlainLink className="flex flex-col gap-1 rounded-md py-3 text-body no-underline hover:bg-action-tint">
            <span className="flex items-baseline justify-between gap-4">
              <Matched of="title" className="font-semibold text-ink" />
              <span className="shrink-0 text-sm text-muted">
                {searchKinds.map((kind) => (
                  <span key={kind} data-kind={kind}>
                    {kindName(kind)}
                  </span>
                ))}
              </span>
            </span>
            <Matched of="heading" className="text-sm font-medium text-action" />
            <Matched of="passage" className="text-sm" />
          </PlainLink>
        </li>
      </ol>
    </>
  );
}
