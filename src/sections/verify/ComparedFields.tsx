import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { afterOpening, Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { odometerLabel, sampleMark, testDateLabel } from '../report/report-labels';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { CheckedHead } from './CheckParts';
import { VerifyAddress } from './VerifyAddress';

/** What to compare with the car: `<ComparedField>`, each with its number, beside a report whose lines have the same numbers. */
export function ComparedFields({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night" style={afterOpening}>
      <SectionHeading isWide {...heading} />
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-2 md:items-center lg:grid-cols-[2fr_3fr] lg:gap-x-16">
        <Answer />
        <ol className="flex flex-col gap-6 lg:gap-8">
          {elementsOf<ComparedFieldProps>(children).map(({ props }, index) => (
            <li key={props.title} className="relative flex flex-col gap-1 pl-12">
              <Place number={index + 1} className="absolute left-0" />
              <h3 className="text-lg leading-tight">{props.title}</h3>
              {props.children}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

export interface ComparedFieldProps {
  title: string;
  children: ReactNode;
}

/** A part of the report to compare: the address it opens, then the vehicle, then its mileage and the day of the test. */
export function ComparedField({ children }: ComparedFieldProps) {
  return <>{children}</>;
}

/** The answer to a check in a browser, as `CheckedReport` shows it; what is to be compared is numbered. */
function Answer() {
  const { date, measure, percent, shortUncertainty } = useFormats();
  const report = sampleReports.healthy;
  const facts = [
    [odometerLabel(), measure(report.odometerKm, 'km')],
    [testDateLabel(), date(report.date)],
  ];
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-xl bg-surface shadow-overlay">
      <div className="flex items-center gap-4 bg-sunken p-3 sm:px-8">
        <Place number={1} className="shrink-0" />
        <span className="grow rounded-full bg-surface px-4 py-2 font-semibold text-ink">
          <VerifyAddress />
        </span>
      </div>
      <div className="flex flex-col gap-4 p-4 text-body sm:p-8">
        <CheckedHead number={report.number} mark={<Badge>{sampleMark()}</Badge>} />
        <p className="flex items-center gap-4 font-display text-xl font-semibold text-ink">
          <Place number={2} className="shrink-0" />
          {`${report.vehicle}\u00a0· ${report.modelYear}`}
        </p>
        <div className="flex flex-wrap items-center gap-4 pl-12">
          <span className="font-display text-4xl font-semibold tracking-display text-ink">
            {percent(report.stateOfHealth)}
          </span>
          <span className="font-semibold text-ink">{shortUncertainty(report.uncertainty)}</span>
        </div>
        <div className="flex items-center gap-4">
          <Place number={3} className="shrink-0" />
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="font-semibold text-ink">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

/** What joins a line of the report and the text about it. */
function Place({ number, className }: { number: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid size-8 place-items-center rounded-full bg-aurora font-display text-base font-semibold text-ink',
        className,
      )}
    >
      {number}
    </span>
  );
}
