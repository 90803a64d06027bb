import Translate, { translate } from '@docusaurus/Translate';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';

const scale = { from: 70, to: 100 };
const left = (percent: number) => ({ left: `${along(scale, percent)}%` });
const width = (percent: number) => ({ width: `${along(scale, scale.from + percent)}%` });

interface HealthScaleProps {
  report: CompleteReport;
  /** Across a page, with its figures at the mark and at the band instead of a legend. */
  isLarge?: boolean;
}

/** The measured state of health with its uncertainty against what is usual for the vehicle. */
export function HealthScale({ report, isLarge }: HealthScaleProps) {
  const { number, percent, range, uncertainty: margin, shortUncertainty } = useFormats();
  const { stateOfHealth, uncertainty, expected } = report;
  const expectedLabel = translate({
    id: 'report.scale.expected',
    message: 'Usual for model, age and mileage',
    description: 'Legend of the scale in the report',
  });
  return (
    <div
      role="img"
      aria-label={translate(
        {
          id: 'report.scale.alt',
          message: 'Scale: measured {measured} {uncertainty}; usual for model, age and mileage: {from} to {to}.',
          description:
            'Text alternative of the scale in the report; {uncertainty} is "± 1.5 percentage points", the others are percentages',
        },
        {
          measured: percent(stateOfHealth),
          uncertainty: margin(uncertainty),
          from: number(expected.from),
          to: percent(expected.to),
        },
      )}
      className="flex flex-col gap-2 text-muted"
    >
      <Ruler {...scale} format={percent} className={isLarge ? 'h-24' : 'h-8'}>
        <span
          style={{ ...left(expected.from), ...width(expected.to - expected.from) }}
          className="absolute inset-y-0 bg-action/30"
        />
        {isLarge && (
          <span
            style={{ width: `${along(scale, expected.from)}%` }}
            className="absolute inset-y-0 flex flex-col justify-center pr-4 text-right text-base leading-tight"
          >
            {expectedLabel}
            <span className="font-semibold text-ink">{range(expected.from, expected.to, percent)}</span>
          </span>
        )}
        <span
          style={{ ...left(stateOfHealth - uncertainty), ...width(2 * uncertainty) }}
          className={`absolute top-1/2 -translate-y-1/2 bg-action/50 ${isLarge ? 'h-8' : 'h-2'}`}
        />
        <span style={left(stateOfHealth)} className="absolute inset-y-0 w-1 -translate-x-1/2 bg-action" />
        {isLarge && (
          <span
            style={left(stateOfHealth)}
            className="absolute bottom-full flex -translate-x-1/2 flex-col items-center pb-2 whitespace-nowrap"
          >
            <span className="font-display text-5xl font-semibold tracking-display text-ink">
              {percent(stateOfHealth)}
            </span>
            <span className="text-base">{shortUncertainty(uncertainty)}</span>
          </span>
        )}
      </Ruler>
      {!isLarge && (
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span className="flex items-center gap-2">
            <span className="h-4 w-1 bg-action" />
            <Translate id="report.scale.measured" description="Legend of the scale in the report">
              Measured, with its uncertainty
            </Translate>
          </span>
          <span className="flex items-center gap-2">
            <span className="h-4 w-6 bg-action/30" />
            {expectedLabel}
          </span>
        </p>
      )}
    </div>
  );
}
