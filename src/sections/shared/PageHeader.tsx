import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container } from '@site/src/components/ui/Section';
import type { PagePicture } from '@site/src/domain/illustrations';
import { Drawing } from './Drawing';

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  picture?: PagePicture;
  children?: ReactNode;
}

/** The opening band of pages without a hero: h1, lead and a picture of what the page is about, over the site's scale. */
export function PageHeader({ title, lead, picture, children }: PageHeaderProps) {
  return (
    <>
      <div className="overflow-hidden border-b border-line bg-surface">
        <Container
          className={clsx(
            'grid gap-6 py-12 lg:py-16',
            picture && 'items-center gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-12',
          )}
        >
          <div className="flex flex-col gap-6">
            <h1 className="max-w-[20ch] text-4xl">{title}</h1>
            <p className="max-w-measure text-md sm:text-lg">{lead}</p>
            {children}
          </div>
          {picture && (
            <Drawing
              name={picture}
              urgent
              className="mx-auto max-h-[11rem] w-auto max-w-full sm:max-h-[16rem] lg:max-h-[24rem]"
            />
          )}
        </Container>
      </div>
      <PageRuler />
    </>
  );
}
