import Link from '@docusaurus/Link';

import { Badge } from '@site/src/components/ui/Badge';
import { Card, CardBody } from '@site/src/components/ui/Card';
import { PostDate } from './PostDate';

export interface PostSummary {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 */
  date: string;
  readingTime?: number;
  tags: readonly { label: string; permalink: string }[];
}

/** A post on a list: category, title, description, date and reading time. */
export function PostCard({ title, description, permalink, date, readingTime, tags }: PostSummary) {
  return (
    <Card>
      <CardBody>
        {tags[0] && (
          <Badge tone="action" className="self-start">
            {tags[0].label}
          </Badge>
        )}
        <h2 className="text-xl">
          <Link to={permalink} className="text-ink underline-offset-4 hover:underline">
            {title}
          </Link>
        </h2>
        <p>{description}</p>
        <PostDate date={date} readingTime={readingTime} />
      </CardBody>
    </Card>
  );
}
