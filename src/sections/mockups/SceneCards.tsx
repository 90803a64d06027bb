import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';

import { deviceCamera, deviceEdge } from './device';

interface SceneCardsProps {
  /** Name of the mock-up. */
  name: 'scan' | 'fleet' | 'line';
  /** For phones, which have room for little. */
  brief: ReactNode;
  /** How wide the large card is, and how far it stands from above and below. */
  place: CSSProperties;
  /** Where the line ends that leads from the large card to what the view is about. */
  leads: 'left' | 'down';
  /** How long that line is. */
  reach: string;
  /** How far above the lower edge a line to the left begins. */
  from?: string;
  /** It is the screen of a phone. */
  isPhone?: boolean;
  children: ReactNode;
}

/** The view is held at the middle of the window, so its card does not go further out where the page is wider. */
const withTheView = { marginRight: 'calc((var(--container-page) - 77rem) / 2)' };

const leaders = {
  left: { className: 'right-full border-t', length: 'width' },
  down: { className: 'top-full left-1/2 border-l', length: 'height' },
};
const ends = { left: '-top-1 right-full', down: 'top-full -left-1' };

/** What a product says of the one thing that the view behind the head of its page is about. */
export function SceneCards({ name, brief, place, leads, reach, from, isPhone, children }: SceneCardsProps) {
  return (
    <div
      aria-hidden="true"
      data-mockup={name}
      className="relative h-[16rem] text-sm text-body sm:max-lg:grid md:max-lg:mx-auto md:max-lg:-mt-8 md:max-lg:h-[30rem] md:max-lg:w-[45rem] md:max-lg:content-center lg:h-auto"
    >
      {/* Held at its upper edge, so that it does not move while its words arrive. */}
      <div className="absolute top-0 right-0 grid gap-1 rounded-lg bg-surface p-3 leading-tight shadow-overlay md:hidden">
        {brief}
      </div>
      <div
        style={{
          ...place,
          ...withTheView,
          ...(isPhone && { ...deviceEdge, borderRadius: '2.4rem', padding: '0.55rem' }),
        }}
        className="relative ml-auto max-md:hidden"
      >
        <span
          style={{ [leaders[leads].length]: reach, bottom: from }}
          className={clsx('absolute border-dashed border-aurora', leaders[leads].className)}
        >
          <span className={clsx('absolute size-2 rounded-full bg-aurora', ends[leads])} />
        </span>
        {isPhone && <span style={deviceCamera} className="absolute rounded-full" />}
        <div
          // Below what is cut out for the camera.
          style={isPhone ? { borderRadius: '1.9rem', paddingTop: '2.2rem' } : undefined}
          className={clsx('grid gap-3 rounded-lg bg-surface p-4', !isPhone && 'shadow-overlay')}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
