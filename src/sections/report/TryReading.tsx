import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-pages';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { PackPlan } from './PackPlan';
import { ReadingAdvice } from './ReadingAdvice';
import { ReadingChoice } from './ReadingChoice';

/** Three batteries to read: the visitor chooses one and sees its report, and what a buyer should do. */
export function TryReading(heading: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="sunken">
      <div
        data-readings
        className="grid items-start gap-x-8 gap-y-4 sm:gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-16"
      >
        {/* Tablets have the cars in a row above the rest; phones have the battery right below them, before the advice. */}
        <div className="max-lg:contents lg:sticky lg:top-24">
          <SectionHeading className="md:col-span-full lg:mb-8" {...heading} />
          {/* The car of the page's head: its weak cell from nearby. */}
          <ReadingChoice name="reading" initial="weak-cell" isBlind className="md:col-span-full" />
          <div className="grid justify-items-start gap-4 max-md:order-last sm:gap-8 lg:mt-8">
            <ReadingAdvice />
            <ButtonLink to={sampleReportPath('batscan')} variant="outline">
              <Translate id="report.whole" description="Link to the page of the sample report">
                See the full report
              </Translate>
            </ButtonLink>
          </div>
        </div>
        {sampleReportIds.map((id) => (
          <div key={id} data-reading={id} className="rounded-xl bg-night p-4 text-on-night-muted sm:p-8">
            <PackPlan report={sampleReports[id]} />
          </div>
        ))}
      </div>
    </Section>
  );
}
