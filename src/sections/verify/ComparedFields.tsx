import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { odometerLabel, sampleMark, testDateLabel } from '../report/report-labels';
import { elementsOf } from '../shared/elements-of';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { VerifyAddress } from './VerifyAddress';

/** What to compare with the car: `<ComparedField>` side by side, each below a report on which its lines are framed; on narrow screens only these lines. */
export function ComparedFields({ children, ...heading }: MdxSectionProps) {
  return (
    <Section tone="surface" className="border-y border-line">
      <SectionHeading {...heading} />
      <ol className="grid gap-8 lg:grid-cols-3">
        {elementsOf<ComparedFieldProps>(children).map(({ props }, index) => (
          <li key={props.title} className="flex flex-col gap-2">
            <Crop framed={index} />
            <h3 className="mt-4 text-xl">{props.title}</h3>
            {props.children}
          </li>
        ))}
      </ol>
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
function Crop({ framed }: { framed: number }) {
  const { date, measure } = useFormats();
  const report = sampleReports.healthy;
  const fields = [
    <VerifyAddress key="address" />,
    `${report.vehicle} · ${report.modelYear}`,
    <span key="odometer" className="flex flex-wrap gap-x-6 gap-y-1">
      {[
        [odometerLabel(), measure(report.odometerKm, 'km')],
        [testDateLabel(), date(report.date)],
      ].map(([label, value]) => (
        <span key={label} className="flex flex-col">
          <span className="font-normal text-muted">{label}</span>
          {value}
        </span>
      ))}
    </span>,
  ];
  return (
    <div aria-hidden="true" className="rounded-xl bg-sunken p-4 sm:p-6">
      <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-3 text-sm tabular-nums">
        {fields.map((field, index) => (
          <div
            key={index}
            className={clsx(
              'rounded-md border-2 px-3 py-2',
              index === framed ? 'border-action font-semibold text-ink' : 'border-canvas text-muted max-lg:hidden',
            )}
          >
            {field}
          </div>
        ))}
        <span className="self-end text-muted">{sampleMark()}</span>
      </div>
    </div>
  );
}
