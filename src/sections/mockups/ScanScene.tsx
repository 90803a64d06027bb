import { Badge } from '@site/src/components/ui/Badge';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import { cellSpread as cellSpreadLabel, sampleMark, shortHealth, usableCapacity } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { onWide } from '../shared/on-wide';
import { Gauge } from './Gauge';
import { SceneCards } from './SceneCards';

/** As far as the edge of the adapter: on tablets always the same; on wide screens the view stays at the middle, and the phone goes outwards. */
const toAdapter = 'clamp(min(7.625rem, 50vw - 30.875rem), (1024px - 100vw) * 9999, 6.375rem)';

/** What BatScan's adapter reads, before the view of a car in whose socket it is. */
export function ScanScene() {
  const { percent, shortUncertainty, measure } = useFormats();
  const { vehicle, stateOfHealth, uncertainty, usableCapacityKwh, cellSpread, verdict } = sampleReports.healthy;
  return (
    <SceneCards
      name="scan"
      place={{ width: '17rem' }}
      leads="left"
      reach={toAdapter}
      from={onWide('11.375rem', '13.25rem')}
      isPhone
      brief={
        <>
          <span className="font-display text-2xl leading-none font-semibold tracking-display text-ink">
            {percent(stateOfHealth)}
          </span>
          {shortHealth()}
          <Badge className="mt-1 justify-self-start">{sampleMark()}</Badge>
        </>
      }
    >
      <p className="flex items-center justify-between gap-2 font-display font-semibold text-ink">
        BatScan
        <Badge className="shrink-0">{sampleMark()}</Badge>
      </p>
      <p className="leading-tight font-semibold text-ink">{vehicle}</p>
      <Gauge percent={stateOfHealth}>
        <div className="font-display text-2xl leading-tight font-semibold tracking-display text-ink">
          {percent(stateOfHealth)}
        </div>
        {shortUncertainty(uncertainty)}
      </Gauge>
      <div className="grid gap-1 leading-tight">
        {[
          [usableCapacity(), measure(usableCapacityKwh, 'kWh')],
          [cellSpreadLabel(), measure(cellSpread, 'mV')],
        ].map(([name, value]) => (
          <p key={name} className="flex justify-between gap-3 border-t border-line pt-1">
            {name}
            <span className="font-semibold text-ink">{value}</span>
          </p>
        ))}
      </div>
      <VerdictBox verdict={verdict} className="p-3 leading-tight" />
    </SceneCards>
  );
}
