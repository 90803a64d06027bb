import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { ButtonLink } from '@site/src/components/ui/Button';
import { PageRuler } from '@site/src/components/ui/PageRuler';
import { Container } from '@site/src/components/ui/Section';
import { isByDay, type Landscape } from '@site/src/domain/illustrations';
import { Breadcrumb } from './Breadcrumb';
import { RequestDemo } from './DemoLabel';
import { Drawing, partOf } from './Drawing';
import { onWide } from './on-wide';
import { ontoItsGround } from './onto-its-ground';
import { outOfTheDark } from './out-of-the-dark';
import { grounds } from './WideHeader';

interface LandscapeHeaderProps extends Omit<ComponentProps<'div'>, 'className' | 'title'> {
  title: string;
  lead: ReactNode;
  landscape: Landscape;
  /** Its lower edge is deep, for what lies over it. */
  isDeep?: boolean;
  /** Whether a button below the lead leads to a demo; never with children, nor when something lies over the edge. */
  opensDemo?: boolean;
  /** Below the lead, instead of the way to a demo. */
  children?: ReactNode;
  /** Stands in what the view is about, on narrow screens below the words; the view keeps its place around it. */
  aside?: ReactNode;
}

/** Behind the words, and below the site's header, the view is dark; it ends in the ground of the dark section that follows. */
const beside = {
  backgroundImage: `${outOfTheDark(34, 64)}, linear-gradient(var(--color-night) 4rem, transparent 9rem)`,
};
/** The same for a form, or before a view that begins further right, or for what is nearer to the edges. */
const besideForm = {
  backgroundImage: `${outOfTheDark(40, 64)}, linear-gradient(var(--color-night) 4rem, transparent 7rem)`,
};
/**
 * Around what stands in it, which is as wide as `--card` says, or as there is room, and has its place in the view (scripts/lib/blender/kerb.py). It comes
 * out of the dark on all sides, on wide screens below the words.
 */
const aroundCard = {
  width: 'calc(var(--card,100%)*4.1032)',
  left: 'calc(var(--start,0%) - var(--card,100%)*1.7978)',
  transform: 'translateY(-26.88%)',
  maskImage: `linear-gradient(90deg,transparent ${onWide('0%', '30%')},black ${onWide('0%', '42%')} 86%,transparent 98%),linear-gradient(transparent 3%,black 16% 54%,transparent 78%)`,
  maskComposite: 'intersect',
};
/** As wide as it can be without a cut above and below; on narrow screens what its upper edge cuts comes out of the ground. */
const byItself = {
  maskImage: `${ontoItsGround.maskImage}, linear-gradient(transparent calc(0rem - ${onWide('0rem', '8rem')}), black calc(4rem - ${onWide('0rem', '8rem')}))`,
  maskComposite: 'intersect',
  maxWidth: '84rem',
};
/** Below the words it comes out of the dark. */
const fromAbove = { maskImage: 'linear-gradient(transparent, black 6rem)' };
const below = { backgroundImage: 'linear-gradient(transparent 75%, var(--color-night))' };

/** The opening band of a page in front of a view, whose left part is dark, or empty by day; on narrow screens the view stands below the words. */
export function LandscapeHeader({
  title,
  lead,
  landscape,
  isDeep,
  opensDemo = !isDeep,
  children,
  aside,
  ...rest
}: LandscapeHeaderProps) {
  const byDay = isByDay(landscape);
  return (
    <>
      <div
        {...rest}
        data-dark-opening={byDay ? undefined : ''}
        className={clsx('relative overflow-clip', grounds[byDay ? 'day' : 'night'])}
      >
        <Container
          className={clsx(
            'relative z-1 pt-8',
            // Room for all of what the view is about.
            !isDeep && !aside && 'lg:grid lg:min-h-[36rem] lg:content-center',
            aside
              ? 'grid pb-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,7fr)] lg:gap-12 lg:py-16'
              : opensDemo
                ? 'lg:py-24'
                : 'lg:pt-16 lg:pb-32',
          )}
        >
          <div className={clsx('flex flex-col gap-6', !aside && 'lg:w-3/5')}>
            <div className="flex flex-col gap-2">
              <Breadcrumb />
              <h1 className="text-3xl lg:max-w-[37rem]">{title}</h1>
            </div>
            <p className={clsx('text-md sm:text-lg', isDeep ? 'max-w-[26.5rem]' : 'max-w-narrow')}>{lead}</p>
            {children ??
              (opensDemo && (
                <ButtonLink
                  to="/demo"
                  variant={byDay ? 'default' : 'hero'}
                  size="xl"
                  className="self-start max-sm:self-stretch"
                >
                  <RequestDemo />
                </ButtonLink>
              ))}
          </div>
          {aside && (
            <div className="relative mx-auto w-full max-w-narrow max-lg:pt-[11rem] max-lg:pb-24 sm:[--card:84%] sm:max-lg:[--start:8%] lg:pt-8">
              <Drawing name={landscape} urgent style={aroundCard} className="absolute -z-1 max-w-none lg:top-32" />
              {aside}
            </div>
          )}
        </Container>
        {!aside && (
          <>
            <Drawing
              name={landscape}
              urgent
              style={{ ...(byDay ? byItself : fromAbove), ...partOf(landscape) }}
              className={clsx(
                'w-full object-cover object-(--part) lg:absolute lg:inset-y-0 lg:right-0 lg:h-full',
                isDeep ? 'h-[20rem] lg:w-4/5' : 'h-[20rem] sm:h-[26rem]',
              )}
            />
            {!byDay && (
              <>
                <div style={isDeep || children ? besideForm : beside} className="absolute inset-0 max-lg:hidden" />
                {!isDeep && <div style={below} className="absolute inset-0" />}
              </>
            )}
          </>
        )}
      </div>
      {/* A dark section goes on with the ground of the view. */}
      <PageRuler className={isDeep ? 'max-sm:hidden' : '[&:not(:has(+section:not([data-tone=night])))]:hidden'} />
    </>
  );
}
