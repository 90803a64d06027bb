import type { ReactNode } from 'react';

import Layout from '@theme/Layout';
import { ButtonLink } from '@site/src/components/ui/Button';
import { Container } from '@site/src/components/ui/Section';
import { PageHeader } from '../shared/PageHeader';
import { PageMeta } from '../shared/PageMeta';

interface GalleryPageProps {
  title: string;
  lead: string;
  /** The other page of the gallery. */
  other: { name: string; address: string };
  children: ReactNode;
}

/** A page for those who work on the site; search engines are not offered it. */
export function GalleryPage({ title, lead, other, children }: GalleryPageProps) {
  return (
    <Layout>
      <PageMeta title={title} description={lead} noIndex />
      <PageHeader title={title} lead={lead}>
        <ButtonLink to={other.address} variant="outline">
          {other.name}
        </ButtonLink>
      </PageHeader>
      <Container className="py-12" data-gallery="" data-hydrate="">
        {children}
      </Container>
    </Layout>
  );
}
