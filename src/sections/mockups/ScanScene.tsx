import { Badge } from '@site/src/components/ui/Badge';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { Gauge } from './Gauge';

/** What BatScan's adapter reads, before the view of a car in whose socket it is. */
export function ScanScene() {
  const { percent, shortUncertainty } = useFormats();
  const { vehicle, stateOfHealth, uncertainty, verdict } = sampleReports.healthy;
  return (
    <div aria-hidden="true" data-mockup="scan" className="relative h-[16rem] text-sm text-body md:h-[26rem] lg:h-auto">
      {/* Phones and tablets have room for the figure alone. */}
      <div className="absolute right-0 bottom-[6rem] grid gap-1 rounded-lg bg-surface p-3 leading-tight shadow-overlay lg:hidden">
        <span className="font-display text-2xl leading-none font-semibold tracking-display text-ink">
          {percent(stateOfHealth)}
        </span>
        {shortUncertainty(uncertainty)}
        <Badge className="mt-1 justify-self-start">{sampleMark()}</Badge>
      </div>
      <div className="relative ml-auto grid w-[17rem] items-center gap-3 rounded-lg bg-surface p-4 shadow-overlay max-lg:hidden lg:mt-[14rem]">
        {/* To the adapter. */}
        <span className="absolute right-full bottom-[6rem] w-24 border-t border-dashed border-aurora">
          <span className="absolute -top-1 right-full size-2 rounded-full bg-aurora" />
        </span>
        <p className="flex flex-wrap items-center justify-between gap-2 leading-tight font-semibold text-ink">
          {vehicle}
          <Badge className="shrink-0">{sampleMark()}</Badge>
        </p>
        <Gauge percent={stateOfHealth}>
          <div className="font-display text-2xl leading-tight font-semibold tracking-display text-ink">
            {percent(stateOfHealth)}
          </div>
          {shortUncertainty(uncertainty)}
        </Gauge>
        <VerdictBox verdict={verdict} className="p-3 leading-tight" />
      </div>
    </div>
  );
}
