import clsx from 'clsx';
import type { ReactNode } from 'react';

import { PageRuler } from './PageRuler';
import { Container, Eyebrow } from './Section';

export interface HeroProps {
  eyebrow?: ReactNode;
  /** The page's h1. */
  title: ReactNode;
  lead: ReactNode;
  actions?: ReactNode;
  /** A line of proof below the buttons. */
  note?: ReactNode;
  /** The product, shown. */
  picture?: ReactNode;
  /** On wider screens a tall picture rises from the lower edge, and the words have more room. */
  isTall?: boolean;
  /** Behind words and picture, whose own side of it is dark. */
  view?: ReactNode;
  /** Below the words: it stands on the lower edge, beside a tall picture, or on phones on the picture. */
  scene?: ReactNode;
  /** A dark band that it ends with, the first 4rem of which stand before the view on wide screens. */
  foot?: ReactNode;
}

const columnStyles = 'flex flex-col items-start gap-4 sm:gap-6';

/** The first band of a page: what, for whom, how long, next step, with the product beside it. */
export function Hero({ eyebrow, title, lead, actions, note, picture, isTall, view, scene, foot }: HeroProps) {
  return (
    <>
      <section data-slot="hero" data-dark-opening="" className="relative overflow-hidden aurora text-on-night-muted">
        <Container
          className={clsx(
            'relative z-1',
            'grid items-start gap-6 pt-6 pb-8 sm:gap-8 sm:py-12 lg:items-center lg:gap-16',
            isTall
              ? 'md:grid-cols-[minmax(0,1fr)_min(25rem,38vw)] md:pb-0'
              : 'lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:py-16',
          )}
        >
          <div className={clsx(columnStyles, isTall && 'md:self-stretch', foot && 'lg:pb-12')}>
            <div className={clsx('w-full', columnStyles, scene && 'lg:mt-auto')}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              <div className="w-full [&_h1]:text-on-night">{title}</div>
            </div>
            <div className={columnStyles}>
              <div className="max-w-narrow text-balance sm:text-lg">{lead}</div>
              {actions && (
                // Below each other on phones from the start: where the rest of the page is still on its way, the second would move.
                <div className="flex gap-3 text-on-night max-sm:w-full max-sm:flex-col sm:flex-wrap sm:gap-4">
                  {actions}
                </div>
              )}
              {note && <div className="text-sm text-balance">{note}</div>}
            </div>
            {scene && <div className="mt-auto w-full pt-2 max-md:-mb-6 sm:max-md:-mb-8 lg:pt-4">{scene}</div>}
          </div>
          {picture}
        </Container>
        {/* After all that makes the head as high as it is: it stands on the lower edge, and would move while the rest is on its way. */}
        {view}
      </section>
      {foot}
      <PageRuler />
    </>
  );
}
