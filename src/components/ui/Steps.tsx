import clsx from 'clsx';
import { createContext, useContext, type ReactNode } from 'react';

/** Large numbers along a line, a plain numbered list, or columns below a ruler that marks where each begins. */
export type StepsLook = 'line' | 'list' | 'ruler';

const Look = createContext<StepsLook>('line');

/** Numbered steps, along a line or as a list; the numbers come from their order. */
export function Steps({ look = 'line', children }: { look?: StepsLook; children: ReactNode }) {
  return (
    <Look value={look}>
      {look === 'list' ? (
        <div className="prose max-w-measure">
          <ol data-slot="steps">{children}</ol>
        </div>
      ) : (
        <ol data-slot="steps" className="grid gap-6 [counter-reset:step] lg:auto-cols-fr lg:grid-flow-col lg:gap-8">
          {children}
        </ol>
      )}
    </Look>
  );
}

export interface StepProps {
  title: ReactNode;
  /** How long it takes, as a few words. */
  time?: ReactNode;
  children: ReactNode;
}

const columnStyles = 'relative flex flex-col gap-2 lg:row-span-2 lg:grid lg:grid-rows-subgrid';

export function Step({ title, time, children }: StepProps) {
  const look = useContext(Look);
  const content = (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className={look === 'list' ? 'text-lg' : 'text-xl'}>{title}</h3>
        {time && <p className="text-sm font-semibold text-action">{time}</p>}
      </div>
      <div>{children}</div>
    </>
  );
  if (look === 'list')
    return (
      <li data-slot="step" className="pb-4 last:pb-0">
        {content}
      </li>
    );
  return (
    <li
      data-slot="step"
      className={clsx(columnStyles, look === 'line' ? 'step-number pl-16 lg:pt-16 lg:pl-0' : 'pt-6')}
    >
      {look === 'line' ? (
        // The line to the next step, as far from its number as from this one.
        <span
          aria-hidden="true"
          className="absolute top-16 -bottom-2 left-6 w-px bg-line-strong/60 lg:top-6 lg:-right-4 lg:bottom-auto lg:left-16 lg:h-px lg:w-auto [li:last-child>&]:hidden"
        />
      ) : (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-0 h-[10px] border-l-4 border-action scale-ticks text-line-strong/60"
        />
      )}
      {content}
    </li>
  );
}
