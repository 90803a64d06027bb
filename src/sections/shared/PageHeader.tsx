import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container, Eyebrow } from '@site/src/components/ui/Section';
import type { Panorama } from '@site/src/domain/illustrations';
import { useStanding } from '@site/src/hooks/useIllustration';
import { Breadcrumb } from './Breadcrumb';
import { Drawing } from './Drawing';
import { ProductLayers } from './ProductLayers';

export interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  /** A picture of src/illustrations. */
  picture?: string;
  /** Lower, and without the picture on phones: what stands below matters most. */
  compact?: boolean;
  /** Instead of a picture: what the page is for, shown. */
  aside?: ReactNode;
  /** A wide picture across the head, below the words. */
  panorama?: Panorama;
  /** Where it is not white; on the dark one, what follows begins on its lower edge. */
  ground?: 'tint' | 'sunken' | 'night';
  children?: ReactNode;
}

const grounds = {
  tint: 'bg-action-tint/50',
  sunken: 'bg-sunken',
  night: 'aurora text-on-night-muted [&_h1]:text-on-night',
};
/** Which part of a wide picture phones show. */
const phonePlaces: Record<Panorama, string> = {
  workshop: 'object-[48%_100%]',
  vault: 'object-[50%_100%]',
  bells: 'object-[32%_100%]',
};

/** The opening band of pages without a hero: h1, lead and a picture of what the page is about, over the site's scale. */
export function PageHeader({ title, lead, picture, compact, aside, panorama, ground, children }: PageHeaderProps) {
  if (panorama || ground)
    return (
      <>
        <div className={clsx('overflow-clip', ground ? grounds[ground] : 'bg-surface')}>
          <Container
            className={clsx(
              'grid gap-x-16 gap-y-4 lg:grid-cols-[3fr_2fr] lg:items-end',
              panorama ? 'pt-8 lg:pt-16' : 'pt-8 pb-24 lg:pt-16 lg:pb-32',
            )}
          >
            <div className="flex flex-col gap-2">
              <Eyebrow>
                <Breadcrumb />
              </Eyebrow>
              <h1 className="text-4xl">{title}</h1>
            </div>
            <p className="max-w-measure text-md text-balance sm:text-lg">{lead}</p>
          </Container>
          {panorama && (
            <Drawing
              name={panorama}
              urgent
              className={clsx('mt-6 h-[9rem] w-full object-cover sm:h-auto lg:mt-8', phonePlaces[panorama])}
            />
          )}
        </div>
        <PageRuler />
      </>
    );
  return (
    <>
      <div className="overflow-clip bg-surface">
        <Container
          className={clsx(
            'grid gap-6',
            compact ? 'py-6 sm:py-8' : picture ? 'py-8' : 'py-8 sm:py-12 lg:py-16',
            picture && 'sm:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]',
            (picture || aside) && 'gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center',
          )}
        >
          <div
            className={clsx('flex flex-col gap-6', picture && 'sm:max-lg:contents', picture && !compact && 'lg:py-8')}
          >
            <div className="flex flex-col gap-2 sm:max-lg:col-span-full">
              <Breadcrumb />
              <h1 className="text-4xl">{title}</h1>
            </div>
            <p className="max-w-measure text-md text-balance sm:text-lg">{lead}</p>
            {children}
          </div>
          {aside}
          {picture === 'products' ? (
            <ProductLayers />
          ) : (
            picture && <HeadDrawing name={picture} className={compact ? 'max-sm:hidden' : undefined} />
          )}
        </Container>
      </div>
      <PageRuler />
    </>
  );
}

/** Half as far from the band's edges as the words beside it; below them it stands on the band's padding. */
function HeadDrawing({ name, className }: { name: string; className?: string }) {
  return (
    <Drawing
      name={name}
      urgent
      style={useStanding(name)}
      className={clsx(
        'mx-auto self-end sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-2 lg:mr-0 lg:self-center',
        className,
      )}
    />
  );
}
