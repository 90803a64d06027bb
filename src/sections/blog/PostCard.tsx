import Link from '@docusaurus/Link';
import clsx from 'clsx';

import { Badge } from '@site/src/components/ui/Badge';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { Cover } from './Cover';
import type { PostSummary } from './post-summary';
import { PostDate } from './PostDate';

interface PostCardProps extends PostSummary {
  headingAs?: 'h2' | 'h3';
  /** The lead article of a list is larger; one in brief has no cover. */
  size?: 'lead' | 'normal' | 'brief';
}

/** A post on a list: cover, category, title, description, date and reading time. */
export function PostCard({
  title,
  description,
  permalink,
  date,
  readingTime,
  category,
  keyFigure,
  keyFigureLabel,
  headingAs: Title = 'h2',
  size = 'normal',
}: PostCardProps) {
  const isLead = size === 'lead';
  return (
    <Card isLink className="h-full">
      {size !== 'brief' && (
        <Cover
          permalink={permalink}
          keyFigure={keyFigure}
          keyFigureLabel={keyFigureLabel}
          urgent={isLead}
          className={isLead ? 'aspect-[2/1] lg:aspect-[5/2]' : 'aspect-[2/1]'}
        />
      )}
      <CardBody>
        <Badge tone="action" className="self-start">
          {category.label}
        </Badge>
        <UnpublishedBadge path={permalink} />
        <Title className={isLead ? 'text-3xl' : 'text-xl'}>
          <Link to={permalink} className="text-ink underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </Title>
        <p className={clsx(isLead && 'max-w-measure text-md')}>{description}</p>
        <PostDate date={date} readingTime={readingTime} />
      </CardBody>
    </Card>
  );
}
