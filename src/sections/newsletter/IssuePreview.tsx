import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import posts from '@generated/content-catalogue/default/posts.json';

import { Icon } from '@site/src/components/ui/Icon';
import { company } from '@site/src/domain/company';
import { coverName } from '@site/src/domain/illustrations';
import { Cover } from '../blog/Cover';
import { PostDate } from '../blog/PostDate';
import { Drawing } from '../shared/Drawing';

/** What a subscriber would have got: the newest posts, set as a mail. */
export function IssuePreview() {
  const [newest, ...earlier] = posts.slice(0, 3);
  if (!newest) return null;
  return (
    <section aria-labelledby="latest-letters" className="flex flex-col gap-6">
      <h2 id="latest-letters" className="text-2xl">
        <Translate id="newsletter.preview.title" description="Heading above the newest posts, on the newsletter page">
          What you’d get: our latest articles
        </Translate>
      </h2>
      <article className="overflow-hidden rounded-xl border border-line bg-surface shadow-overlay">
        <header className="flex flex-col gap-4 border-b border-line bg-sunken p-4 sm:p-6">
          <div className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-full bg-night text-xl text-aurora"
            >
              <Icon name="gauge" />
            </span>
            <p className="flex grow flex-col text-sm">
              <span className="font-semibold text-ink">{company.name}</span>
              {`<${company.email}>`}
            </p>
            <div className="self-start max-sm:hidden">
              <PostDate date={newest.date} />
            </div>
          </div>
          <h3 className="text-xl">
            <Link to={newest.permalink} className="text-ink no-underline underline-offset-4 hover:underline">
              {newest.title}
            </Link>
          </h3>
        </header>
        <div className="mx-auto flex max-w-narrow flex-col gap-6 p-4 sm:py-8 lg:grid lg:max-w-none lg:grid-cols-2 lg:gap-x-16 lg:p-8">
          <div className="flex flex-col gap-6">
            <Cover
              keyFigure={newest.keyFigure}
              keyFigureLabel={newest.keyFigureLabel}
              className="aspect-[3/2] rounded-lg sm:aspect-[2/1]"
            />
            <p className="text-md">{newest.description}</p>
          </div>
          <div className="flex flex-col justify-between gap-6">
            <ul className="divide-y divide-line border-y border-line">
              {earlier.map(({ permalink, title, description, keyFigure }) => (
                <li key={permalink} className="grid grid-cols-[6rem_1fr] items-center gap-x-4 gap-y-1 py-4">
                  <span className="row-span-2 grid aspect-square overflow-hidden rounded-lg aurora p-2">
                    <Drawing name={keyFigure ? coverName(keyFigure) : 'blog'} className="size-full object-contain" />
                  </span>
                  <h4 className="self-end text-lg leading-tight">
                    <Link to={permalink} className="text-ink no-underline underline-offset-4 hover:underline">
                      {title}
                    </Link>
                  </h4>
                  <p className="self-start max-sm:hidden">{description}</p>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              {company.legalName}, {company.office.street}, {company.office.postalCode} {company.office.city}
            </p>
          </div>
        </div>
      </article>
    </section>
  );
}
