import type { ReactNode } from 'react';

export interface StatProps {
  /** The figure, already formatted for the language. */
  value: ReactNode;
  label: ReactNode;
  /** Where the figure comes from, or on what terms it holds. */
  note?: ReactNode;
}

/** A row of figures; figures and labels of a row begin at the same height. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl
      data-slot="stats"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-4 sm:gap-x-8 sm:gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto] max-lg:[&>:last-child:nth-child(odd)]:col-span-full"
    >
      {children}
    </dl>
  );
}

/** One figure with what it measures. */
export function Stat({ value, label, note }: StatProps) {
  return (
    <div
      data-slot="stat"
      className="row-span-2 grid grid-rows-subgrid gap-y-1 border-t border-line-strong pt-3 sm:gap-y-2 sm:pt-4"
    >
      <dt>
        {label}
        {note && (
          <span className="block text-sm text-muted [.aurora_&]:text-current [.bg-night_&]:text-current">{note}</span>
        )}
      </dt>
      <dd className="order-first font-display text-2xl font-semibold tracking-display text-ink first-letter:uppercase [.aurora_&]:text-aurora [.bg-night_&]:text-aurora">
        {value}
      </dd>
    </div>
  );
}
