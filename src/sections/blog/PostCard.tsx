import Link from '@docusaurus/Link';

import { Badge } from '@site/src/components/ui/Badge';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { Cover } from './Cover';
import { slugOf, type PostSummary } from './post-summary';
import { PostDate } from './PostDate';

/** A post on a list: cover, category, title, description, date and reading time. */
export function PostCard({
  title,
  description,
  permalink,
  date,
  readingTime,
  category,
  headingAs: Title = 'h2',
}: PostSummary & { headingAs?: 'h2' | 'h3' }) {
  return (
    <Card isLink>
      <Cover slug={slugOf(permalink)} category={slugOf(category.permalink)} />
      <CardBody>
        <Badge tone="action" className="self-start">
          {category.label}
        </Badge>
        <UnpublishedBadge path={permalink} />
        <Title className="text-xl">
          <Link to={permalink} className="text-ink underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </Title>
        <p>{description}</p>
        <PostDate date={date} readingTime={readingTime} />
      </CardBody>
    </Card>
  );
}
