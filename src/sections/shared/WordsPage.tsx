import { lazy, Suspense, type ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

// Only the home page has it; pages with a form need not carry its picture.
const HomeHero = lazy(async () => ({ default: (await import('../home/HomeHero')).HomeHero }));

/** A page whose words are MDX: heading and lead from its front matter, sections (or one article) from its body. */
export function WordsPage({ page, children }: { page: PageFrontMatter; children: ReactNode }) {
  const body = <MDXContent>{children}</MDXContent>;
  return (
    <>
      <PageMeta {...page.seo} />
      {page.headline ? (
        <Suspense>
          <HomeHero heading={page.heading} headline={page.headline} lead={page.lead} />
        </Suspense>
      ) : (
        <PageHeader title={page.heading} lead={page.lead} picture={page.picture} compact={page.compact} />
      )}
      {page.article ? (
        <Section>
          <Prose>{body}</Prose>
        </Section>
      ) : (
        body
      )}
    </>
  );
}
