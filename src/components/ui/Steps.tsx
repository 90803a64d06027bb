import type { ReactNode } from 'react';

/** Numbered steps along a line; the numbers come from their order. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <ol data-slot="steps" className="grid gap-6 [counter-reset:step] lg:auto-cols-fr lg:grid-flow-col lg:gap-8">
      {children}
    </ol>
  );
}

export interface StepProps {
  title: ReactNode;
  /** How long it takes, as a few words. */
  time?: ReactNode;
  children: ReactNode;
}

export function Step({ title, time, children }: StepProps) {
  return (
    <li
      data-slot="step"
      className="step-number relative flex flex-col gap-2 pl-16 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:pt-16 lg:pl-0"
    >
      {/* The line to the next step. */}
      <span
        aria-hidden="true"
        className="absolute top-16 bottom-[-1.5rem] left-6 w-px bg-line-strong/60 lg:top-6 lg:right-[-1.5rem] lg:bottom-auto lg:left-16 lg:h-px lg:w-auto [li:last-child>&]:hidden"
      />
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-xl">{title}</h3>
        {time && <p className="text-sm font-semibold text-action">{time}</p>}
      </div>
      <div>{children}</div>
    </li>
  );
}
