import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading, type SectionHeadingProps } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-pages';
import { ReadingAdvice } from './ReadingAdvice';
import { ReadingChoice } from './ReadingChoice';
import { ReportDownload } from './ReportDownload';
import { ReportSheet } from './ReportSheet';
import { ReportSummary } from './ReportSummary';

/** The first page of the sample report for the reading that is chosen, and where the rest of it is. */
export function SampleReportSection(heading: Omit<SectionHeadingProps, 'className'>) {
  return (
    <Section tone="sunken">
      <div data-readings className="grid gap-x-16 lg:grid-cols-[2fr_3fr]">
        <div className="lg:sticky lg:top-(--sticky-top) lg:self-start">
          <SectionHeading {...heading} className="mb-4 sm:mb-6 lg:mb-8" />
          <ReadingChoice name="report" initial="worn" isBlind isShort className="mb-4 sm:mb-6 lg:mb-8" />
          <ReadingAdvice className="mb-4 sm:mb-6 lg:mb-8" />
          <div className="mb-4 flex flex-wrap gap-4 sm:mb-6 lg:mb-0">
            <ButtonLink to={sampleReportPath('batscan')}>
              <Translate id="report.whole" description="Link to the page of the sample report">
                See the full report
              </Translate>
            </ButtonLink>
            {sampleReportIds.map((id) => (
              // On phones it is on the report's own page.
              <div key={id} data-reading={id} className="max-sm:hidden">
                <ReportDownload product="batscan" reading={id} />
              </div>
            ))}
          </div>
        </div>
        {sampleReportIds.map((id) => (
          // On phones what the scale and the figures say as well is on the report's own page only.
          <div
            key={id}
            data-reading={id}
            className="max-sm:[&_:is([data-report-part=explained],[data-report-part=foot],[data-report-part=vehicle]_dl)]:hidden"
          >
            <ReportSheet number={sampleReports[id].number} page={1} pages={2}>
              <ReportSummary report={sampleReports[id]} />
            </ReportSheet>
          </div>
        ))}
      </div>
    </Section>
  );
}
