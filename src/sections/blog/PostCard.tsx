import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import { Badge } from '@site/src/components/ui/Badge';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { Icon } from '@site/src/components/ui/Icon';
import { UnpublishedBadge } from '../shared/UnpublishedBadge';
import { Cover } from './Cover';
import type { PostSummary } from './post-summary';
import { PostDate } from './PostDate';

interface PostCardProps extends PostSummary {
  headingAs?: 'h2' | 'h3';
  /** The lead article of a list is larger, its cover beside the text. */
  isLead?: boolean;
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
        className={clsx('aspect-[2/1]', isLead && 'lg:aspect-auto')}
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
        <p className={isLead ? 'text-md' : 'max-sm:hidden'}>{description}</p>
        {isLead ? (
          <>
            <div>
              <PostDate date={date} readingTime={readingTime} />
            </div>
            <p aria-hidden="true" className="mt-auto flex items-center gap-2 font-semibold text-action">
              <Translate
                id="blog.read"
                description="At the foot of the first article in a list, all of which is a link"
              >
                Read the article
              </Translate>
              <Icon name="arrow-right" />
            </p>
          </>
        ) : (
          <PostDate date={date} readingTime={readingTime} />
        )}
      </CardBody>
    </Card>
  );
}
