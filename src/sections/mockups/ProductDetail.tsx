import type { ReactNode } from 'react';

import { Badge } from '@site/src/components/ui/Badge';
import { Icon } from '@site/src/components/ui/Icon';
import { sampleFleet as fleet, peersLost, pointsLost } from '@site/src/domain/sample-fleet';
import { sampleLine as line } from '@site/src/domain/sample-line';
import { sampleReports } from '@site/src/domain/sample-report';
import { useFormats } from '@site/src/hooks/useFormats';
import type { Product } from '@site/src/hooks/useProducts';
import { sampleMark } from '../report/report-labels';
import { VerdictBox } from '../report/VerdictBox';
import { findingColours } from '../shared/finding-colours';
import { AlertReason, AlertTitle, peersLabel } from './AlertText';
import { BatteryPack } from './BatteryPack';
import { Gauge } from './Gauge';
import { PackPlace } from './PackPlace';

/** One moment of each product, whole: what the certificate says, the mail that an alert is, and where the cell sits. */
const details: Record<NonNullable<Product['picture']>, () => ReactNode> = {
  'report-phone': CertificateDial,
  'fleet-console': AlertMail,
  'line-dashboard': PackMap,
};

/** A detail of a product, for a card. Decorative: the card says it in words. */
export function ProductDetail({ picture }: Pick<Product, 'picture'>) {
  const Detail = picture ? details[picture] : BatteryPack;
  return (
    <div
      aria-hidden="true"
      data-mockup="detail"
      className="mx-auto flex w-full max-w-[21rem] flex-col justify-center gap-3 rounded-lg bg-surface p-4 text-sm text-body shadow-overlay"
    >
      <Detail />
    </div>
  );
}

/** The state of health as the certificate gives it, with its verdict. */
function CertificateDial() {
  const { percent, shortUncertainty } = useFormats();
  const { stateOfHealth, uncertainty, verdict } = sampleReports.healthy;
  return (
    <>
      <Badge tone="warning" className="-mb-2 self-end">
        {sampleMark()}
      </Badge>
      <div className="mx-auto w-full max-w-[15rem]">
        <Gauge percent={stateOfHealth}>
          <div className="font-display text-2xl leading-tight font-semibold tracking-display text-ink">
            {percent(stateOfHealth)}
          </div>
          {shortUncertainty(uncertainty)}
        </Gauge>
      </div>
      <VerdictBox verdict={verdict} className="p-3 leading-tight" />
    </>
  );
}

function AlertMail() {
  const { month, number } = useFormats();
  const lost = pointsLost(fleet.watched.history);
  const losses = [
    { name: fleet.watched.name, loss: lost, colour: findingColours.watch },
    { name: peersLabel(), loss: peersLost(), colour: findingColours.normal },
  ];
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line pb-3">
        <span className="shrink-0 rounded-full bg-warning-tint p-2 text-warning">
          <Icon name="bell" />
        </span>
        <span className="grow font-semibold text-ink">BatStream</span>
        <span className="text-muted">{month(fleet.months.at(-1)!)}</span>
      </div>
      <div className="font-display text-lg leading-tight font-semibold text-ink">
        <AlertTitle />
      </div>
      <div className="text-base">
        <AlertReason />
      </div>
      <div className="flex flex-col gap-1">
        {losses.map(({ name, loss, colour }) => (
          <div key={name}>
            <div className="flex justify-between gap-4 tabular-nums">
              <span>{name}</span>
              <span className="font-semibold text-ink">{number(loss, { minimumFractionDigits: 1 })}</span>
            </div>
            <div style={{ width: `${(100 * loss) / lost}%` }} className={`h-3 rounded-sm ${colour}`} />
          </div>
        ))}
      </div>
    </>
  );
}

function PackMap() {
  const { cell, cellsPerModule, module, modules } = line.place;
  const count = (length: number) => Array.from({ length }, (_, index) => index + 1);
  return (
    <>
      <div className="grid grid-cols-4 gap-2 rounded-lg bg-night p-2">
        {count(modules).map((candidate) => (
          <div
            key={candidate}
            className={`grid grid-cols-3 gap-1 rounded-md p-1 ${candidate === module ? 'bg-aurora' : 'bg-night-line'}`}
          >
            {count(cellsPerModule).map((place) => (
              <span
                key={place}
                className={`aspect-square rounded-full ${candidate !== module ? 'bg-on-night-muted/40' : place === cell ? `${findingColours.act} ring-2 ring-danger/30` : 'bg-action/50'}`}
              />
            ))}
          </div>
        ))}
      </div>
      <div className="font-semibold text-ink">
        <PackPlace />
      </div>
    </>
  );
}
