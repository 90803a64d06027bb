import Translate from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports, type CompleteReport } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-pages';
import { useFormats } from '@site/src/hooks/useFormats';
import { ReportPhone } from '../mockups/ReportPhone';
import type { MdxSectionProps } from '../shared/mdx-sections';
import { ReadingChoice } from './ReadingChoice';

/** Three batteries to read: the visitor chooses one and sees its report, and what a buyer should do. */
export function TryReading(heading: Omit<MdxSectionProps, 'children'>) {
  return (
    <Section tone="surface">
      <div
        data-readings
        className="grid items-start gap-x-16 gap-y-6 sm:gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
      >
        <div className="lg:sticky lg:top-24">
          <SectionHeading className="mb-4 sm:mb-8" {...heading} />
          {/* The hero shows the healthy one. */}
          <ReadingChoice name="reading" initial="weak-cell" />
          <div className="mt-4 border-l-4 border-action pl-4 sm:mt-8 sm:pl-6">
            <h3 className="text-lg">
              <Translate id="home.reading.advice" description="Heading above the advice that goes with a reading">
                What to do before you buy
              </Translate>
            </h3>
            {sampleReportIds.map((id) => (
              <p key={id} data-reading={id} className="mt-1 sm:mt-2 sm:text-md">
                <Advice report={sampleReports[id]} />
              </p>
            ))}
          </div>
          <ButtonLink to={sampleReportPath('batscan')} variant="outline" className="mt-4 sm:mt-8">
            <Translate id="report.whole" description="Link to the page of the sample report">
              See the whole report
            </Translate>
          </ButtonLink>
        </div>
        {sampleReportIds.map((id) => (
          <div key={id} data-reading={id}>
            <ReportPhone report={sampleReports[id]} living="fast" />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What a buyer should do with a report, by its verdict. */
function Advice({ report }: { report: CompleteReport }) {
  const { number, percent, measure } = useFormats();
  const { verdict, ratedCapacityKwh, usableCapacityKwh, lowest, meanMillivolts } = report;
  if (verdict === 'weakGroup')
    return (
      <Translate
        id="home.reading.advice.weakGroup"
        description="Advice to the buyer of a car with one weak group of cells"
        values={{
          health: percent(report.stateOfHealth),
          distance: measure(meanMillivolts - lowest.millivolts, 'mV'),
          module: number(lowest.module),
        }}
      >
        {
          '{health} looks fine. But one cell group in module {module} is {distance} below the mean, and the weakest group limits the range. Have it checked before you pay.'
        }
      </Translate>
    );
  if (verdict === 'worse')
    return (
      <Translate
        id="home.reading.advice.worse"
        description="Advice to the buyer of a car whose battery is more worn than usual; capacities in kWh"
        values={{
          lost: measure(ratedCapacityKwh - usableCapacityKwh, 'kWh', { maximumFractionDigits: 1 }),
          rated: measure(ratedCapacityKwh, 'kWh'),
          distance: measure(report.odometerKm, 'km'),
        }}
      >
        {
          'It has lost {lost} of its {rated}, more than is usual after {distance}. Ask for a lower price or keep looking.'
        }
      </Translate>
    );
  return (
    <Translate
      id="home.reading.advice.good"
      description="Advice to the buyer of a car with a healthy battery"
      values={{ health: percent(report.stateOfHealth), uncertainty: number(report.uncertainty) }}
    >
      {
        'At {health}, give or take {uncertainty} points, this battery is normal for its age and mileage. Pay the usual price and keep the report for the day you sell.'
      }
    </Translate>
  );
}
