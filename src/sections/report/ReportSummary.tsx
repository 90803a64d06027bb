import Translate, { translate } from '@docusaurus/Translate';

import { Toggletip } from '@site/src/components/ui/Toggletip';
import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { Gauge } from '../mockups/Gauge';
import { HealthScale } from './HealthScale';
import { Measures } from './Measures';
import { odometerLabel, reportTitle, testDateLabel } from './report-labels';
import { useMeasureTexts } from './report-texts';
import { ReportFacts, ReportHead, type ReportFact } from './ReportHead';
import { VerdictBox } from './VerdictBox';

/** First page: which vehicle, how healthy, and the verdict. */
export function ReportSummary({ report }: { report: CompleteReport }) {
  const { number, percent, shortUncertainty, measure, date } = useFormats();
  const texts = useMeasureTexts();
  const kwh = (value: number) => measure(value, 'kWh');
  const facts: ReportFact[] = [
    [
      translate({ id: 'report.modelYear', message: 'Model year', description: 'In the report' }),
      String(report.modelYear),
    ],
    [odometerLabel(), measure(report.odometerKm, 'km')],
    [
      translate({ id: 'report.vin', message: 'VIN', description: 'Vehicle identification number, in the report' }),
      report.vin,
    ],
    [translate({ id: 'report.chemistry', message: 'Cell chemistry', description: 'In the report' }), report.chemistry],
    [testDateLabel(), date(report.date)],
    [
      translate({
        id: 'report.stateOfCharge',
        message: 'State of charge',
        description: 'In the report: how full the battery was when it was read',
      }),
      percent(report.stateOfCharge),
    ],
  ];
  return (
    <>
      <ReportHead product="BatScan" title={reportTitle()} />
      <ReportFacts subject={report.vehicle} facts={facts} />
      <div className="grid items-center gap-4 sm:grid-cols-[15rem_1fr] sm:gap-6 print:grid-cols-[12rem_1fr]">
        <div className="mx-auto w-full max-w-[13rem] text-center sm:max-w-[15rem]">
          <Gauge percent={report.stateOfHealth}>
            <p className="font-display text-2xl font-semibold tracking-display text-ink">
              {percent(report.stateOfHealth)}
            </p>
            <p>
              <Toggletip id={`${report.number}-uncertainty`} label={shortUncertainty(report.uncertainty)}>
                {texts.uncertainty.explanation}
              </Toggletip>
            </p>
          </Gauge>
          <p>
            <Toggletip id={`${report.number}-stateOfHealth`} label={texts.stateOfHealth.label}>
              {texts.stateOfHealth.explanation}
            </Toggletip>
          </p>
        </div>
        <div className="flex flex-col gap-4">
          <VerdictBox verdict={report.verdict} className="px-4 py-3 text-base" />
          <p data-report-part="explained" className="text-base print:text-sm">
            <Translate
              id="report.verdict.text"
              description="Explains the verdict; capacities in kWh and percentages"
              values={{
                usable: kwh(report.usableCapacityKwh),
                rated: kwh(report.ratedCapacityKwh),
                from: number(report.expected.from),
                to: percent(report.expected.to),
              }}
            >
              {
                'The battery held {rated} when new and holds {usable} today. Vehicles of the same model, age and mileage usually have a state of health of {from} to {to}.'
              }
            </Translate>
          </p>
        </div>
      </div>
      <HealthScale report={report} />
      <Measures
        reportNumber={report.number}
        explained={['stateOfHealth', 'uncertainty']}
        values={[
          ['ratedCapacity', kwh(report.ratedCapacityKwh)],
          ['usableCapacity', kwh(report.usableCapacityKwh)],
          ['cellSpread', measure(report.cellSpread, 'mV')],
          ['fastCharging', percent(report.charging.fastShare)],
        ]}
      />
    </>
  );
}
