import { Badge } from '@site/src/components/ui/Badge';
import { useUnpublished } from '@site/src/hooks/useUnpublished';

/**
 * In `npm run dev`, says that visitors do not see a page yet. In English, since only writers read it.
 * @param path address of a page on a list, with language prefix; without it, the mark is that of the present page
 */
function DevelopmentBadge({ path }: { path?: string }) {
  const unpublished = useUnpublished(path);
  if (!unpublished) return null;
  return (
    <Badge tone="warning" lang="en" className={path ? 'self-start' : 'fixed bottom-4 left-4 z-10 shadow-overlay'}>
      {unpublished.from
        ? `${unpublished.isDraft ? 'Draft, and scheduled' : 'Scheduled'} for ${unpublished.from}`
        : 'Draft'}
    </Badge>
  );
}

/** Nothing in a build: it has no such pages. */
export const UnpublishedBadge = process.env.NODE_ENV === 'production' ? () => null : DevelopmentBadge;
