import clsx from 'clsx';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container, Eyebrow } from '@site/src/components/ui/Section';
import type { Panorama } from '@site/src/domain/illustrations';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { Breadcrumb } from './Breadcrumb';
import { Drawing } from './Drawing';

type Ground = NonNullable<PageFrontMatter['ground']>;

export const grounds: Record<Ground, string> = {
  tint: 'bg-action-tint/50',
  night: 'bg-night text-on-night-muted [&_h1]:text-on-night',
  aurora: 'aurora text-on-night-muted [&_h1]:text-on-night',
};
/** Which part of a wide picture phones show. */
const phonePlaces: Record<Panorama, string> = { bells: 'object-[32%_100%]' };

interface GroundHeaderProps extends Pick<PageFrontMatter, 'panorama'> {
  title: string;
  lead: string;
  ground: Ground;
}

/** The opening band of a page whose picture is what follows: h1 and lead on a ground of its own, over a wide drawing if it has one. */
export function GroundHeader({ title, lead, ground, panorama }: GroundHeaderProps) {
  return (
    <>
      <div data-dark-opening={ground === 'tint' ? undefined : ''} className={clsx('overflow-clip', grounds[ground])}>
        <Container
          className={clsx(
            'grid gap-x-16 gap-y-4 pt-8 lg:grid-cols-[3fr_2fr] lg:items-end lg:pt-16',
            ground === 'aurora' && 'pb-24 lg:pb-32',
          )}
        >
          <div className="flex flex-col gap-2">
            <Eyebrow>
              <Breadcrumb />
            </Eyebrow>
            <h1 className="text-4xl">{title}</h1>
          </div>
          <p className="max-w-measure text-md sm:text-lg">{lead}</p>
        </Container>
        {panorama && (
          <Drawing
            name={panorama}
            urgent
            className={clsx('mt-6 h-[9rem] w-full object-cover sm:h-auto lg:mt-8', phonePlaces[panorama])}
          />
        )}
      </div>
      {/* The dark ground goes on in what follows. */}
      {ground !== 'night' && <PageRuler />}
    </>
  );
}
