import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container } from '@site/src/components/ui/Section';
import { nameOnGround, type Landscape } from '@site/src/domain/illustrations';
import { useStanding } from '@site/src/hooks/useIllustration';
import { Breadcrumb } from './Breadcrumb';
import { Drawing, partOf } from './Drawing';
import { goesOn, grounds, isDark, lightOf } from './WideHeader';

interface PageHeaderProps {
  title: ReactNode;
  lead: ReactNode;
  /** A picture of src/illustrations. */
  picture?: string;
  /** Instead of a picture, a view by day on the ground of the band, as far as the right edge of the window; on narrow screens below the words. */
  view?: Landscape;
  /** Another ground than a light one; `night` and `day` go on in the section that follows. */
  ground?: keyof typeof grounds;
  /** Lower, and without the picture on phones: what stands below matters most. */
  compact?: boolean;
  children?: ReactNode;
}

/** The opening band of pages without a hero: h1, lead and a picture of what the page is about, over the site's scale. */
export function PageHeader({ title, lead, picture, view, ground, compact, children }: PageHeaderProps) {
  return (
    <>
      <div
        data-dark-opening={isDark(ground) ? '' : undefined}
        style={lightOf(ground)}
        className={clsx(
          'overflow-clip',
          view && 'relative',
          ground ? grounds[ground] : picture || view ? 'bg-sunken' : 'bg-surface',
        )}
      >
        <Container
          className={clsx(
            'grid gap-6',
            view && 'relative z-1 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
            ground === 'aurora'
              ? 'pt-8 pb-24 sm:pb-32'
              : compact
                ? 'py-6 sm:py-8'
                : picture
                  ? 'py-8'
                  : 'py-8 sm:py-12 lg:py-16',
            // On tablets the heading stands above both columns.
            picture &&
              'gap-x-12 sm:max-lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center',
          )}
        >
          <div
            className={clsx('flex flex-col gap-6', picture && 'sm:max-lg:contents', picture && !compact && 'lg:py-8')}
          >
            <div className="flex flex-col gap-2 sm:max-lg:col-span-full">
              <Breadcrumb />
              <h1 className="text-3xl">{title}</h1>
            </div>
            <p className="max-w-measure text-md sm:text-lg">{lead}</p>
            {children}
          </div>
          {picture && (
            <HeadDrawing
              name={nameOnGround(picture, isDark(ground) ? 'dark' : 'light')}
              className={compact ? 'max-sm:hidden' : undefined}
            />
          )}
        </Container>
        {view && (
          <Drawing
            name={view}
            urgent
            style={{ maxWidth: '84rem', ...partOf(view) }}
            className="h-[20rem] w-full object-cover object-(--part) md:h-[30rem] lg:absolute lg:inset-y-0 lg:right-0 lg:my-auto lg:h-auto"
          />
        )}
      </div>
      {/* On phones, what lies over the end of such a ground would leave two stubs of it. */}
      {!goesOn(ground) && <PageRuler className={ground === 'aurora' ? 'max-sm:hidden' : undefined} />}
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
