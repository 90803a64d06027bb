import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';

/** Large numbers along a line, which on wide screens runs across the page, or down a column. */
export type StepsLook = 'line' | 'column';

const Look = createContext<StepsLook>('line');

/** Numbered steps along a line; the numbers come from their order. */
export function Steps({ look = 'line', children }: { look?: StepsLook; children: ReactNode }) {
  return (
    <Look value={look}>
      <ol
        data-slot="steps"
        className={clsx(
          'grid gap-6 [counter-reset:step]',
          look === 'line' && 'lg:auto-cols-fr lg:grid-flow-col lg:gap-12',
        )}
      >
        {children}
      </ol>
    </Look>
  );
}

/** Of a step: room for the line to the next one, however short its words are. */
export const roomForLine = { minHeight: 'clamp(4.5rem, 12vw, 6rem)' };

/** The line to the next step, as far from its number as from this one. The last has none. */
export function LineToNext({ look = 'column', className }: { look?: StepsLook; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'absolute top-12 bottom-0 left-4 w-px bg-line-strong/60 sm:top-16 sm:-bottom-2 sm:left-6 [li:last-child>&]:hidden',
        look === 'line' && 'lg:top-6 lg:-right-8 lg:bottom-auto lg:left-16 lg:h-px lg:w-auto',
        className,
      )}
    />
  );
}

export interface StepProps {
  title: ReactNode;
  /** How long it takes, as a few words. */
  time?: ReactNode;
  children: ReactNode;
}

export function Step({ title, time, children }: StepProps) {
  const look = useContext(Look);
  return (
    <li
      data-slot="step"
      style={roomForLine}
      className={clsx(
        'step-number relative flex flex-col gap-px pl-12 sm:gap-2 sm:pl-16',
        look === 'line' && 'lg:pt-16 lg:pl-0',
      )}
    >
      <LineToNext look={look} />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="pt-1 text-lg leading-tight">{title}</h3>
        {time && <p className="text-sm font-semibold text-action">{time}</p>}
      </div>
      <div className="*:text-balance">{children}</div>
    </li>
  );
}
