import Translate, { translate } from '@docusaurus/Translate';

import { Badge } from '@site/src/components/ui/Badge';
import { verdicts } from '@site/src/domain/verified-report';
import { odometerLabel, sampleMark, testDateLabel } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { CheckedBy } from './CheckedBy';
import { CheckedHead, Fill, When } from './CheckParts';

/** What a report says whose signature is ours, as a certificate. */
export function CheckedReport() {
  const facts = [
    [translate({ id: 'report.modelYear', message: 'Model year', description: 'In the report' }), 'modelYear'],
    [odometerLabel(), 'odometer'],
    [testDateLabel(), 'date'],
  ] as const;
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 text-body shadow-overlay sm:p-8">
      <CheckedHead
        number={<Fill of="number" />}
        mark={
          <When is="sample">
            <Badge>{sampleMark()}</Badge>
          </When>
        }
      />
      <p className="font-display text-xl font-semibold text-ink">
        <Fill of="vehicle" />
      </p>
      <When is="figures">
        <p className="font-display text-4xl font-semibold tracking-display text-ink">
          <Fill of="stateOfHealth" />
        </p>
        <p className="font-semibold text-ink">
          <Translate
            id="common.uncertainty"
            description="How sure a percentage is; {points} is a number such as 1.5"
            values={{ points: <Fill of="points" /> }}
          >
            {'± {points} percentage points'}
          </Translate>
        </p>
        <p className="mb-4">
          <Translate id="report.stateOfHealth" description="Measure of a battery report">
            State of health
          </Translate>
        </p>
        {verdicts.map((verdict) => (
          <When key={verdict} is={`verdict-${verdict}`}>
            <VerdictBox verdict={verdict} className="px-4 py-3 text-base" />
          </When>
        ))}
      </When>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([term, fill]) => (
          <div key={fill}>
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium text-ink">
              <Fill of={fill} />
            </dd>
          </div>
        ))}
      </dl>
      <CheckedBy />
    </div>
  );
}
