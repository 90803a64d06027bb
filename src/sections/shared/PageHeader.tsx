import type { ReactNode } from 'react';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container } from '@site/src/components/ui/Section';

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}

/** The opening band of pages without a hero: h1 and lead over the site's scale. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <>
      <div className="border-b border-line bg-surface">
        <Container className="flex flex-col gap-6 py-12 lg:py-16">
          <h1 className="max-w-[20ch] text-4xl">{title}</h1>
          <p className="max-w-measure text-md sm:text-lg">{lead}</p>
          {children}
        </Container>
      </div>
      <PageRuler />
    </>
  );
}
