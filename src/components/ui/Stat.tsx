import type { ReactNode } from 'react';

export interface StatProps {
  /** The figure, already formatted for the language. */
  value: ReactNode;
  label: ReactNode;
  /** What it belongs to, such as a product, above the figure. */
  eyebrow?: string;
  /** Where the figure comes from, or on what terms it holds. */
  note?: ReactNode;
  /** How much of the rule above the figure is drawn thick, from 0 to 1; the figure says the same. */
  share?: number;
}

/** A row of figures; figures of a row stand on one line, and labels begin at the same height. On phones a list, so that none breaks. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl
      data-slot="stats"
      className="grid gap-y-3 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-6 sm:has-[>:nth-child(3):last-child]:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:grid-rows-[auto_auto_auto] lg:gap-y-0"
    >
      {children}
    </dl>
  );
}

/** One figure with what it measures. */
export function Stat({ value, label, eyebrow, note, share }: StatProps) {
  return (
    <div
      data-slot="stat"
      style={
        share
          ? {
              backgroundImage: 'linear-gradient(var(--color-action) 0 0)',
              backgroundSize: `${share * 100}% 0.3rem`,
              backgroundRepeat: 'no-repeat',
            }
          : undefined
      }
      className="grid grid-cols-[1fr_auto] items-baseline border-t border-line-strong pt-2 sm:row-span-3 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-stretch sm:gap-y-0 sm:pt-4"
    >
      <dt className="max-sm:col-span-2 max-sm:row-start-2 sm:mt-2 sm:text-balance">
        {label}
        {note && (
          <span className="block text-sm text-muted [.aurora_&]:text-current [.bg-night_&]:text-current">{note}</span>
        )}
      </dt>
      <dd className="contents font-display text-2xl font-semibold text-ink sm:text-3xl">
        {eyebrow && (
          <span className="order-first font-text text-sm tracking-label text-action max-sm:col-start-2 max-sm:row-start-1 sm:mb-2">
            {eyebrow}
          </span>
        )}
        <span className="order-first self-end">{value}</span>
      </dd>
    </div>
  );
}
