import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import posts from '@generated/content-catalogue/default/posts.json';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Cover } from '../blog/Cover';

/** Rows of three, as many as are full. */
const shown = posts.slice(0, Math.min(9, posts.length - (posts.length % 3)));

/** The covers of the posts, each with its figure and its title, on tablets in pairs; phones have them in a row to push aside. */
export function WrittenPosts() {
  if (shown.length === 0) return null;
  return (
    <Section tone="night" className="overflow-clip">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4 lg:mb-12">
        <SectionHeading
          className=""
          title={
            <Translate id="newsletter.written.title" description="Heading above the covers of the posts">
              What we’ve written so far
            </Translate>
          }
        />
        <ButtonLink to="/blog" variant="outline" className="text-on-night">
          <Translate id="blog.allPosts" description="Link to the list of all posts">
            All articles
          </Translate>
        </ButtonLink>
      </div>
      <ul className="strip sm:grid sm:grid-cols-2 sm:gap-8 lg:grid-cols-3">
        {shown.map(({ permalink, title, keyFigure, keyFigureLabel }) => (
          <li key={permalink} className="relative flex flex-col max-sm:w-3/4 sm:max-lg:last:odd:hidden">
            <Cover
              permalink={permalink}
              keyFigure={keyFigure}
              keyFigureLabel={keyFigureLabel}
              className="aspect-4/3 rounded-xl sm:aspect-[2/1]"
            />
            <h3 className="pt-4 text-lg leading-tight">
              <Link
                to={permalink}
                className="text-on-night no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </Section>
  );
}
