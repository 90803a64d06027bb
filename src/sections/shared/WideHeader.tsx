import clsx from 'clsx';

import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container, Eyebrow } from '@site/src/components/ui/Section';
import type { PageFrontMatter } from '@site/src/domain/schemas/page';
import { Breadcrumb } from './Breadcrumb';
import { Drawing, partOf } from './Drawing';

type Ground = NonNullable<PageFrontMatter['ground']>;

export const grounds: Record<Ground, string> = {
  night: 'bg-night text-on-night-muted [&_h1]:text-on-night',
  aurora: 'aurora text-on-night-muted [&_h1]:text-on-night',
  day: 'bg-sunken',
};
/** Whether the site's header stands on the dark. */
export const isDark = (ground?: Ground): boolean => ground !== undefined && ground !== 'day';
/** Whether the section that follows has the same ground. */
export const goesOn = (ground?: Ground): boolean => ground === 'night' || ground === 'day';
/** The first of the aurora's lights, which ends above the dark section that follows `night`. */
export const lightOf = (ground?: Ground) =>
  ground === 'night'
    ? { backgroundImage: 'radial-gradient(58rem 24rem at 78% -8%, rgb(94 234 212 / 22%), transparent 68%)' }
    : undefined;
/** A view comes out of the dark below the words and goes into it; on very wide screens it ends on both sides. */
const acrossView = {
  height: 'min(42.8vw, 28rem)',
  maxWidth: '90rem',
  margin: '-0.5rem auto clamp(-3rem, (64rem - 100vw) * 99, 0px)',
  maskImage:
    'linear-gradient(90deg, transparent, black 8% 92%, transparent), linear-gradient(transparent, black 30% 60%, transparent 88%)',
  maskComposite: 'intersect',
};

interface WideHeaderProps extends Pick<PageFrontMatter, 'panorama' | 'ground'> {
  title: string;
  lead: string;
}

/** The opening band of a page whose picture is as wide as the page: the section that follows, or a view below h1 and lead. */
export function WideHeader({ title, lead, ground, panorama }: WideHeaderProps) {
  return (
    <>
      <div
        data-dark-opening={isDark(ground) ? '' : undefined}
        style={lightOf(ground)}
        className={clsx('overflow-clip', ground ? grounds[ground] : 'bg-surface')}
      >
        <Container
          className={clsx('flex flex-col gap-4 pt-8 lg:gap-6 lg:pt-16', ground === 'aurora' && 'pb-24 lg:pb-32')}
        >
          <div className="flex flex-col gap-2">
            <Eyebrow>
              <Breadcrumb />
            </Eyebrow>
            <h1 className="text-3xl">{title}</h1>
          </div>
          <p className="max-w-measure text-md sm:text-lg">{lead}</p>
        </Container>
        {panorama && (
          <Drawing
            name={panorama}
            urgent
            style={{ ...acrossView, ...partOf(panorama) }}
            className="w-full object-cover object-(--part)"
          />
        )}
      </div>
      {!goesOn(ground) && <PageRuler />}
    </>
  );
}
