import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

import { company } from '@site/src/domain/company';
import { useLatestPosts } from '@site/src/hooks/useLatestPosts';
import { Cover } from '../blog/Cover';
import { PostDate } from '../blog/PostDate';

/** What a subscriber would have got: the newest posts, set as letters. */
export function IssuePreview() {
  const [newest, ...earlier] = useLatestPosts();
  if (!newest) return null;
  return (
    <section aria-labelledby="latest-letters" className="flex flex-col gap-6">
      <h2 id="latest-letters" className="text-2xl">
        <Translate id="newsletter.preview.title" description="Heading above the newest posts, on the newsletter page">
          What you would have read lately
        </Translate>
      </h2>
      <article className="relative overflow-hidden rounded-xl border border-line bg-surface shadow-raised hover:border-action">
        <p className="flex flex-wrap justify-between gap-x-6 bg-night px-6 py-4 text-sm text-on-night-muted">
          <span className="font-semibold text-on-night">{company.name}</span>
          {company.email}
        </p>
        <Cover
          permalink={newest.permalink}
          keyFigure={newest.keyFigure}
          keyFigureLabel={newest.keyFigureLabel}
          className="aspect-[5/2]"
        />
        <div className="flex flex-col gap-3 p-6 sm:p-8">
          <PostDate date={newest.date} />
          <h3 className="text-2xl">
            <Link to={newest.permalink} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
              {newest.title}
            </Link>
          </h3>
          <p className="text-md">{newest.description}</p>
        </div>
      </article>
      <ul className="grid gap-6 sm:grid-cols-2">
        {earlier.map(({ permalink, title, date }) => (
          <li key={permalink} className="relative flex flex-col gap-2 border-t-2 border-line-strong pt-4">
            <PostDate date={date} />
            <h3 className="text-lg">
              <Link to={permalink} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
