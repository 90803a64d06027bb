import { MDXProvider } from '@mdx-js/react';
import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import { Prose } from '@site/src/components/ui/Prose';
import { Section } from '@site/src/components/ui/Section';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { pageMdxComponents } from './page-mdx-components';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

/** A page whose words are MDX: heading and lead from its front matter, sections (or one article) from its body. */
export function WordsPage({ page, children }: { page: PageFrontMatter; children: ReactNode }) {
  const body = (
    <MDXContent>
      <MDXProvider components={pageMdxComponents}>{children}</MDXProvider>
    </MDXContent>
  );
  return (
    <>
      <PageMeta {...page.seo} />
      <PageHeader title={page.heading} lead={page.lead} picture={page.picture} />
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
