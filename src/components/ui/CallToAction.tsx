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
  /** In the right half, or on phones above the words; without one the buttons stand there. */
  picture?: ReactNode;
}

/** The dark card that closes a page with its one next step. */
export function CallToAction({ title, children, actions, note, picture }: CallToActionProps) {
  const nextStep = (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3 sm:gap-4">{actions}</div>
      {note && <p className="text-sm">{note}</p>}
    </div>
  );
  return (
    // A white section above it has brought the space, and its line is covered.
    <div className="relative -mt-px bg-canvas py-section [[data-slot=section]:not([data-tone=sunken],[data-tone=night])+&]:pt-0">
      <Container>
        <section
          data-slot="call-to-action"
          className="relative flex flex-col gap-6 overflow-hidden rounded-xl aurora p-6 text-on-night-muted sm:p-12 md:flex-row md:items-center md:justify-between lg:gap-16 lg:py-16"
        >
          <div className="grid gap-y-4 sm:gap-y-6 lg:max-w-narrow">
            <h2 className="text-3xl text-on-night">{title}</h2>
            <div className="text-balance sm:text-md">{children}</div>
            {picture && nextStep}
          </div>
          <div className={clsx('shrink-0 md:w-[35%]', picture ? 'max-md:order-first lg:w-[40%]' : 'lg:w-auto')}>
            {picture || nextStep}
          </div>
          {/* The scale that opens the page closes it. */}
          <div
            aria-hidden="true"
            className="absolute inset-x-0 bottom-0 h-[10px] rotate-180 text-line-strong/60 scale-ticks"
          />
        </section>
      </Container>
    </div>
  );
}
