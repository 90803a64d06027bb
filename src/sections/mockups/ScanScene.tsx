import { Badge } from '@site/src/components/ui/Badge';
import { nameOnNight } from '@site/src/domain/illustrations';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { Drawing } from '../shared/Drawing';
import { Gauge } from './Gauge';

/** BatScan at work: the adapter in a car's socket, the phone beside it, and what the certificate will say. */
export function ScanScene() {
  const { percent, shortUncertainty } = useFormats();
  const { vehicle, stateOfHealth, uncertainty, verdict } = sampleReports.healthy;
  return (
    <div aria-hidden="true" data-mockup="scan" className="relative">
      <Drawing name={nameOnNight('socket')} urgent className="w-full lg:-mb-16 lg:w-[120%] lg:max-w-none" />
      {/* Phones and tablets have room for the figure alone. */}
      <div className="absolute bottom-0 left-0 grid gap-1 rounded-lg bg-surface p-3 text-sm leading-tight text-body shadow-overlay lg:hidden">
        <span className="font-display text-2xl leading-none font-semibold tracking-display text-ink">
          {percent(stateOfHealth)}
        </span>
        {shortUncertainty(uncertainty)}
        <Badge className="mt-1 justify-self-start">{sampleMark()}</Badge>
      </div>
      {/* Held at its upper edge, so that it stays in its place while the page arrives. */}
      <div className="absolute top-[52%] -left-16 grid w-1/2 items-center gap-3 rounded-lg bg-surface p-4 text-sm text-body shadow-overlay max-lg:hidden">
        {/* To the phone that it enlarges. */}
        <span style={{ top: '57%' }} className="absolute left-full w-24 border-t border-dashed border-aurora">
          <span className="absolute -top-1 left-full size-2 rounded-full bg-aurora-strong" />
        </span>
        <p className="col-span-full flex flex-wrap items-center justify-between gap-2 leading-tight font-semibold text-ink">
          {vehicle}
          <Badge className="shrink-0">{sampleMark()}</Badge>
        </p>
        <Gauge percent={stateOfHealth}>
          <div className="font-display text-2xl leading-tight font-semibold tracking-display text-ink">
            {percent(stateOfHealth)}
          </div>
          {shortUncertainty(uncertainty)}
        </Gauge>
        <VerdictBox verdict={verdict} className="col-span-full p-3 leading-tight" />
      </div>
    </div>
  );
}
