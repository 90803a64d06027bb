import type { ReactNode } from 'react';

import MDXContent from '@theme/MDXContent';
import type { PageFrontMatter } from '@site/src/schemas/page';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

/** A page whose words are MDX: heading and lead from its front matter, sections from its body. */
export function WordsPage({ page, children }: { page: PageFrontMatter; children: ReactNode }) {
  return (
    <>
      <PageMeta {...page.seo} />
      <PageHeader title={page.heading} lead={page.lead} />
      <MDXContent>{children}</MDXContent>
    </>
  );
}
