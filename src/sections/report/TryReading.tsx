import Translate, { translate } from '@docusaurus/Translate';

import { ButtonLink } from '@site/src/components/ui/Button';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { sampleReportIds, sampleReports, type CompleteReport } from '@site/src/domain/sample-report';
import { sampleReportPath } from '@site/src/domain/sample-report-files';
import { useFormats } from '@site/src/hooks/useFormats';
import { ReportPhone } from '../mockups/ReportPhone';
import { ReadingChoice } from './ReadingChoice';

/** Three batteries to read: the visitor chooses one and sees its report, and what a buyer should do. */
export function TryReading() {
  return (
    <Section tone="surface">
      <div data-readings className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="lg:sticky lg:top-24">
          <SectionHeading
            className="mb-8"
            eyebrow={translate({
              id: 'home.reading.eyebrow',
              message: 'Try a reading',
              description: 'Above the heading',
            })}
            title={translate({
              id: 'home.reading.title',
              message: 'Three used cars. Which would you buy?',
              description: 'Heading above three example readings to choose from',
            })}
            lead={
              <Translate id="home.reading.lead" description="Paragraph above three example readings to choose from">
                From the outside you can’t tell them apart. Pick one and read its battery.
              </Translate>
            }
          />
          {/* The hero shows the healthy one. */}
          <ReadingChoice name="reading" initial="weak-cell" />
          <div className="mt-8 border-l-4 border-action pl-6">
            <h3 className="text-lg">
              <Translate id="home.reading.advice" description="Heading above the advice that goes with a reading">
                What to do as a buyer
              </Translate>
            </h3>
            {sampleReportIds.map((id) => (
              <p key={id} data-reading={id} className="mt-2 text-md">
                <Advice report={sampleReports[id]} />
              </p>
            ))}
          </div>
          <ButtonLink to={sampleReportPath} variant="outline" className="mt-8">
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
  const { number, percent, unit } = useFormats();
  const { verdict, ratedCapacityKwh, usableCapacityKwh, lowest, meanMillivolts } = report;
  if (verdict === 'weakGroup')
    return (
      <Translate
        id="home.reading.advice.weakGroup"
        description="Advice to the buyer of a car with one weak group of cells"
        values={{
          health: percent(report.stateOfHealth),
          distance: `${number(meanMillivolts - lowest.millivolts)} mV`,
          module: number(lowest.module),
        }}
      >
        {
          '{health} looks fine, but one group in module {module} lies {distance} below the rest, and the weakest group decides when the car stops. Have it checked before you pay.'
        }
      </Translate>
    );
  if (verdict === 'worse')
    return (
      <Translate
        id="home.reading.advice.worse"
        description="Advice to the buyer of a car whose battery is more worn than usual; capacities in kWh"
        values={{
          lost: `${number(ratedCapacityKwh - usableCapacityKwh, { maximumFractionDigits: 1 })} kWh`,
          rated: `${number(ratedCapacityKwh)} kWh`,
          distance: unit(report.odometerKm, 'kilometer'),
        }}
      >
        {
          '{lost} of {rated} are gone, more than is usual after {distance}. Take the lost range off the price, or keep looking.'
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
        '{health}, give or take {uncertainty} points, is what this model should have by now. Pay the usual price and keep the report for the day you sell.'
      }
    </Translate>
  );
}
