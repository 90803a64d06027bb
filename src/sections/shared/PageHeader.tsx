import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container } from '@site/src/components/ui/Section';
import { Breadcrumb } from './Breadcrumb';
import { Drawing } from './Drawing';
import { ProductLayers } from './ProductLayers';

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  /** A picture of src/illustrations. */
  picture?: string;
  /** Lower, and without the picture on phones: what stands below matters most. */
  compact?: boolean;
  children?: ReactNode;
}

/** The opening band of pages without a hero: h1, lead and a picture of what the page is about, over the site's scale. */
export function PageHeader({ title, lead, picture, compact, children }: PageHeaderProps) {
  return (
    <>
      <div className="overflow-x-clip bg-surface">
        <Container
          className={clsx(
            'grid gap-6',
            compact ? 'py-6 sm:py-8' : picture ? 'py-8' : 'py-8 sm:py-12 lg:py-16',
            picture &&
              'gap-x-12 sm:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center',
          )}
        >
          <div className={clsx('flex flex-col gap-6', picture && 'sm:max-lg:contents')}>
            <div className="flex flex-col gap-2 sm:max-lg:col-span-full">
              <Breadcrumb />
              <h1 className="text-4xl">{title}</h1>
            </div>
            <p className="max-w-measure text-md text-balance sm:text-lg">{lead}</p>
            {children}
          </div>
          {picture === 'products' ? (
            <ProductLayers />
          ) : (
            picture && (
              <Drawing
                name={picture}
                urgent
                className={clsx(
                  // Its foot is on the scale, in front of it, on every page; the drawing's shadow reaches below. On phones it ends above.
                  'relative z-6 -mb-8 h-[15rem] w-full object-contain object-bottom sm:-mb-16 sm:self-end sm:object-right-bottom sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-2 lg:h-[20rem]',
                  compact && 'max-sm:hidden',
                )}
              />
            )
          )}
        </Container>
      </div>
      <PageRuler />
    </>
  );
}
