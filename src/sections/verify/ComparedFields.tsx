import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { odometerLabel, sampleMark, testDateLabel } from '../report/report-labels';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { VerifyAddress } from './VerifyAddress';

/** What to compare with the car: `<ComparedField>`, each with its number, beside a report whose lines have the same numbers. */
export function ComparedFields({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="night">
      <SectionHeading isWide {...heading} />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-center">
        <Crop />
        <ol className="flex flex-col gap-6 lg:gap-8">
          {elementsOf<ComparedFieldProps>(children).map(({ props }, index) => (
            <li key={props.title} className="relative flex flex-col gap-1 pl-12">
              <Place number={index + 1} className="absolute left-0" />
              <h3 className="text-xl">{props.title}</h3>
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

/** The upper part of a sample report in a browser. */
function Crop() {
  const { date, measure } = useFormats();
  const report = sampleReports.healthy;
  const fields = [
    <VerifyAddress key="address" />,
    `${report.vehicle} · ${report.modelYear}`,
    <span key="odometer" className="flex flex-wrap gap-x-8 gap-y-1">
      {[
        [odometerLabel(), measure(report.odometerKm, 'km')],
        [testDateLabel(), date(report.date)],
      ].map(([label, value]) => (
        <span key={label} className="flex flex-col">
          <span className="text-sm font-normal text-muted">{label}</span>
          {value}
        </span>
      ))}
    </span>,
  ];
  return (
    <div
      aria-hidden="true"
      className="flex flex-col gap-4 rounded-xl bg-surface p-4 font-semibold text-ink tabular-nums sm:gap-6 sm:p-8 sm:text-lg"
    >
      {fields.map((field, index) => (
        <div key={index} className="flex items-center gap-4 rounded-md border-2 border-action px-4 py-3">
          <Place number={index + 1} className="shrink-0" />
          {field}
        </div>
      ))}
      <span className="self-end text-sm font-normal text-muted">{sampleMark()}</span>
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
