import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { Icon } from '@site/src/components/ui/Icon';
import { Prose } from '@site/src/components/ui/Prose';
import { Container, Section } from '@site/src/components/ui/Section';
import { company } from '@site/src/lib/company';
import { PageMeta } from '../shared/PageMeta';
import type { PostSummary } from './PostCard';
import { PostDate } from './PostDate';

/** One article: heading, date and author, running text at a readable measure, and the way back. */
export function Post({ title, description, date, readingTime, tags, children }: PostSummary & { children: ReactNode }) {
  return (
    <article>
      <PageMeta title={title} description={description} type="article" keywords={tags.map(({ label }) => label)} />
      <header className="border-b border-line bg-surface">
        <Container className="flex flex-col gap-6 py-12 lg:py-16">
          <ul className="flex gap-3">
            {tags.map(({ label, permalink }) => (
              <li key={permalink}>
                <Link to={permalink} className="font-semibold text-action underline underline-offset-4">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <h1 className="max-w-[24ch] text-4xl">{title}</h1>
          <p className="max-w-measure text-md sm:text-lg">{description}</p>
          <div className="flex flex-wrap gap-x-4 text-sm text-muted">
            <span>{company.name}</span>
            <PostDate date={date} readingTime={readingTime} />
          </div>
        </Container>
        <div aria-hidden="true" className="h-[10px] w-full scale-ticks text-line" />
      </header>
      <Section>
        <Prose className="mx-auto">
          <MDXContent>{children}</MDXContent>
        </Prose>
        <p className="mx-auto mt-12 max-w-measure">
          <Link
            to="/blog"
            className="inline-flex min-h-target items-center gap-2 font-semibold text-action underline-offset-4 hover:underline"
          >
            <Icon name="arrow-left" />
            <Translate id="blog.back" description="Link at the foot of an article">
              All articles
            </Translate>
          </Link>
        </p>
      </Section>
    </article>
  );
}
