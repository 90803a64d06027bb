import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { Cover } from './Cover';
import type { PostSummary } from './post-summary';
import { PostDate } from './PostDate';

interface PostCardProps extends PostSummary {
  headingAs?: 'h2' | 'h3';
  /** The lead article of a list is larger, its cover beside the text. */
  isLead?: boolean;
  /** The first lines of the lead article, in place of its description where there is room for them. */
  opening?: ReactNode;
  className?: string;
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
  isLead = false,
  opening,
  className,
}: PostCardProps) {
  return (
    <Card
      isLink
      className={clsx(
        isLead ? 'lg:grid lg:grid-cols-[7fr_5fr]' : 'md:row-span-5 md:grid md:grid-rows-subgrid md:gap-y-0',
        className,
      )}
    >
      <Cover
        permalink={permalink}
        keyFigure={keyFigure}
        keyFigureLabel={keyFigureLabel}
        urgent={isLead}
        isLarge={isLead}
        className={clsx('aspect-[2/1]', isLead && 'lg:aspect-auto lg:min-h-[26rem]')}
      />
      <CardBody className={isLead ? 'lg:p-8' : 'md:row-span-4 md:grid md:grid-rows-subgrid'}>
        <div className="flex flex-wrap gap-2">
          <Badge tone="action">{category.label}</Badge>
          <UnpublishedBadge path={permalink} />
        </div>
        <Title className={isLead ? 'text-3xl' : 'text-xl'}>
          <Link to={permalink} className="text-ink underline-offset-4 after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </Title>
        {opening}
        <p className={isLead ? clsx('max-w-measure text-md', opening && 'sm:hidden') : 'max-sm:hidden'}>
          {description}
        </p>
        <PostDate date={date} readingTime={readingTime} />
      </CardBody>
    </Card>
  );
}
