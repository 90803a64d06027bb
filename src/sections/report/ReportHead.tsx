import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { sampleMark } from './report-labels';

interface ReportHeadProps {
  /** Name of the product. */
  product: string;
  /** What kind of report it is. */
  title: string;
}

/** The head of a report's first page: whose it is, what it is, and that it is a sample. */
export function ReportHead({ product, title }: ReportHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-action pb-4">
      <div>
        <p className="font-display text-lg font-semibold text-action">{product}</p>
        <h2 className="text-2xl">{title}</h2>
      </div>
      <Badge>{sampleMark()}</Badge>
    </div>
  );
}

export type ReportFact = [term: string, value: ReactNode];

interface ReportFactsProps {
  /** What the report is about. */
  subject: string;
  facts: ReportFact[];
}

/** What a report is about, and what one has to know of it to read the rest. */
export function ReportFacts({ subject, facts }: ReportFactsProps) {
  return (
    <div data-report-part="vehicle" className="flex flex-col gap-3">
      <p className="font-display text-xl font-semibold text-ink first-letter:uppercase">{subject}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
