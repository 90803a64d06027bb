import { Badge } from '@site/src/components/ui/Badge';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { Drawing } from '../shared/Drawing';
import { Gauge } from './Gauge';

/** BatScan at work: the adapter in a car's socket, the phone beside it, and what the certificate will say. */
export function ScanScene() {
  const { percent, shortUncertainty } = useFormats();
  const { stateOfHealth, uncertainty, verdict } = sampleReports.healthy;
  const margin = shortUncertainty(uncertainty);
  return (
    <div aria-hidden="true" data-mockup="scan" className="relative">
      <Drawing name="socket" urgent className="w-full lg:-mb-16 lg:w-[120%] lg:max-w-none" />
      {/* On phones the dial has no room for the uncertainty. Elsewhere held at its upper edge, so that it stays in its place
      while the page arrives. */}
      <div className="relative -mt-8 flex flex-wrap items-center gap-3 rounded-lg bg-surface p-4 text-sm text-body shadow-overlay sm:absolute sm:top-[52%] sm:mt-0 sm:w-2/5 sm:flex-col sm:items-stretch lg:-left-12 lg:w-[54%]">
        <div className="flex-1 basis-32 sm:basis-auto">
          <Gauge percent={stateOfHealth}>
            <div className="font-display text-2xl leading-tight font-semibold tracking-display text-ink max-sm:pt-3">
              {percent(stateOfHealth)}
            </div>
            <span className="max-sm:hidden">{margin}</span>
          </Gauge>
        </div>
        <div className="flex flex-1 basis-32 flex-col gap-2 sm:contents">
          <Badge tone="warning" className="self-end sm:order-first sm:-mb-2">
            {sampleMark()}
          </Badge>
          <p className="font-semibold text-ink sm:hidden">{margin}</p>
          <VerdictBox verdict={verdict} className="p-3 leading-tight" />
        </div>
      </div>
    </div>
  );
}
