import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';

import { Icon } from '@site/src/components/ui/Icon';
import { Container } from '@site/src/components/ui/Section';

export interface Neighbour {
  title: string;
  permalink: string;
}

/** Links to the posts before and after this one. */
export function PostNeighbours({ newer, older }: { newer?: Neighbour; older?: Neighbour }) {
  if (!newer && !older) return null;
  const link =
    'flex flex-col gap-1 rounded-xl border border-line bg-surface p-6 text-ink no-underline hover:border-action';
  return (
    <Container>
      <nav
        aria-label={translate({
          id: 'blog.neighbours',
          message: 'Previous and next article',
          description: 'Name of the two links below a post',
        })}
        className="grid gap-6 sm:grid-cols-2"
      >
        {older && (
          <Link to={older.permalink} className={link}>
            <span className="flex items-center gap-2 text-sm text-muted">
              <Icon name="arrow-left" />
              <Translate id="blog.previous" description="Above the title of the older post">
                Previous
              </Translate>
            </span>
            <span className="font-semibold">{older.title}</span>
          </Link>
        )}
        {newer && (
          <Link to={newer.permalink} className={`${link} sm:col-start-2 sm:text-right`}>
            <span className="flex items-center gap-2 text-sm text-muted sm:justify-end">
              <Translate id="blog.next" description="Above the title of the newer post">
                Next
              </Translate>
              <Icon name="arrow-right" />
            </span>
            <span className="font-semibold">{newer.title}</span>
          </Link>
        )}
      </nav>
    </Container>
  );
}
