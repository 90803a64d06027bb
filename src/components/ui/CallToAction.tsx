import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Container } from './Section';

export interface CallToActionProps {
  title: ReactNode;
  /** One or two sentences. */
  children: ReactNode;
  /** The one button, and at most one beside it. */
  actions: ReactNode;
  /** What happens next, in small type under the buttons. */
  note?: ReactNode;
  /** In the right half, or on phones above the words; without one and without a view the buttons stand there. */
  picture?: ReactNode;
  /** Behind the words, whose side of it is dark, or empty by day, as large as the band; on narrow screens above them. */
  view?: ReactNode;
  /** The view stands below the words, which are centred. */
  isBelow?: boolean;
  /** The view is by day, on a light ground, which ends where the footer begins. */
  byDay?: boolean;
}

const toTheFooter = { height: '9rem', background: 'linear-gradient(transparent, var(--color-night))' };

/** The band that closes a page with its one next step. A dark one goes on in the footer. */
export function CallToAction({ title, children, actions, note, picture, view, isBelow, byDay }: CallToActionProps) {
  const nextStep = (
    <div className="flex flex-col gap-4">
      <div className={clsx('flex flex-wrap gap-3 max-sm:*:grow sm:gap-4', isBelow && 'justify-center')}>{actions}</div>
      {note && <p className="text-sm">{note}</p>}
    </div>
  );
  return (
    <section
      data-slot="call-to-action"
      className={clsx(
        'relative overflow-hidden',
        byDay ? 'bg-sunken' : ['text-on-night-muted', view ? 'bg-night' : 'aurora'],
      )}
    >
      {!isBelow && view}
      {/* The scale that opens the page closes it. */}
      <div
        aria-hidden="true"
        className={clsx('h-[10px] text-line-strong/60 scale-ticks', view && 'absolute inset-x-0 top-0')}
      />
      {/* Its light ends before the footer begins. */}
      {!byDay && <div aria-hidden="true" style={toTheFooter} className="absolute inset-x-0 bottom-0" />}
      <Container
        className={clsx(
          'relative flex flex-col gap-6 py-section md:flex-row md:items-center md:justify-between lg:gap-16',
          isBelow ? 'text-center' : view && 'max-lg:pt-6 lg:min-h-[36rem]',
        )}
      >
        <div
          className={clsx(
            'grid gap-y-4 sm:gap-y-6',
            isBelow ? 'mx-auto place-items-center' : view ? 'lg:max-w-1/2' : 'lg:max-w-narrow',
          )}
        >
          <h2 className={clsx('text-3xl', !byDay && 'text-on-night')}>{title}</h2>
          <div className={clsx('text-balance sm:text-md', view && 'max-w-[26.5rem]')}>{children}</div>
          {(picture || view) && nextStep}
        </div>
        {!view && (
          <div className={clsx('shrink-0 md:w-[40%]', picture ? 'max-md:order-first lg:w-1/2' : 'lg:w-auto')}>
            {picture || nextStep}
          </div>
        )}
      </Container>
      {isBelow && view}
    </section>
  );
}
