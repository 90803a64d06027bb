import Translate, { translate } from '@docusaurus/Translate';

import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';

const [start, end] = [70, 100];
const along = (percent: number) => (100 * (percent - start)) / (end - start);

/** The measured state of health with its uncertainty against what is usual for the vehicle. */
export function HealthScale({ report }: { report: CompleteReport }) {
  const { percent, number } = useFormats();
  const { stateOfHealth, uncertainty, expected } = report;
  return (
    <div
      role="img"
      aria-label={translate(
        {
          id: 'report.scale.alt',
          message: 'Scale: measured {measured} ± {uncertainty}; usual for model, age and mileage are {from} to {to}.',
          description: 'Text alternative of the scale in the report; all are percentages',
        },
        {
          measured: percent(stateOfHealth),
          uncertainty: number(uncertainty),
          from: percent(expected.from),
          to: percent(expected.to),
        },
      )}
      className="flex flex-col gap-2 text-muted"
    >
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" className="h-9 w-full overflow-visible">
        <rect
          x={along(expected.from)}
          width={along(expected.to) - along(expected.from)}
          height="9"
          className="fill-action-tint"
        />
        <path d="M0 4.5H100" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        <path
          d={`M${along(stateOfHealth - uncertainty)} 4.5H${along(stateOfHealth + uncertainty)}`}
          strokeWidth="8"
          className="stroke-action/50"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${along(stateOfHealth)} 0.5V8.5`}
          strokeWidth="4"
          className="stroke-action"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className="flex justify-between tabular-nums">
        {[start, 80, 90, end].map((value) => (
          <span key={value}>{percent(value)}</span>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="h-4 w-1 bg-action" />
          <Translate id="report.scale.measured" description="Legend of the scale in the report">
            Measured, with its uncertainty
          </Translate>
        </span>
        <span className="flex items-center gap-2">
          <span className="h-4 w-6 bg-action-tint" />
          <Translate id="report.scale.expected" description="Legend of the scale in the report">
            Usual for model, age and mileage
          </Translate>
        </span>
      </p>
    </div>
  );
}
