import type { BlogPaginatedMetadata } from '@docusaurus/plugin-content-blog';
import { translate } from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';

/** Below a part of a list of posts: the way to the newer and the older ones. */
export function Pagination({ page, totalPages, previousPage, nextPage }: BlogPaginatedMetadata) {
  return (
    <nav
      className="mt-12 flex flex-wrap items-center gap-4"
      aria-label={translate({
        id: 'blog.more',
        message: 'More articles',
        description: 'Name, for screen readers, of the links to the newer and the older articles of a list',
      })}
    >
      {previousPage && (
        <ButtonLink to={previousPage} rel="prev" variant="outline">
          {translate({ id: 'blog.newer', message: 'Newer articles', description: 'Link below a list of articles' })}
        </ButtonLink>
      )}
      {nextPage && (
        <ButtonLink to={nextPage} rel="next" variant="outline">
          {translate({ id: 'blog.older', message: 'Older articles', description: 'Link below a list of articles' })}
        </ButtonLink>
      )}
      <p>
        {translate(
          {
            id: 'blog.page',
            message: 'Page {page} of {pages}',
            description: 'Beside the links to newer and older articles',
          },
          { page: String(page), pages: String(totalPages) },
        )}
      </p>
    </nav>
  );
}
