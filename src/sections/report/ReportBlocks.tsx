import type { ReactNode } from 'react';

/** A part of a report's page, under its heading. */
export function ReportBlock({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-display text-lg font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

/** Statements of a report, one a line. */
export function ReportList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="list-disc space-y-1 pl-6">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** What to do, in this order. */
export function ReportSteps({ items }: { items: ReactNode[] }) {
  return (
    <ol className="list-decimal space-y-1 pl-6 text-base text-ink print:text-sm">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ol>
  );
}

/** Terms with what a report says about each. */
export function ReportTerms({ items }: { items: [term: string, text: ReactNode][] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {items.map(([term, text]) => (
        <div key={term} className="grid gap-x-6 py-2 sm:grid-cols-[10rem_1fr] print:py-1">
          <dt className="font-semibold text-ink">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Counts that add up, side by side. */
export function ReportCounts({ items }: { items: { label: string; value: string; dot?: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
      {items.map(({ label, value, dot }) => (
        <div key={label} className="flex flex-col justify-between gap-1 rounded-lg bg-sunken px-4 py-3">
          <dt className="flex items-center gap-2">
            {dot && <span className={`size-3 shrink-0 rounded-full ${dot}`} />}
            {label}
          </dt>
          <dd className="font-display text-xl font-semibold text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
