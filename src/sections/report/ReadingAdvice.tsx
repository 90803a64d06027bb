import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import { sampleReportIds, sampleReports, type CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';

/** What a buyer should do with the reading that is chosen (`<ReadingChoice>`). */
export function ReadingAdvice({ className }: { className?: string }) {
  return (
    <div className={clsx('border-l-4 border-aurora pl-4 sm:pl-6', className)}>
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
