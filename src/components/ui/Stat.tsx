import type { ReactNode } from 'react';

export interface StatProps {
  /** The figure, already formatted for the language. */
  value: ReactNode;
  label: ReactNode;
  /** What it belongs to, such as a product, above the figure. */
  eyebrow?: string;
  /** Where the figure comes from, or on what terms it holds. */
  note?: ReactNode;
}

/** A row of figures; figures of a row stand on one line, and labels begin at the same height. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl
      data-slot="stats"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-4 sm:gap-x-8 sm:gap-y-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto_auto] lg:gap-y-0"
    >
      {children}
    </dl>
  );
}

/** One figure with what it measures. */
export function Stat({ value, label, eyebrow, note }: StatProps) {
  return (
    <div
      data-slot="stat"
      className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-line-strong pt-3 sm:pt-4"
    >
      <dt className="mt-1 sm:mt-2">
        {label}
        {note && (
          <span className="block text-sm text-muted [.aurora_&]:text-current [.bg-night_&]:text-current">{note}</span>
        )}
      </dt>
      <dd className="contents font-display text-2xl font-semibold text-ink lg:text-3xl">
        {eyebrow && <span className="order-first mb-2 font-text text-sm tracking-label text-action">{eyebrow}</span>}
        {value}
      </dd>
    </div>
  );
}
