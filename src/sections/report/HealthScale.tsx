import Translate from '@docusaurus/Translate';

import { along, Ruler } from '@site/src/components/ui/Ruler';
import type { CompleteReport } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { usualLabel } from './report-labels';
import { useScaleText } from './report-texts';

/** The part of the scale that batteries in use stand on, in percent. */
export const scale = { from: 70, to: 100 };
const left = (percent: number) => ({ left: `${along(scale, percent)}%` });
const width = (percent: number) => ({ width: `${along(scale, scale.from + percent)}%` });

/** The measured state of health with its uncertainty against what is usual for the vehicle. */
export function HealthScale({ report }: { report: CompleteReport }) {
  const { percent } = useFormats();
  const { stateOfHealth, uncertainty, expected } = report;
  return (
    <div role="img" aria-label={useScaleText(report)} className="flex flex-col gap-2 text-muted">
      <Ruler {...scale} format={percent} className="h-8">
        <span
          style={{ ...left(expected.from), ...width(expected.to - expected.from) }}
          className="absolute inset-y-0 bg-action/30"
        />
        <span
          style={{ ...left(stateOfHealth - uncertainty), ...width(2 * uncertainty) }}
          className="absolute top-1/2 h-2 -translate-y-1/2 bg-action/50"
        />
        <span style={left(stateOfHealth)} className="absolute inset-y-0 w-1 -translate-x-1/2 bg-action" />
      </Ruler>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span className="flex items-center gap-2">
          <span className="h-4 w-1 bg-action" />
          <Translate id="report.scale.measured" description="Legend of the scale in the report">
            Measured, with its uncertainty
          </Translate>
        </span>
        <span className="flex items-center gap-2">
          <span className="h-4 w-6 bg-action/30" />
          {usualLabel()}
        </span>
      </p>
    </div>
  );
}
